import { serverAudits } from "graphql-http"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { stagingForTests, type TestStaging } from "../testing.ts"

let shop: TestStaging

beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(() => shop.close())

const audits = serverAudits({
  url: "http://shop.test/api/v1/graphql",
  fetchFn: (address: string, init?: RequestInit) => shop.staging.handle(new Request(address, init))
})

describe("API-73 POST /graphql", () => {
  it.each(audits.map((audit) => [audit.name, audit] as const))("%s", async (_, audit) => {
    expect(await audit.fn()).toMatchObject({ status: "ok" })
  })
})
