import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import { useLocation } from "react-router-dom"
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest"
import { anna, renderInShop, stockholmSelection } from "#web/container/testing.tsx"
import { fakeModalDialogs } from "#web/kit/overlays/testing.tsx"
import { preloadCart } from "#web/features/cart/deferred-cart.ts"
import { Panel } from "./Panel.tsx"

// jsdom has neither modal dialogs nor matchMedia.
beforeAll(async () => {
  await preloadCart()
  fakeModalDialogs()
  vi.stubGlobal("matchMedia", () => ({ matches: false }))
})
afterAll(() => void vi.unstubAllGlobals())
afterEach(cleanup)

const Location = () => <i data-testid="location">{useLocation().pathname}</i>

/** Opens the cart, follows a link in it, and returns whether the browser loads the link's page itself. */
const followLinkInCart = async (path: string) => {
  const { panel } = renderInShop(
    <>
      <Panel />
      <Location />
    </>,
    { session: anna, selection: stockholmSelection }
  )
  await act(async () => panel.open("cart"))
  const dialog = await screen.findByRole("dialog", { name: "Varukorg" })
  const link = Object.assign(document.createElement("a"), { href: path })
  dialog.append(link)
  let loadsPage = false
  // jsdom cannot load another page.
  link.addEventListener("click", (event) => {
    loadsPage = !event.defaultPrevented
    event.preventDefault()
  })
  fireEvent.click(link)
  return { loadsPage, openLayers: () => panel.current().layers.map(({ name }) => name) }
}
it("SHELL-34 PAGE-51 a link in the cart hides it and opens its page, except a link to the checkout, which leaves it open while the browser loads the page", async () => {
  const toPage = await followLinkInCart("/matvaror")
  expect(toPage.loadsPage).toBe(false)
  await waitFor(() => expect(screen.getByTestId("location").textContent).toBe("/matvaror"))
  expect(toPage.openLayers()).toEqual([])
  cleanup()
  const toCheckout = await followLinkInCart("/checkout")
  expect(toCheckout.loadsPage).toBe(true)
  await new Promise((resolve) => setTimeout(resolve))
  expect([toCheckout.openLayers(), screen.getByTestId("location").textContent]).toEqual([["cart"], "/"])
})
