import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { endHydration, startHydration } from "./hydration.ts"
import { loadCode } from "./load-code.ts"

const reload = vi.fn()
let navigationType = "navigate"

beforeEach(() => {
  vi.useFakeTimers()
  navigationType = "navigate"
  reload.mockClear()
  vi.stubGlobal("location", { href: "http://shop.test/", reload })
  vi.spyOn(performance, "getEntriesByType").mockImplementation(() => [{ type: navigationType } as never])
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const setOnline = (online: boolean) => void vi.spyOn(navigator, "onLine", "get").mockReturnValue(online)
const stubServer = (status: number | null) =>
  vi.stubGlobal(
    "fetch",
    vi.fn(() =>
      status === null
        ? Promise.reject(new TypeError("Failed to fetch"))
        : Promise.resolve(new Response(null, { status }))
    )
  )
/** An import that fails a number of times, then succeeds. */
const importFailing = (failureCount: number) => {
  const load = vi.fn(() =>
    load.mock.calls.length <= failureCount ? Promise.reject(new TypeError("Failed to import")) : Promise.resolve("code")
  )
  return load
}

describe("loadCode", () => {
  it("retries after 3 s until the import succeeds", async () => {
    stubServer(null)
    const load = importFailing(2)
    const code = loadCode(load)
    await vi.advanceTimersByTimeAsync(2_900)
    expect(load).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(3_200)
    expect(load).toHaveBeenCalledTimes(3)
    expect(await code).toBe("code")
  })

  it("imports no code offline, and imports when the network is back", async () => {
    setOnline(false)
    const load = importFailing(0)
    const code = loadCode(load)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(load).not.toHaveBeenCalled()
    setOnline(true)
    dispatchEvent(new Event("online"))
    expect(await code).toBe("code")
  })

  it("reloads the page if an import fails again although the server responds", async () => {
    stubServer(200)
    void loadCode(importFailing(1_000))
    await vi.advanceTimersByTimeAsync(2_900)
    expect(reload).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(fetch).toHaveBeenCalledWith("http://shop.test/", { method: "HEAD" })
  })

  it("does not reload the page when the first import after the network is back fails", async () => {
    stubServer(200)
    setOnline(false)
    const load = importFailing(1)
    const code = loadCode(load)
    await vi.advanceTimersByTimeAsync(1_000)
    setOnline(true)
    dispatchEvent(new Event("online"))
    await vi.advanceTimersByTimeAsync(3_100)
    expect(await code).toBe("code")
    expect(reload).not.toHaveBeenCalled()
  })

  it.each([
    ["the server does not respond", () => stubServer(null)],
    ["the server is failing", () => stubServer(503)],
    ["the page has been reloaded before", () => void (navigationType = "reload")],
    [
      "a field has the focus",
      () => {
        document.body.append(document.createElement("input"))
        document.querySelector("input")?.focus()
      }
    ]
  ])("does not reload when %s", async (_, setUp) => {
    stubServer(200)
    setUp()
    void loadCode(importFailing(1_000))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(reload).not.toHaveBeenCalled()
  })

  it("imports code without a network only if the document has preloaded it", async () => {
    setOnline(false)
    const load = importFailing(0)
    void loadCode(load, { preloaded: true })
    expect(load).not.toHaveBeenCalled()
    vi.stubGlobal("__hydratesOnInteraction", true)
    startHydration()
    endHydration()
    void loadCode(load)
    expect(load).not.toHaveBeenCalled()
    expect(await loadCode(load, { preloaded: true })).toBe("code")
  })
})
