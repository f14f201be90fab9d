import { act, render } from "@testing-library/react"
import { createMemoryRouter, RouterContextProvider, type RouteObject, RouterProvider } from "react-router-dom"
import { noon } from "#core/catalogue/testing.ts"
import { App } from "#web/app/App.tsx"
import { makeDataStrategy } from "#web/app/data-strategy.ts"
import { scopeContext } from "#web/container/router-context.ts"
import { type ComposedShop, composeShop, type ShopOptions } from "#web/container/testing.tsx"

export interface OpenPage extends ComposedShop {
  /** Navigates to a URL, as a link would; -1 goes back. */
  readonly navigate: (target: string | -1) => Promise<void>
  /** Clicks an element that navigates, and waits for the page. */
  readonly click: (element: HTMLElement) => Promise<void>
  /** The current path with its query. */
  readonly url: () => string
  /** The data of the page's loader. */
  readonly data: () => unknown
  /** Starts to reload the page's data, without waiting for it. */
  readonly reload: () => Promise<void>
}

/** Renders one page of the shop at a URL, with its loader and the real use cases; `prepare` sets the states that the page starts with. */
export const openPage = async (
  path: string,
  page: Pick<RouteObject, "loader" | "Component" | "ErrorBoundary">,
  href: string,
  { prepare, ...options }: ShopOptions & { readonly prepare?: (shop: ComposedShop) => void } = {}
): Promise<OpenPage> => {
  const shop = composeShop(options)
  prepare?.(shop)
  const router = createMemoryRouter([{ path, ...page } as RouteObject, { path: "*", element: null }], {
    initialEntries: [href],
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(scopeContext, shop)
      return context
    },
    dataStrategy: makeDataStrategy(shop.panel, () => router.state.navigation.state !== "idle")
  })
  const waitUntilIdle = () =>
    new Promise<void>((resolve) => {
      const unsubscribe = router.subscribe(({ navigation, initialized }) => {
        if (initialized && navigation.state === "idle") {
          unsubscribe()
          resolve()
        }
      })
      if (router.state.initialized && router.state.navigation.state === "idle") {
        unsubscribe()
        resolve()
      }
    })
  await act(async () => {
    render(
      <App scope={{ ...shop, router }} now={noon}>
        <RouterProvider router={router} />
      </App>
    )
    await waitUntilIdle()
  })
  return {
    ...shop,
    navigate: (target) =>
      act(async () => {
        await router.navigate(target as string)
        await waitUntilIdle()
      }),
    click: (element) =>
      act(async () => {
        element.click()
        await waitUntilIdle()
      }),
    url: () => router.state.location.pathname + router.state.location.search,
    data: () => router.state.loaderData["0"],
    reload: () => act(async () => void router.revalidate())
  }
}
