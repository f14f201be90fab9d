import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { makeMemoryCache } from "#adapters/cache/memory-cache.ts"
import {
  respondWithJson,
  type FakeServer,
  makeFakeHttp,
  respondWithError,
  unreachable
} from "#adapters/fakes/fake-http.ts"
import { makeFakeStorage } from "#adapters/fakes/fake-storage.ts"
import { listSites } from "#core/assortment/api.ts"
import { call } from "#core/contract/call.ts"
import { RunId } from "#web/container/run.ts"
import { makeServerContainer, openRequest } from "#web/container/server-container.ts"
import { endRuntime } from "#web/container/start-runtime.ts"
import { trackFailedCalls } from "./failed-calls.ts"

const loadStores = call(listSites, { query: { siteTypeId: "3" } })

/** Runs the effect against the server, and returns whether a failure was recorded. */
const hasFailedCalls = async (
  server: FakeServer,
  effect: Effect.Effect<unknown, unknown, Effect.Services<typeof loadStores>> = loadStores
): Promise<boolean> => {
  const calls = trackFailedCalls()
  const container = makeServerContainer({
    http: makeFakeHttp(server).port,
    cache: makeMemoryCache({ maxEntries: 1 }),
    clock: Date.now
  })
  const scope = openRequest(container, { cookies: makeFakeStorage(), requests: calls.registry })
  const run = scope.get(RunId)
  await run(effect)
  endRuntime(scope)
  return calls.anyFailed()
}

describe("trackFailedCalls", () => {
  it("records a failure for an unreachable server, and for 5xx, 429 and invalid responses", async () => {
    expect(await hasFailedCalls(({ path }) => unreachable(path))).toBe(true)
    for (const status of [429, 500, 502, 503, 504])
      expect([status, await hasFailedCalls(() => respondWithError(status, "ERR"))]).toEqual([status, true])
    expect(await hasFailedCalls(() => respondWithJson({ sites: "none" }))).toBe(true)
  })

  it("records no failure for successful responses, and for 4xx responses other than 429", async () => {
    expect(await hasFailedCalls(() => respondWithJson({ sites: [] }))).toBe(false)
    for (const status of [400, 401, 403, 404, 409, 410, 422])
      expect([status, await hasFailedCalls(() => respondWithError(status, "ERR"))]).toEqual([status, false])
  })

  it("records a call that timed out, and one whose failure was ignored", async () => {
    expect(await hasFailedCalls(() => Effect.never, Effect.timeoutOption(loadStores, 10))).toBe(true)
    expect(await hasFailedCalls(() => respondWithError(429, "ERR_TOO_MANY"), Effect.ignore(loadStores))).toBe(true)
  })
})
