import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { makeMemoryCache } from "#adapters/cache/memory-cache.ts"
import { makeFakeHttp, respondWithError, respondWithJson } from "#adapters/fakes/fake-http.ts"
import { makeFakeStorage } from "#adapters/fakes/fake-storage.ts"
import { call } from "#core/contract/call.ts"
import { getSettings } from "#core/navigation/api.ts"
import { RunId } from "#web/container/run.ts"
import { makeServerContainer, openRequest, refreshExpiring } from "#web/container/server-container.ts"
import { endRuntime } from "#web/container/start-runtime.ts"
import { trackFailedCalls } from "#web/server/failed-calls.ts"
import { wireSettings } from "../suites/wire-settings.ts"

const sweepMs = 5_000

/** A server that looks for responses to refresh every five seconds, with an API whose settings state when they were sent. */
const openServer = () => {
  let now = 0
  let responds = true
  const http = makeFakeHttp(() =>
    responds
      ? respondWithJson(wireSettings({ phoneEmail: { phone: String(now), email: "" } }))
      : respondWithError(503, "ERR_UNAVAILABLE")
  )
  const server = makeServerContainer({
    http: http.port,
    cache: makeMemoryCache({ maxEntries: 10 }),
    clock: () => now,
    warn: () => undefined
  })
  return {
    callCount: () => http.sent.length,
    setResponds: (value: boolean) => void (responds = value),
    /** Reads the settings in a request of their own, and returns their age in ms. */
    use: async () => {
      const request = openRequest(server, { cookies: makeFakeStorage(), requests: trackFailedCalls().registry })
      const result = await request.get(RunId)(call(getSettings, { query: {} }))
      endRuntime(request)
      return result._tag === "Success" ? now - Number(result.success.phoneEmail.phone) : null
    },
    advance: async (durationMs: number) => {
      for (let passedMs = 0; passedMs < durationMs; passedMs += sweepMs) {
        now += Math.min(sweepMs, durationMs - passedMs)
        await refreshExpiring(server).catch(() => undefined)
      }
    }
  }
}

describe("a response in the server's cache", () => {
  it("NET-16 is never older than 60 s, and no request waits for one that was used twice in the last ten minutes", () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 3, maxLength: 8 }), async (pauses) => {
        const { use, advance, callCount } = openServer()
        const usedAt: Array<number> = []
        let now = 0
        for (const seconds of pauses) {
          await advance(seconds * 1_000)
          now += seconds * 1_000
          const beforeLast = usedAt.at(-2)
          const isInDemand = beforeLast !== undefined && now - beforeLast < 600_000
          const earlierCallCount = callCount()
          const ageMs = await use()
          expect(ageMs).toBeLessThan(60_000)
          if (isInDemand) expect(callCount()).toBe(earlierCallCount)
          usedAt.push(now)
        }
      })
    ))

  it("is not requested again when it was used by one page only", async () => {
    const { use, advance, callCount } = openServer()
    await use()
    await use()
    await advance(3_600_000)
    expect(callCount()).toBe(1)
  })

  it("is requested until ten minutes after its use before the last one", async () => {
    const { use, advance, callCount } = openServer()
    await use()
    await advance(10_000)
    await use()
    await advance(3_600_000)
    expect(callCount()).toBe(1 + Math.floor(600 / 45))
  })

  it("is used until it expires while the API fails, and requested by the next page afterwards", async () => {
    const { use, advance, setResponds } = openServer()
    await use()
    await advance(10_000)
    setResponds(false)
    await advance(49_000)
    expect(await use()).toBe(59_000)
    await advance(2_000)
    expect(await use()).toBeNull()
    setResponds(true)
    expect(await use()).toBe(0)
  })
})
