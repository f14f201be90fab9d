import type { LoaderFunctionArgs } from "react-router-dom"
import { afterEach, describe, expect, it, vi } from "vitest"
import { pageWithImportRetry, type PageModule } from "./page-with-import-retry.tsx"

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const url = "http://shop.test/butiker"
const args = { request: new Request(url) } as LoaderFunctionArgs
const page: PageModule = { loader: () => "data", Component: () => null }
const load = (module: PageModule) => (typeof module.loader === "function" ? module.loader(args) : null)
const stubServer = (status: number | null) =>
  vi.stubGlobal("fetch", () =>
    status === null ? Promise.reject(new TypeError("Failed to fetch")) : Promise.resolve(new Response(null, { status }))
  )

describe("pageWithImportRetry", () => {
  it("loads the page when its code can be imported", async () => {
    expect(await load(pageWithImportRetry(() => Promise.resolve(page)))).toBe("data")
  })

  it("NET-26 fails as unavailable offline without importing, so that a later import can succeed", async () => {
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false)
    stubServer(null)
    const importPage = vi.fn(() => Promise.resolve(page))
    const fallback = pageWithImportRetry(importPage)
    await expect(load(fallback)).rejects.toMatchObject({ data: { reason: "unavailable" } })
    expect(importPage).not.toHaveBeenCalled()
    online.mockReturnValue(true)
    expect(await load(fallback)).toBe("data")
  })

  it.each([
    ["does not respond", null],
    ["responds with 502", 502]
  ])("fails as unavailable while the server %s", async (_, status) => {
    stubServer(status)
    await expect(load(pageWithImportRetry(() => Promise.reject(new TypeError("No"))))).rejects.toMatchObject({
      data: { reason: "unavailable" }
    })
  })

  it.each([200, 404])(
    "reloads the document if the server responds with %i but the import still fails",
    async (status) => {
      stubServer(status)
      const redirect = (await Promise.resolve(
        load(pageWithImportRetry(() => Promise.reject(new TypeError("No"))))
      ).catch((thrown: unknown) => thrown)) as Response
      expect([redirect.headers.get("location"), redirect.headers.get("x-remix-reload-document")]).toEqual([url, "true"])
    }
  )
})
