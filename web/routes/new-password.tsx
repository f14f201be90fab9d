import { type LoaderFunctionArgs, useLoaderData, useParams } from "react-router-dom"
import { loaderOptions, loaderUseCase } from "#web/container/router-context.ts"
import type { PageData } from "./page-data.ts"
import { InvalidResetLink } from "#web/features/account/InvalidResetLink.tsx"
import { NewPassword } from "#web/features/account/NewPassword.tsx"
import { pageTitle } from "#web/text/shell.ts"
import * as text from "#web/text/password.ts"
import styles from "./login.module.css"

interface NewPasswordData extends PageData {
  /** Whether the link is known to be used, replaced or too old. */
  readonly isTokenInvalid: boolean
}

export const loader = async (args: LoaderFunctionArgs): Promise<NewPasswordData> => {
  const result = await loaderUseCase(args, "checkResetToken")(
    { token: args.params["token"] ?? "" },
    loaderOptions(args)
  )
  const mayBeValid = result._tag !== "Success" || result.success
  return {
    meta: { title: pageTitle(text.setTitle), noIndex: true },
    isTokenInvalid: !mayBeValid
  }
}

/** The page that the link in the password e-mail opens (ROUTE-14). */
export const Component = () => {
  const { isTokenInvalid } = useLoaderData() as NewPasswordData
  const token = useParams()["token"] ?? ""
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{text.setTitle}</h1>
      {isTokenInvalid ? <InvalidResetLink /> : <NewPassword token={token} />}
    </div>
  )
}
