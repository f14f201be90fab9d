import { Effect } from "effect"
import { expect, it } from "vitest"
import { recordingHttp, type Exchange } from "./traffic.ts"

it("records the first 20,000 characters of bodies, and forwards whole bodies", async () => {
  const long = JSON.stringify("x".repeat(1_000_000))
  const exchanges: Array<Exchange> = []
  const http = recordingHttp(
    { send: () => Effect.succeed({ status: 200, headers: {}, text: long }) },
    1_000,
    (exchange) => void exchanges.push(exchange)
  )
  const { text } = await Effect.runPromise(
    http.send({ method: "POST", path: "/notes", query: [], headers: {}, body: { type: "json", text: long } })
  )
  expect(text).toBe(long)
  expect(exchanges).toMatchObject([
    { hasJsonBody: true, body: long.slice(0, 20_000), responseBody: long.slice(0, 20_000) }
  ])
})
