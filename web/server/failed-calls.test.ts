import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { makeMemoryCache } from "#adapters/cache/memory-cache.ts"
import { answerJson, type FakeServer, makeFakeHttp, refuse, unreachable } from "#adapters/fakes/fake-http.ts"
import { makeFakeStorage } from "#adapters/fakes/fake-storage.ts"
import { listSites } from "#core/assortment/api.ts"
import { makeStates } from "#core/composition/states.ts"
import { call } from "#core/contract/call.ts"
import { startServerRuntime } from "#web/container/server-runtime.ts"
import { noteFailedCalls } from "./failed-calls.ts"

const readStores = call(listSites, { query: { siteTypeId: "3" } })

/** Whether a page that asks this server for the stores counts as one with failed calls. */
const failedBy = async (server: FakeServer, ask: Effect.Effect<unknown, unknown, Effect.Services<typeof readStores>> = readStores): Promise<boolean> => {
  const calls = noteFailedCalls()
  const { run, dispose } = startServerRuntime(
    { http: makeFakeHttp(server).port, cache: makeMemoryCache({ entries: 1 }), cookies: makeFakeStorage(), requests: calls.registry },
    makeStates()
  )
  await run(ask)
  await dispose()
  return calls.failed()
}

describe("noteFailedCalls", () => {
  it("counts what may well be answered when it is asked again: an API that is away, at fault, asked too much or not in its right mind", async () => {
    expect(await failedBy(({ path }) => unreachable(path))).toBe(true)
    for (const status of [429, 500, 502, 503, 504]) expect([status, await failedBy(() => refuse(status, "ERR"))]).toEqual([status, true])
    expect(await failedBy(() => answerJson({ sites: "none" }))).toBe(true)
  })

  it("leaves out what the page is about: an answer, and a refusal that stands", async () => {
    expect(await failedBy(() => answerJson({ sites: [] }))).toBe(false)
    for (const status of [400, 401, 403, 404, 409, 410, 422]) expect([status, await failedBy(() => refuse(status, "ERR"))]).toEqual([status, false])
  })

  it("counts a call that was given up, and one whose failure its part of the page kept to itself", async () => {
    expect(await failedBy(() => Effect.never, Effect.timeoutOption(readStores, 10))).toBe(true)
    expect(await failedBy(() => refuse(429, "ERR_TOO_MANY"), Effect.ignore(readStores))).toBe(true)
  })
})
