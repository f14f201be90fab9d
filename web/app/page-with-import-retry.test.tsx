import type { LoaderFunctionArgs } from "react-router-dom"
import { afterEach, describe, expect, it, vi } from "vitest"
import { pageWithImportRetry, type PageModule } from "./page-with-import-retry.tsx"

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const address = "http://shop.test/butiker"
const args = { request: new Request(address) } as LoaderFunctionArgs
const page: PageModule = { loader: () => "data", Component: () => null }
const load = (from: PageModule) => (typeof from.loader === "function" ? from.loader(args) : null)
const server = (status: number | null) =>
  vi.stubGlobal("fetch", () =>
    status === null ? Promise.reject(new TypeError("Failed to fetch")) : Promise.resolve(new Response(null, { status }))
  )

describe("pageWithImportRetry", () => {
  it("is the page once its code can be imported", async () => {
    expect(await load(pageWithImportRetry(() => Promise.resolve(page)))).toBe("data")
  })

  it("NET-26 is unavailable offline without importing, so that the import can succeed later", async () => {
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false)
    server(null)
    const importPage = vi.fn(() => Promise.resolve(page))
    const late = pageWithImportRetry(importPage)
    await expect(load(late)).rejects.toMatchObject({ data: { reason: "unavailable" } })
    expect(importPage).not.toHaveBeenCalled()
    online.mockReturnValue(true)
    expect(await load(late)).toBe("data")
  })

  it.each([null, 502])("is unavailable while the server responds with %s", async (status) => {
    server(status)
    await expect(load(pageWithImportRetry(() => Promise.reject(new TypeError("No"))))).rejects.toMatchObject({
      data: { reason: "unavailable" }
    })
  })

  it.each([200, 404])("loads the document if the server responds with %i and the code still fails", async (status) => {
    server(status)
    const redirect = (await Promise.resolve(load(pageWithImportRetry(() => Promise.reject(new TypeError("No"))))).catch(
      (thrown: unknown) => thrown
    )) as Response
    expect([redirect.headers.get("location"), redirect.headers.get("x-remix-reload-document")]).toEqual([
      address,
      "true"
    ])
  })
})
