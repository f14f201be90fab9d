import { Effect } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { listSites } from "#core/assortment/api.ts"
import type { HttpRequest, HttpResponse } from "#core/ports/http.ts"
import { type BackEnd, makeCaller } from "./back-end.ts"

interface RequestOptions {
  readonly query?: Readonly<Record<string, string>>
  readonly json?: unknown
  readonly form?: Readonly<Record<string, string>>
  readonly token?: string
}

interface JsonBodyResponse extends HttpResponse {
  // Tests read responses of many shapes.
  // oxlint-disable-next-line no-explicit-any
  readonly body: any
}

const bodyOf = ({ json, form }: RequestOptions): Pick<HttpRequest, "body"> => {
  if (json !== undefined) return { body: { type: "json", text: JSON.stringify(json) } }
  return form === undefined ? {} : { body: { type: "form", text: new URLSearchParams(form).toString() } }
}

/** The tests of the features that other clients rely on: alternative request formats, and errors that name the problem. */
export const alternativeFormatsSuite = (name: string, open: () => Promise<BackEnd>): void => {
  describe(`the API for other clients: ${name}`, () => {
    let backEnd: BackEnd
    let token = ""
    let storeNumbers: ReadonlyArray<string> = []

    const send = async (
      method: HttpRequest["method"],
      path: string,
      options: RequestOptions = {}
    ): Promise<JsonBodyResponse> => {
      const response = await Effect.runPromise(
        backEnd.port.send({
          method,
          path,
          query: Object.entries(options.query ?? {}),
          headers: options.token === undefined ? {} : { authorization: `Bearer ${options.token}` },
          ...bodyOf(options)
        })
      )
      return { ...response, body: response.text === "" ? null : JSON.parse(response.text) }
    }
    const credentials = () => ({ username: backEnd.customer.email, password: backEnd.customer.password })

    beforeAll(async () => {
      backEnd = await open()
      token = (
        await send("POST", "/connect/token", { form: { grant_type: "password", scope: "shop", ...credentials() } })
      ).body.access_token
      const { data } = await makeCaller(backEnd.port, null).call(listSites, { query: {} })
      storeNumbers = data.sites.map(({ storeNumber }) => storeNumber)
    })

    it("also accepts the store of a cart as a number", async () => {
      const [storeNumber = "", otherNumber = ""] = storeNumbers
      const creationResponse = await send("POST", "/carts", { token, json: { storeNumber: Number(storeNumber) } })
      expect([creationResponse.status, typeof creationResponse.body.store]).toEqual([201, "string"])
      const moveResponse = await send("POST", `/carts/${creationResponse.body.id}/move`, {
        token,
        json: { storeNumber: Number(otherNumber), keepCart: true }
      })
      expect([moveResponse.status, moveResponse.body.store]).toEqual([200, otherNumber])
      expect((await send("DELETE", `/carts/${creationResponse.body.id}`, { token })).status).toBe(204)
    })

    it("issues a token when no scope is requested, and states the token's scope", async () => {
      const { status, body } = await send("POST", "/connect/token", {
        form: { grant_type: "password", ...credentials() }
      })
      expect([status, body.token_type, typeof body.scope]).toEqual([200, "Bearer", "string"])
    })

    it("rejects unsupported grant types", async () => {
      for (const form of [{ grant_type: "client_credentials" }, { grant_type: "magic", ...credentials() }]) {
        const { status, body } = await send("POST", "/connect/token", { form })
        expect([status, body.error, typeof body.error_description]).toEqual([400, "unsupported_grant_type", "string"])
      }
    })

    it("names a missing parameter of a token request", async () => {
      const { status, body } = await send("POST", "/connect/token", {
        form: { grant_type: "password", username: "someone@exempel.se" }
      })
      expect([status, body]).toEqual([400, { error: "invalid_request", error_description: "password is missing" }])
      expect((await send("POST", "/connect/customertoken", { json: {} })).body).toEqual({
        error: "invalid_request",
        error_description: "token is missing"
      })
    })

    it("responds with no-store to calls that start or end a session, whether they succeed or fail", async () => {
      const form = { grant_type: "password", ...credentials() }
      const tokenResponse = await send("POST", "/connect/token", { form })
      const responses = [
        tokenResponse,
        await send("POST", "/connect/token", { form: { grant_type: "magic" } }),
        await send("POST", "/connect/customertoken", { json: { token: "no such token" } }),
        await send("POST", "/connect/revoke", { token: tokenResponse.body.access_token }),
        await send("POST", "/connect/revoke")
      ]
      expect(responses.map(({ status, headers }) => [status, headers["cache-control"]])).toEqual(
        [200, 400, 400, 204, 401].map((status) => [status, "no-store"])
      )
    })

    it("names a missing field of a body and of a query", async () => {
      const cartResponse = await send("POST", "/carts", { token, json: {} })
      expect([cartResponse.status, cartResponse.body.errors]).toEqual([
        400,
        [{ code: "ERR_VALIDATION", message: "storeNumber is missing", field: "storeNumber" }]
      ])
      const codeResponse = await send("GET", "/DiscountCodeMap", { token })
      expect([codeResponse.status, codeResponse.body.errors]).toEqual([
        400,
        [{ code: "ERR_VALIDATION", message: "code is missing", field: "code" }]
      ])
    })
  })
}
