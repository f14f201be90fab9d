import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { demoPictures } from "#adapters/demo-shop/pictures/demo-pictures.ts"
import { stagingForTests, testNow, type TestStaging } from "#adapters/demo-shop/testing.ts"
import { makeStaging } from "../make-staging.ts"
import { makeRequestLog } from "./request-log.ts"

let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(() => shop.close())

describe("the request log", () => {
  it("REG-20 logs a line per request with the route's template, and nothing that the caller sent but the request's id", async () => {
    const lines: Array<string> = []
    const api = makeStaging({
      database: shop.database,
      clock: () => testNow,
      pictures: demoPictures,
      log: makeRequestLog({ write: (line) => void lines.push(line) })
    })
    const paths = [
      "/api/v1/customer/status/199001012385",
      "/api/v1/customer/email/anna.andersson%40exempel.se",
      "/api/v1/Loop54/products/topsellers?store=3201&take=1",
      "/api/v1/customer",
      "/api/v1/nothing/here?pnr=199001012385",
      "/images/products/none"
    ]
    for (const path of paths)
      await api.handle(
        new Request(`http://shop.test${path}`, { headers: { "x-request-id": "request-17" } }),
        "192.0.2.99"
      )
    const entries = lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
    expect(entries.map(({ method, route, status }) => [method, route, status])).toEqual([
      ["GET", "/api/v1/customer/status/:id", 200],
      ["GET", "/api/v1/customer/email/:email", 200],
      ["GET", "/api/v1/Loop54/products/topsellers", 200],
      ["GET", "/api/v1/customer", 401],
      ["GET", null, 404],
      ["GET", "/images/products/:id", 200]
    ])
    for (const { requestId, ms, level, time } of entries)
      expect([typeof requestId, typeof ms, level, typeof time]).toEqual(["string", "number", 30, "string"])
    expect(entries[0]?.["requestId"]).toBe("request-17")
    expect(lines.join("")).not.toMatch(/199001012385|anna|192\.0\.2/)
  })

  it("logs 5xx responses as errors", () => {
    const lines: Array<string> = []
    const log = makeRequestLog({ write: (line) => void lines.push(line) })
    log({ method: "GET", route: "/api/v1/settings", status: 503, ms: 3, requestId: "request-18" })
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: 50, route: "/api/v1/settings", status: 503, ms: 3 })
  })
})
