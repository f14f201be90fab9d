import { Effect } from "effect"
import { expect, it } from "vitest"
import { recordingHttp, type Exchange } from "./traffic.ts"

it("records the first 20,000 characters of bodies, and forwards whole bodies", async () => {
  const longBody = JSON.stringify("x".repeat(1_000_000))
  const exchanges: Array<Exchange> = []
  const http = recordingHttp(
    { send: () => Effect.succeed({ status: 200, headers: {}, text: longBody }) },
    1_000,
    (exchange) => void exchanges.push(exchange)
  )
  const { text } = await Effect.runPromise(
    http.send({ method: "POST", path: "/notes", query: [], headers: {}, body: { type: "json", text: longBody } })
  )
  expect(text).toBe(longBody)
  expect(exchanges).toMatchObject([
    { hasJsonBody: true, body: longBody.slice(0, 20_000), responseBody: longBody.slice(0, 20_000) }
  ])
})
