import { act, render } from "@testing-library/react"
import { createMemoryRouter, RouterContextProvider, type RouteObject, RouterProvider } from "react-router-dom"
import { noon } from "#core/catalogue/testing.ts"
import { App } from "#web/app/App.tsx"
import { containerKey } from "#web/container/router-context.ts"
import { type Composed, composeShop, type ShopOptions } from "#web/container/testing.tsx"

export interface OpenPage extends Composed {
  /** Goes to an address, as a link of the page would. */
  readonly go: (href: string | -1) => Promise<void>
  /** Presses something that leads on, and waits until it has. */
  readonly press: (element: HTMLElement) => Promise<void>
  /** Where the shopper is. */
  readonly address: () => string
}

/** Draws one page of the shop at an address, with its loader, over the real use cases. */
export const openPage = async (path: string, page: Pick<RouteObject, "loader" | "Component" | "ErrorBoundary">, href: string, options: ShopOptions = {}): Promise<OpenPage> => {
  const shop = composeShop(options)
  const router = createMemoryRouter([{ path, ...page } as RouteObject, { path: "*", element: null }], {
    initialEntries: [href],
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(containerKey, shop.container)
      return context
    }
  })
  const settled = () => new Promise<void>((done) => {
    const end = router.subscribe(({ navigation, initialized }) => {
      if (initialized && navigation.state === "idle") {
        end()
        done()
      }
    })
    if (router.state.initialized && router.state.navigation.state === "idle") {
      end()
      done()
    }
  })
  await act(async () => {
    render(
      <App container={shop.container} now={noon}>
        <RouterProvider router={router} />
      </App>
    )
    await settled()
  })
  return {
    ...shop,
    go: (to) => act(async () => {
      await router.navigate(to as string)
      await settled()
    }),
    press: (element) => act(async () => {
      element.click()
      await settled()
    }),
    address: () => router.state.location.pathname + router.state.location.search
  }
}
