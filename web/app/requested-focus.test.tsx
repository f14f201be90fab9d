import { act, cleanup, render, screen, waitFor } from "@testing-library/react"
import { createBrowserRouter, RouterProvider } from "react-router-dom"
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest"
import { FakeCartApi } from "#contract-tests/runs/fake-cart-api.ts"
import { aProduct, noon } from "#core/catalogue/testing.ts"
import { anna, composeShop, stockholmSelection } from "#web/container/testing.tsx"
import { AddControl } from "#web/features/catalogue/AddControl.tsx"
import { ProductTile } from "#web/features/catalogue/ProductTile.tsx"
import type { RequestedFocus } from "#web/features/catalogue/requested-focus.ts"
import { App } from "./App.tsx"
import { Shell } from "./Shell.tsx"
import { Component as PageWithoutShell } from "./PageWithoutShell.tsx"

// jsdom implements neither.
beforeAll(() => {
  vi.stubGlobal("scrollTo", () => undefined)
  vi.stubGlobal("matchMedia", () => ({ matches: false }))
})
beforeEach(() => history.replaceState(null, "", "/login"))
afterEach(() => {
  cleanup()
  history.replaceState(null, "", "/")
})

const milk = aProduct({ id: "1", name: "Mellanmjölk" })
const butter = aProduct({ id: "2", name: "Smör" })

/** Renders the log-in page, then navigates to a page with two product cards and a suggestion, and requests the focus for a product. */
const navigateToProduct = async (productIdToFocus: string) => {
  const router = createBrowserRouter([
    { element: <PageWithoutShell />, children: [{ path: "/login", element: <h1 tabIndex={-1}>Logga in</h1> }] },
    {
      element: <Shell skeletonForPath={() => undefined} />,
      children: [
        {
          path: "/sok",
          element: (
            <>
              <h1 tabIndex={-1}>Träffar</h1>
              <AddControl product={aProduct({ id: "1", name: "Ett förslag" })} />
              <ProductTile product={milk} />
              <ProductTile product={butter} />
            </>
          )
        }
      ]
    }
  ])
  const shop = composeShop({ selection: stockholmSelection, session: anna, server: new FakeCartApi().server })
  await act(async () => {
    render(
      <App scope={shop} now={noon}>
        <RouterProvider router={router} />
      </App>
    )
  })
  await act(() => router.navigate("/sok", { replace: true, state: { productIdToFocus } satisfies RequestedFocus }))
  return router
}
const focusedLabel = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent

it("adds the product whose button led to the log-in, once, and focuses the stepper on its card", async () => {
  const router = await navigateToProduct("1")
  await waitFor(() => expect(focusedLabel()).toMatch(/^Öka antal, Mellanmjölk/))
  expect(screen.getAllByRole<HTMLInputElement>("textbox").map(({ value }) => value)).toContain("1")
  expect(history.state).toMatchObject({ usr: null })
  await act(() => router.navigate("/login"))
  await act(() => router.navigate("/sok"))
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }))
})

it("focuses the heading when the page does not show the product", async () => {
  await navigateToProduct("3")
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }))
  expect(history.state).toMatchObject({ usr: null })
})
