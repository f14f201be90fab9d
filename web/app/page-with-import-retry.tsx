import type { ComponentType } from "react"
import type { LoaderFunction, ShouldRevalidateFunction } from "react-router-dom"
import { importPage } from "#web/routes/page-data.ts"

export interface PageModule {
  readonly loader?: LoaderFunction
  readonly Component: ComponentType
  readonly shouldRevalidate?: ShouldRevalidateFunction
}

/**
 * Replaces a page whose code could not be imported. The router calls a route's `lazy` only once, so this imports the code whenever the
 * page is loaded, until it succeeds.
 */
export const pageWithImportRetry = (load: () => Promise<PageModule>): PageModule => {
  let page: PageModule | undefined
  return {
    loader: async (...args) => {
      page ??= await importPage(load, args[0].request.url)
      return page.loader?.(...args) ?? null
    },
    shouldRevalidate: (change) => page?.shouldRevalidate?.(change) ?? change.defaultShouldRevalidate,
    Component: () => {
      const Page = page?.Component
      return Page === undefined ? null : <Page />
    }
  }
}
