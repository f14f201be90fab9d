import { describe, expect, it } from "vitest"
import { respondWithJson, respondWithError } from "#adapters/fakes/fake-http.ts"
import { listCookies } from "#core/content/list-cookies.ts"
import { withFakeShop } from "./fake-shop.ts"

describe("listCookies", () => {
  it("reads name and category of each cookie", () =>
    withFakeShop(
      () =>
        respondWithJson({
          data: { getCookies: { domain: "www.exempel.se", cookies: [{ Name: "session", Category: "necessary" }] } }
        }),
      async (shop) => {
        expect(await shop.run(listCookies())).toMatchObject({ success: [{ name: "session", category: "necessary" }] })
        expect(shop.sent).toMatchObject([{ method: "POST", path: "/graphql" }])
        expect(JSON.parse(shop.sent[0]?.body?.text ?? "null")).toMatchObject({
          operationName: "getCookies",
          query: expect.stringMatching(/^query getCookies \{/)
        })
      }
    ))

  it("fails with CookiesUnavailable when the API fails", () =>
    withFakeShop(
      () => respondWithError(500, "ERR_INTERNAL"),
      async (shop) => {
        expect(await shop.run(listCookies())).toMatchObject({ failure: { _tag: "CookiesUnavailable" } })
      }
    ))
})
