import { describe, expect, it } from "vitest"
import type { RouteObject } from "react-router-dom"
import { type PageType, fallbackPageType, pageMatches } from "#core/content/page-matches.ts"
import { loadPageModule, pageFileOf, pageRouteId } from "#web/routes/pages.ts"
import { routes } from "./routes.ts"

const withChildren = (route: RouteObject): ReadonlyArray<RouteObject> => [
  route,
  ...(route.children ?? []).flatMap(withChildren)
]

const pages = routes.flatMap(withChildren).filter(({ lazy }) => lazy !== undefined)

const pageTypes: ReadonlyArray<PageType> = [...(Object.keys(pageMatches) as ReadonlyArray<PageType>), fallbackPageType]

describe("routes", () => {
  // The server puts the chunks of the named file into the document's head.
  it.each(pages.map(({ id, lazy }) => ({ id, lazy: lazy as () => Promise<object> })))(
    "load the file that their id names: $id",
    async ({ id, lazy }) => {
      const { Component } = (await lazy()) as { readonly Component: unknown }
      const namedModule = (await import(/* @vite-ignore */ `../../${id}`)) as {
        readonly Component: unknown
      }
      expect(Component).toBe(namedModule.Component)
    }
  )

  it.each(pageTypes)("load the named file for a page of type %s", async (type) => {
    const module = await loadPageModule(type, "")
    expect(module).toBe(await import(/* @vite-ignore */ `../../${pageFileOf({ [pageRouteId]: { page: { type } } })}`))
  })

  it("include more than 15 lazily loaded pages, so that the tests above are not empty", () => {
    expect(pages.length).toBeGreaterThan(15)
  })
})
