import { describe, expect, it } from "vitest"
import { makeFakeHttp, respondWithJson, unreachable } from "#adapters/fakes/fake-http.ts"
import { ProviderUnavailable } from "./captcha-provider.ts"
import { makeRecaptcha } from "./recaptcha.ts"

const context = { database: null as never, now: 1_000, ipAddress: "192.0.2.1" }

const setUpRecaptcha = (server: Parameters<typeof makeFakeHttp>[0]) => {
  const http = makeFakeHttp(server)
  return { ...http, captcha: makeRecaptcha({ siteKey: "site", secret: "secret", http: http.port }) }
}

describe("makeRecaptcha", () => {
  it("sends the secret, the token and the client's address to the provider's server", async () => {
    const { captcha, sent } = setUpRecaptcha(() => respondWithJson({ success: true, hostname: "skafferi.example" }))
    expect(await captcha.verify("to&ken", context)).toBe(121_000)
    expect(sent).toMatchObject([
      {
        method: "POST",
        path: "/siteverify",
        body: { type: "form", text: "secret=secret&response=to%26ken&remoteip=192.0.2.1" }
      }
    ])
  })

  it("returns null for a token that the provider rejects", async () => {
    const { captcha } = setUpRecaptcha(() =>
      respondWithJson({ success: false, "error-codes": ["timeout-or-duplicate"] })
    )
    expect(await captcha.verify("token", context)).toBeNull()
  })

  it.each([
    ["does not respond", () => unreachable()],
    ["responds with an error", () => respondWithJson({}, 500)]
  ])("rejects with ProviderUnavailable when the provider %s", async (_, server) => {
    const failure = await setUpRecaptcha(server)
      .captcha.verify("token", context)
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ProviderUnavailable)
  })
})
