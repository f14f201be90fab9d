import { parseAccept } from "hono/utils/accept"
import { encodeForOneRequest, type Encoding } from "./encoded-document.ts"
import type { Page } from "./page.ts"
import type { CachedPage } from "./page-cache.ts"
import { pageHeaders } from "./security.ts"

/** The preferred one first. */
const encodings: ReadonlyArray<Encoding> = ["br", "gzip"]

/** The encoding that a client prefers, among equal ones the shop's; null for none. A quality of 0 refuses an encoding. */
const chooseEncoding = (acceptedEncodings: string): Encoding | null => {
  const accepted = parseAccept(acceptedEncodings)
  const qualityOf = (encoding: Encoding): number =>
    (accepted.find(({ type }) => type.toLowerCase() === encoding) ?? accepted.find(({ type }) => type === "*"))?.q ?? 0
  const best = encodings.reduce((chosen, encoding) => (qualityOf(encoding) > qualityOf(chosen) ? encoding : chosen))
  return qualityOf(best) > 0 ? best : null
}

/** After how many seconds a client may try again to get a page that is unavailable. */
export const retryAfterSeconds = 5

const responseOf = (
  { method, headers: requestHeaders }: Request,
  { status, policy }: Pick<Page, "status" | "policy">,
  bodyIn: (encoding: Encoding | null) => Buffer<ArrayBuffer>
): Response => {
  const encoding = chooseEncoding(requestHeaders.get("accept-encoding") ?? "")
  const headers = new Headers(pageHeaders(policy))
  headers.set("vary", "accept-encoding, cookie")
  if (encoding !== null) headers.set("content-encoding", encoding)
  if (status === 503) headers.set("retry-after", String(retryAfterSeconds))
  return new Response(method === "HEAD" ? null : bodyIn(encoding), { status, headers })
}

export const cachedPageResponse = (request: Request, page: CachedPage): Response =>
  responseOf(request, page, page.document.in)

/** The response with a page that was rendered for this request alone. */
export const pageResponse = (request: Request, page: Page): Response => {
  const response = responseOf(request, page, (encoding) => encodeForOneRequest(page.htmlParts, encoding))
  for (const cookie of page.setCookies) response.headers.append("set-cookie", cookie)
  return response
}
