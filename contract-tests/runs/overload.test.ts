import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"
import { apiInProcess, openWeb } from "./web-in-process.ts"

let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(() => shop.close())

interface ReceivedResponse {
  readonly status: number
  readonly retryAfter: string | null
  readonly text: string
  /** Since the first request was sent. */
  readonly receivedAtMs: number
}

const sendConcurrently = (
  count: number,
  send: (index: number) => Promise<Response>
): Promise<ReadonlyArray<ReceivedResponse>> => {
  const startTime = performance.now()
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const response = await send(index)
      return {
        status: response.status,
        retryAfter: response.headers.get("retry-after"),
        text: await response.text(),
        receivedAtMs: performance.now() - startTime
      }
    })
  )
}

const withStatus = (responses: ReadonlyArray<ReceivedResponse>, status: number) =>
  responses.filter((response) => response.status === status)

/** Expects that `servedCount` requests are served, and that all others are refused before the last one is served. */
const expectEarlyRefusal = (responses: ReadonlyArray<ReceivedResponse>, servedCount: number) => {
  const [served, refused] = [withStatus(responses, 200), withStatus(responses, 503)]
  expect([served.length, refused.length]).toEqual([servedCount, responses.length - servedCount])
  expect(new Set(refused.map(({ retryAfter }) => retryAfter))).toEqual(new Set(["5"]))
  const lastRefusalMs = Math.max(...refused.map(({ receivedAtMs }) => receivedAtMs))
  const lastServedMs = Math.max(...served.map(({ receivedAtMs }) => receivedAtMs))
  expect(lastRefusalMs).toBeLessThan(lastServedMs)
}

describe("more simultaneous requests than can be served", () => {
  it("get as many pages as can be rendered and queued; the other requests get a page that reloads itself", async () => {
    const errors: Array<unknown> = []
    const web = openWeb({
      ...apiInProcess(shop.staging),
      clock: () => shop.clock.now,
      onError: (error) => void errors.push(error)
    })
    const fetchPage = (index: number) => web.fetch(new Request(`http://shop.test/butiker?visit=${index}`))
    // The first page of a process also waits for its modules.
    await fetchPage(1_000)
    const responses = await sendConcurrently(200, (index) => Promise.resolve(fetchPage(index)))
    expectEarlyRefusal(responses, 128)
    for (const { text } of withStatus(responses, 503)) expect(text).toContain('<meta http-equiv="refresh" content="5">')
    expect(errors).toEqual([])
    expect((await fetchPage(1_001)).status).toBe(200)
  })

  it("get as many log-ins as can be verified and queued; the other requests get 503 with Retry-After", async () => {
    const logIn = (email: string) =>
      shop.staging.handle(
        new Request("http://shop.test/api/v1/connect/token", {
          method: "POST",
          body: new URLSearchParams({ grant_type: "password", username: email, password: "Matkasse-2026" })
        }),
        "192.0.2.10"
      )
    const responses = await sendConcurrently(60, () => logIn("anna.andersson@exempel.se"))
    const refusedResponses = withStatus(responses, 503)
    expect(refusedResponses.length).toBeGreaterThan(0)
    expectEarlyRefusal(responses, responses.length - refusedResponses.length)
    expect((await logIn("anna.andersson@exempel.se")).status).toBe(200)
  })

  it("get as many new pictures as can be rendered and queued; the other requests get 503 with Retry-After", async () => {
    const { json } = await shop.call("GET", "/Loop54/products?store=3201&take=100")
    const ids: ReadonlyArray<string> = json.items.map(({ id }: { id: string }) => id)
    const sizes = [80, 160, 164]
    const fetchPicture = (index: number) => {
      const edge = sizes[Math.floor(index / ids.length)]
      return shop.staging.handle(
        new Request(`http://shop.test/images/products/${ids[index % ids.length]}?width=${edge}&height=${edge}`),
        "192.0.2.11"
      )
    }
    const responses = await sendConcurrently(280, fetchPicture)
    const refusedResponses = withStatus(responses, 503)
    expect(refusedResponses.length).toBeGreaterThan(0)
    expectEarlyRefusal(responses, responses.length - refusedResponses.length)
    expect((await fetchPicture(279)).status).toBe(200)
  })

  it("get as many responses as statements can wait for the database; the other requests get 503 with Retry-After", async () => {
    let release = () => {}
    const releasePromise = new Promise<void>((resolve) => (release = resolve))
    let occupationPromise = Promise.resolve()
    // Occupies the embedded database's only connection.
    await new Promise<void>((connected) => {
      occupationPromise = shop.database.sql.connection().execute(async (connection) => {
        await sql`select 1`.execute(connection)
        connected()
        await releasePromise
      })
    })
    const readSites = () => shop.staging.handle(new Request("http://shop.test/api/v1/sites?siteTypeId=3"), "192.0.2.9")
    const responsesPromise = sendConcurrently(300, readSites)
    setTimeout(release, 300)
    expectEarlyRefusal(await responsesPromise, 256)
    await occupationPromise
    expect((await readSites()).status).toBe(200)
  })
})
