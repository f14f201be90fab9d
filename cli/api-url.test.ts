import { describe, expect, it } from "vitest"
import { assertApiUrl } from "./api-url.ts"
import { exitCodes } from "./exit-codes.ts"

describe("assertApiUrl", () => {
  it.each(["http://localhost:3000/api/v1", "https://api.test"])("accepts %s", (api) => {
    expect(() => assertApiUrl(api)).not.toThrow()
  })

  it.each(["", "localhost", "localhost:3000/api/v1", "ftp://api.test", "httpsx://api.test", "xhttp://api.test"])(
    "refuses '%s' and gives an example of a valid URL",
    (api) => {
      expect(() => assertApiUrl(api)).toThrow(
        expect.objectContaining({
          exitCode: exitCodes.usage,
          message: `'${api}' is not a URL of an API; give its base URL, as in --api http://localhost:3000/api/v1.`
        })
      )
    }
  )
})
