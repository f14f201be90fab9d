import { Effect, Fiber } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { HttpPort, HttpRequest } from "#core/ports/http.ts"
import { type Echo, largeText, makeEchoServer, type EchoServer, swedishText } from "./echo-server.ts"

export interface HttpUnderTest {
  readonly port: HttpPort["Service"]
  /** A port of the same kind whose server is unreachable. */
  readonly unreachable: HttpPort["Service"]
  readonly close?: () => Promise<void>
}

const get = (path: string, query: HttpRequest["query"] = []): HttpRequest => ({
  method: "GET",
  path,
  query,
  headers: {}
})

/** The tests that every HTTP port must pass: it sends one request and returns a response or a typed failure. `make` connects a port to the server's /base. */
export const httpPortSuite = (name: string, make: (server: EchoServer) => Promise<HttpUnderTest>): void => {
  describe(`HttpPort: ${name}`, () => {
    let server: EchoServer
    let underTest: HttpUnderTest
    const send = (request: HttpRequest) => Effect.runPromise(Effect.result(underTest.port.send(request)))
    const sendForResponse = async (request: HttpRequest) => {
      const outcome = await send(request)
      if (outcome._tag === "Failure")
        throw new Error(`No response: ${outcome.failure.reason}`, { cause: outcome.failure.cause })
      return outcome.success
    }
    const echo = async (request: HttpRequest) => JSON.parse((await sendForResponse(request)).text) as Echo

    beforeEach(async () => {
      server = makeEchoServer()
      underTest = await make(server)
    })
    afterEach(() => underTest.close?.())

    it.each([200, 201, 400, 401, 404, 409, 422, 429, 500, 503])(
      "returns status %i with its body instead of failing",
      async (status) => {
        const response = await sendForResponse(get(`/status/${status}`))
        expect(response.status).toBe(status)
        expect(JSON.parse(response.text)).toEqual({ errors: [{ code: "ERR_TEST", message: "Nej" }] })
      }
    )

    it("decodes UTF-8 text, and returns header names in lower case", async () => {
      const { text, headers } = await sendForResponse(get("/text"))
      expect(text).toBe(swedishText)
      expect(headers).toMatchObject({
        "x-odd-case": "Yes",
        "x-twice": "one, two",
        "content-type": "text/plain; charset=utf-8"
      })
      expect(Object.keys(headers).filter((name) => name !== name.toLowerCase())).toEqual([])
    })

    it("sends the given headers unchanged", async () => {
      const { headers } = await echo({
        ...get("/echo"),
        headers: { authorization: "Bearer a.b.c", "cache-control": "no-cache", "idempotency-key": "k-1" }
      })
      expect(headers).toMatchObject({
        authorization: "Bearer a.b.c",
        "cache-control": "no-cache",
        "idempotency-key": "k-1"
      })
    })

    it("encodes the query: åäö, '&', '=', '+', '%', spaces, empty values and repeated names", async () => {
      const query = [
        ["Q", "räksmörgås & dill"],
        ["Brands", "Å=Ä"],
        ["Brands", "a+b"],
        ["take", "100 %"],
        ["store", ""],
        ["name?", "#1/2"]
      ] as const
      const receivedRequest = await echo(get("/echo", query))
      expect(receivedRequest.query).toEqual(query)
    })

    it("does not encode an encoded path again, and encodes raw åäö", async () => {
      const encodedRequest = await echo(get("/echo/k%C3%B6tt%20%26%20chark%2Flunch"))
      expect(encodedRequest.path).toBe("/base/echo/k%C3%B6tt%20%26%20chark%2Flunch")
      const rawRequest = await echo(get("/echo/mjölk-ost-ägg"))
      expect(decodeURIComponent(rawRequest.path)).toBe("/base/echo/mjölk-ost-ägg")
    })

    it("sends no query when there is none", async () => {
      expect((await echo(get("/echo"))).query).toEqual([])
    })

    it("sends a JSON body with its content type", async () => {
      const text = JSON.stringify({ storeNumber: "3201", name: "Blåbär & grädde", quantity: 1.5 })
      const receivedRequest = await echo({ ...get("/echo"), method: "POST", body: { type: "json", text } })
      expect(receivedRequest).toMatchObject({ method: "POST", body: text })
      expect(receivedRequest.headers["content-type"]).toMatch(/^application\/json\b/)
    })

    it("sends a form body with its content type", async () => {
      const text = new URLSearchParams({
        grant_type: "password",
        username: "åsa@exempel.se",
        password: "a&b=c d"
      }).toString()
      const receivedRequest = await echo({ ...get("/echo"), method: "POST", body: { type: "form", text } })
      expect(Object.fromEntries(new URLSearchParams(receivedRequest.body))).toEqual({
        grant_type: "password",
        username: "åsa@exempel.se",
        password: "a&b=c d"
      })
      expect(receivedRequest.headers["content-type"]).toMatch(/^application\/x-www-form-urlencoded\b/)
    })

    it.each(["PUT", "DELETE"] as const)("sends %s with and without a body", async (method) => {
      expect(await echo({ ...get("/echo"), method })).toMatchObject({ method, body: "" })
      expect(await echo({ ...get("/echo"), method, body: { type: "json", text: "{}" } })).toMatchObject({
        method,
        body: "{}"
      })
    })

    it("returns 204 with an empty text", async () => {
      expect(await sendForResponse(get("/empty"))).toMatchObject({ status: 204, text: "" })
    })

    it("returns a body of several megabytes", async () => {
      const { text } = await sendForResponse(get("/large"))
      expect(text.length).toBe(largeText.length)
      expect(text === largeText).toBe(true)
    })

    it("fails as unreachable when no server listens", async () => {
      const outcome = await Effect.runPromise(Effect.result(underTest.unreachable.send(get("/echo"))))
      expect(outcome).toMatchObject({
        _tag: "Failure",
        failure: { _tag: "HttpUnavailable", reason: "unreachable", path: "/echo" }
      })
    })

    it("fails as unreachable when the response is truncated", async () => {
      expect(await send(get("/half"))).toMatchObject({
        _tag: "Failure",
        failure: { _tag: "HttpUnavailable", reason: "unreachable", path: "/half" }
      })
    })

    it("aborts the request when the effect is interrupted", async () => {
      const fiber = Effect.runFork(underTest.port.send(get("/hanging")))
      await server.arrival
      await Effect.runPromise(Fiber.interrupt(fiber))
      await expect(server.clientAbort).resolves.toBeUndefined()
    })

    it("sends two requests concurrently", async () => {
      const responses = await Promise.all([sendForResponse(get("/pair")), sendForResponse(get("/pair"))])
      expect(responses.map(({ text }) => text)).toEqual(["both", "both"])
    })

    it("sends a request of its own for each run of the same effect", async () => {
      const effect = underTest.port.send(get("/pair"))
      const [firstResponse, secondResponse] = await Promise.all([Effect.runPromise(effect), Effect.runPromise(effect)])
      expect([firstResponse.text, secondResponse.text]).toEqual(["both", "both"])
    })
  })
}
