import type { ComponentType } from "react"
import type { LoaderFunction, ShouldRevalidateFunction } from "react-router-dom"
import { codeOrUnavailable } from "#web/routes/page-data.ts"

export interface PageModule {
  readonly loader?: LoaderFunction
  readonly Component: ComponentType
  readonly shouldRevalidate?: ShouldRevalidateFunction
}

/**
 * Stands in for a page whose code could not be fetched: the router keeps what a route was loaded with, so this fetches the code each time
 * the page is asked for, until it is there. Without it the page cannot be had, and says so.
 */
export const latePage = (load: () => Promise<PageModule>): PageModule => {
  let page: PageModule | undefined
  return {
    loader: async (...args) => {
      page ??= await codeOrUnavailable(load())
      return page.loader?.(...args) ?? null
    },
    shouldRevalidate: (change) => page?.shouldRevalidate?.(change) ?? change.defaultShouldRevalidate,
    Component: () => {
      const Page = page?.Component
      return Page === undefined ? null : <Page />
    }
  }
}
