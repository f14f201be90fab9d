import { serializeCookie } from "#adapters/cookies/cookie-header.ts"
import { cookieNames } from "#core/ports/cookie-names.ts"
import * as text from "#web/text/confirm-email.ts"
import { logIn } from "#web/text/shell.ts"
import * as paths from "#web/paths.ts"
import { plainPage } from "./plain-page.ts"

/** The path of the link in the mail to a new e-mail address, followed by a token. */
export const confirmEmailPath = "/bekrafta-epost"

/** The page that the link opens. Only its button confirms the address, because mail scanners open links too. Needs no script. */
export const confirmEmailPage = (): Response =>
  plainPage({ status: 200, heading: text.title, text: text.explanation, action: { submit: text.confirm } })

/** Confirms the address by a call of the API, and responds with the outcome's page. The session in the browser has then ended, so its cookie is removed. */
export const confirmEmail = async (
  request: Request,
  token: string,
  api: (request: Request) => Promise<Response>
): Promise<Response> => {
  const response = await api(
    new Request(new URL("/api/v1/customer/confirmemail", request.url), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ token })
    })
  )
  if (response.status === 204) {
    const page = plainPage({
      status: 200,
      heading: text.confirmedTitle,
      text: text.confirmed,
      action: { href: paths.logIn, label: logIn }
    })
    page.headers.append("set-cookie", serializeCookie(cookieNames.session, "", 0, { secure: false }))
    return page
  }
  const toMyPagesLink = { href: paths.myPages, label: text.toMyPages }
  if (response.status === 400)
    return plainPage({ status: 400, heading: text.invalidTitle, text: text.invalidLink, action: toMyPagesLink })
  if (response.status === 409)
    return plainPage({ status: 409, heading: text.failedTitle, text: text.emailInUse, action: toMyPagesLink })
  return plainPage({ status: 503, heading: text.failedTitle, text: text.failed, action: { submit: text.retry } })
}
