import { cleanup, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Effect } from "effect"
import type { Container } from "inversify"
import { afterEach, describe, expect, it, vi } from "vitest"
import { makeMemoryCache } from "#adapters/cache/memory-cache.ts"
import { respondWithJson, type FakeServer, makeFakeHttp, unreachable } from "#adapters/fakes/fake-http.ts"
import { makeFakeStorage } from "#adapters/fakes/fake-storage.ts"
import { CartQueue } from "#core/cart/cart-queue.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { type Policy, serverPolicy } from "#core/contract/policy.ts"
import { StateStore } from "#core/kernel/state.ts"
import { now } from "#core/ports/clock.ts"
import { HttpPort } from "#core/ports/http.ts"
import { cookieNames } from "#core/ports/cookie-names.ts"
import { CookieStorage } from "#core/ports/storage.ts"
import { trackFailedCalls } from "#web/server/failed-calls.ts"
import { boundUseCases, useCaseId } from "./bound-use-cases.ts"
import { bindBrowser } from "./browser-container.ts"
import { makeContainer, StatesId } from "./make-container.ts"
import { ClockId, HttpId, PagePolicyId, PolicyId } from "./ports.ts"
import { serverNow } from "./server-clock.ts"
import { useCase } from "./react.tsx"
import { RunId } from "./run.ts"
import { makeServerContainer, openRequest } from "./server-container.ts"
import { bindRuntime, endRuntime } from "./start-runtime.ts"
import { composeShop, renderInShop } from "./testing.tsx"

afterEach(cleanup)

const noStores: FakeServer = () => respondWithJson({ sites: [] })

describe("ports and policies", () => {
  it("can be replaced by a test, even after the page was rendered", async () => {
    const Stores = () => {
      const listStores = useCase("listStores")
      return <button onClick={() => void listStores()}>Butiker</button>
    }
    const { container, http } = renderInShop(<Stores />)
    const replacement = makeFakeHttp(noStores)
    container.rebind(HttpId).toConstantValue(replacement.port)
    await userEvent.click(screen.getByRole("button"))
    await waitFor(() => expect(replacement.sent).toHaveLength(1))
    expect(http.sent).toEqual([])
  })

  it("decide how often a call is attempted, separately for page loads and for the shopper's actions", async () => {
    const policyWithAttempts = (maxAttempts: number): Policy => ({
      ...serverPolicy,
      retryDelay: (failedAttemptCount) => (failedAttemptCount < maxAttempts ? 0 : null)
    })
    const { container, http } = composeShop({ server: ({ path }) => unreachable(path) })
    container.rebind(PolicyId).toConstantValue(policyWithAttempts(2))
    container.rebind(PagePolicyId).toConstantValue(policyWithAttempts(3))
    const listStores = boundUseCases(container)("listStores")
    expect(await listStores()).toMatchObject({ _tag: "Failure" })
    expect(http.sent).toHaveLength(2)
    await listStores(undefined, { forPage: true })
    expect(http.sent).toHaveLength(2 + 3)
  })

  it("provide the core's clock", async () => {
    const { container } = composeShop()
    container.rebind(ClockId).toConstantValue(() => 17)
    expect(await container.get(RunId)(now)).toMatchObject({ success: 17 })
  })

  it("are the browser's by default, except those that are already bound", async () => {
    const page = makeContainer(new StateStore())
    const http = makeFakeHttp(noStores)
    page.bind(HttpId).toConstantValue(http.port)
    bindBrowser(page)
    bindRuntime(page)
    expect(await page.get(RunId)(HttpPort)).toMatchObject({ success: http.port })
    expect(page.get(ClockId)).toBe(serverNow)
  })
})

describe("the scope of a request", () => {
  const openServer = () =>
    makeServerContainer({
      http: makeFakeHttp(noStores).port,
      cache: makeMemoryCache({ maxEntries: 1 }),
      clock: Date.now
    })
  const openScope = (server: Container, session = "") =>
    openRequest(server, {
      cookies: makeFakeStorage({ [cookieNames.session]: session }),
      requests: trackFailedCalls().registry
    })

  it("shares only the server's ports with other requests", async () => {
    const server = openServer()
    const [first, second] = [openScope(server, "first"), openScope(server, "second")]
    first
      .get(StatesId)
      .of(cartState)
      .update((state) => ({ ...state, status: "failed" }))
    expect(second.get(StatesId).of(cartState).current().status).not.toBe("failed")
    const readCookie = Effect.flatMap(CookieStorage, (cookies) => cookies.get(cookieNames.session))
    expect(await first.get(RunId)(readCookie)).toMatchObject({ success: "first" })
    expect(await second.get(RunId)(readCookie)).toMatchObject({ success: "second" })
    expect(first.get(HttpId)).toBe(second.get(HttpId))
    boundUseCases(first)("listStores")
    expect([second, server].map((scope) => scope.isBound(useCaseId("listStores")))).toEqual([false, false])
  })

  it("passes warnings of its use cases to the server's `warn`, and leaves other messages to Effect's logger", async () => {
    const warnings: Array<string> = []
    const log = vi.spyOn(console, "log").mockReturnValue(undefined)
    const server = makeServerContainer({
      http: makeFakeHttp(noStores).port,
      cache: makeMemoryCache({ maxEntries: 1 }),
      clock: Date.now,
      warn: (text) => void warnings.push(text)
    })
    const run = openScope(server).get(RunId)
    await run(Effect.logWarning("The delivery times could not be fetched: HttpUnavailable"))
    expect([warnings, log.mock.calls]).toEqual([["The delivery times could not be fetched: HttpUnavailable"], []])
    await run(Effect.logError("a bug"))
    expect(warnings).toHaveLength(1)
    expect(log.mock.calls.join(" ")).toContain("a bug")
    log.mockRestore()
  })

  it("has no queue of cart changes, since no cart changes while a page is rendered", async () => {
    await expect(openScope(openServer()).get(RunId)(CartQueue)).rejects.toThrow(/core\/cart\/CartQueue/)
  })

  it("interrupts only its own use cases when it ends", async () => {
    const server = openServer()
    const [first, second] = [openScope(server), openScope(server)]
    const [runFirst, runSecond] = [first.get(RunId), second.get(RunId)]
    const pendingRun = runFirst(Effect.never)
    endRuntime(first)
    endRuntime(first)
    await expect(pendingRun).rejects.toThrow(/interrupt/i)
    expect(await runSecond(Effect.succeed("running"))).toMatchObject({ success: "running" })
  })
})
