import { Effect, Fiber } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { HttpPort, HttpRequest } from "#core/ports/http.ts"
import { type Echo, largeText, makeOtherSide, type OtherSide, swedishText } from "./other-side.ts"

export interface HttpUnderTest {
  readonly port: HttpPort["Service"]
  /** A port of the same kind whose other side is not there. */
  readonly nowhere: HttpPort["Service"]
  readonly close?: () => Promise<void>
}

const get = (path: string, query: HttpRequest["query"] = []): HttpRequest => ({ method: "GET", path, query, headers: {} })

/** What every HTTP port promises: one request, once, and an answer or a typed failure. `make` stands it before this other side, below /base. */
export const httpPortSuite = (name: string, make: (side: OtherSide) => Promise<HttpUnderTest>): void => {
  describe(`HttpPort: ${name}`, () => {
    let side: OtherSide
    let tested: HttpUnderTest
    const send = (request: HttpRequest) => Effect.runPromise(Effect.result(tested.port.send(request)))
    const answered = async (request: HttpRequest) => {
      const outcome = await send(request)
      if (outcome._tag === "Failure") throw new Error(`No answer: ${outcome.failure.reason}`, { cause: outcome.failure.cause })
      return outcome.success
    }
    const echoed = async (request: HttpRequest) => JSON.parse((await answered(request)).text) as Echo

    beforeEach(async () => {
      side = makeOtherSide()
      tested = await make(side)
    })
    afterEach(() => tested.close?.())

    it.each([200, 201, 400, 401, 404, 409, 422, 429, 500, 503])("answers status %i with its body; no status is a failure", async (status) => {
      const answer = await answered(get(`/status/${status}`))
      expect(answer.status).toBe(status)
      expect(JSON.parse(answer.text)).toEqual({ errors: [{ code: "ERR_TEST", message: "Nej" }] })
    })

    it("answers the text with åäö, and the names of headers in lower case", async () => {
      const { text, headers } = await answered(get("/text"))
      expect(text).toBe(swedishText)
      expect(headers).toMatchObject({ "x-odd-case": "Yes", "x-twice": "one, two", "content-type": "text/plain; charset=utf-8" })
      expect(Object.keys(headers).filter((name) => name !== name.toLowerCase())).toEqual([])
    })

    it("takes no header that it was not given for its own: what is asked for arrives as it is", async () => {
      const { headers } = await echoed({ ...get("/echo"), headers: { authorization: "Bearer a.b.c", "cache-control": "no-cache", "idempotency-key": "k-1" } })
      expect(headers).toMatchObject({ authorization: "Bearer a.b.c", "cache-control": "no-cache", "idempotency-key": "k-1" })
    })

    it("encodes the query: åäö, '&', '=', '+', '%', blanks, empty values and names that come twice", async () => {
      const query = [["Q", "räksmörgås & dill"], ["Brands", "Å=Ä"], ["Brands", "a+b"], ["take", "100 %"], ["store", ""], ["name?", "#1/2"]] as const
      const seen = await echoed(get("/echo", query))
      expect(seen.query).toEqual(query)
    })

    it("leaves an encoded path as it is and encodes raw åäö in it", async () => {
      const encoded = await echoed(get("/echo/k%C3%B6tt%20%26%20chark%2Flunch"))
      expect(encoded.path).toBe("/base/echo/k%C3%B6tt%20%26%20chark%2Flunch")
      const raw = await echoed(get("/echo/mjölk-ost-ägg"))
      expect(decodeURIComponent(raw.path)).toBe("/base/echo/mjölk-ost-ägg")
    })

    it("asks without a question mark where there is no query", async () => {
      expect((await echoed(get("/echo"))).query).toEqual([])
    })

    it("sends a JSON body with its type", async () => {
      const text = JSON.stringify({ storeNumber: "3201", name: "Blåbär & grädde", quantity: 1.5 })
      const seen = await echoed({ ...get("/echo"), method: "POST", body: { type: "json", text } })
      expect(seen).toMatchObject({ method: "POST", body: text })
      expect(seen.headers["content-type"]).toMatch(/^application\/json\b/)
    })

    it("sends a form body with its type", async () => {
      const text = new URLSearchParams({ grant_type: "password", username: "åsa@exempel.se", password: "a&b=c d" }).toString()
      const seen = await echoed({ ...get("/echo"), method: "POST", body: { type: "form", text } })
      expect(Object.fromEntries(new URLSearchParams(seen.body))).toEqual({ grant_type: "password", username: "åsa@exempel.se", password: "a&b=c d" })
      expect(seen.headers["content-type"]).toMatch(/^application\/x-www-form-urlencoded\b/)
    })

    it.each(["PUT", "DELETE"] as const)("sends %s, with a body and without", async (method) => {
      expect(await echoed({ ...get("/echo"), method })).toMatchObject({ method, body: "" })
      expect(await echoed({ ...get("/echo"), method, body: { type: "json", text: "{}" } })).toMatchObject({ method, body: "{}" })
    })

    it("answers 204 with an empty text", async () => {
      expect(await answered(get("/empty"))).toMatchObject({ status: 204, text: "" })
    })

    it("answers a body of megabytes whole", async () => {
      const { text } = await answered(get("/large"))
      expect(text.length).toBe(largeText.length)
      expect(text === largeText).toBe(true)
    })

    it("fails as unreachable where nobody answers", async () => {
      const outcome = await Effect.runPromise(Effect.result(tested.nowhere.send(get("/echo"))))
      expect(outcome).toMatchObject({ _tag: "Failure", failure: { _tag: "HttpUnavailable", reason: "unreachable", path: "/echo" } })
    })

    it("fails as unreachable when the answer is cut half-way", async () => {
      expect(await send(get("/half"))).toMatchObject({ _tag: "Failure", failure: { _tag: "HttpUnavailable", reason: "unreachable", path: "/half" } })
    })

    it("aborts the request when the effect is interrupted, and the other side sees it", async () => {
      const fiber = Effect.runFork(tested.port.send(get("/hanging")))
      await side.arrived
      await Effect.runPromise(Fiber.interrupt(fiber))
      await expect(side.abandoned).resolves.toBeUndefined()
    })

    it("sends two requests at once: neither waits for the other's answer", async () => {
      const answers = await Promise.all([answered(get("/pair")), answered(get("/pair"))])
      expect(answers.map(({ text }) => text)).toEqual(["both", "both"])
    })

    it("sends nothing before the effect runs, and each run is a request of its own", async () => {
      const effect = tested.port.send(get("/pair"))
      const [first, second] = await Promise.all([Effect.runPromise(effect), Effect.runPromise(effect)])
      expect([first.text, second.text]).toEqual(["both", "both"])
    })
  })
}
