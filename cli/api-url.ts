import { CliFailure, exitCodes } from "./exit-codes.ts"

/** Ends the command unless this is an http or https URL. */
export const assertApiUrl = (api: string): void => {
  if (URL.canParse(api) && /^https?:$/.test(new URL(api).protocol)) return
  throw new CliFailure(
    exitCodes.usage,
    `'${api}' is not a URL of an API; give its base URL, as in --api http://localhost:3000/api/v1.`
  )
}
