import { Effect } from "effect"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { HttpRequest } from "#core/ports/http.ts"

const request: HttpRequest = { method: "GET", path: "/carts/17", query: [], headers: {} }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** Loads the port as a page does, with the page's events. */
const loadPort = async () => {
  const page = new EventTarget()
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page))
  vi.resetModules()
  const { makeHttpFetch } = await import("./http-fetch.ts")
  return { page, makeHttpFetch }
}

describe("makeHttpFetch", () => {
  it("sends cookies to the shop's own origin only, and lets a request with `keepalive` outlive the page", async () => {
    const { makeHttpFetch } = await loadPort()
    const sentInits: Array<RequestInit | undefined> = []
    const { send } = makeHttpFetch({
      base: "/api/v1",
      fetch: (_, init) => {
        sentInits.push(init)
        return Promise.resolve(new Response("{}"))
      }
    })
    await Effect.runPromise(send(request))
    await Effect.runPromise(send({ ...request, keepalive: true }))
    expect(sentInits).toMatchObject([
      { credentials: "same-origin", keepalive: false },
      { credentials: "same-origin", keepalive: true }
    ])
  })

  it("reports a failed request as aborted while the page unloads, and as unreachable once the page is shown again", async () => {
    const { page, makeHttpFetch } = await loadPort()
    const { send } = makeHttpFetch({ base: "/api/v1", fetch: () => Promise.reject(new TypeError("Failed to fetch")) })
    const readFailureReason = async () => (await Effect.runPromise(Effect.flip(send(request)))).reason
    expect(await readFailureReason()).toBe("unreachable")
    page.dispatchEvent(new Event("pagehide"))
    expect(await readFailureReason()).toBe("aborted")
    page.dispatchEvent(new Event("pageshow"))
    expect(await readFailureReason()).toBe("unreachable")
  })
})
