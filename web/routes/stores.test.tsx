import { cartState } from "#core/cart/cart-state.ts"
import { act, cleanup, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, beforeAll, expect, it } from "vitest"
import { respondWithJson, type FakeServer, respondWithError } from "#adapters/fakes/fake-http.ts"
import { withServerCart } from "#core/cart/cart-view.ts"
import { anna, stockholmSelection } from "#web/container/testing.tsx"
import { fakeModalDialogs } from "#web/kit/overlays/testing.tsx"
import { Component, loader } from "./stores.tsx"
import { openPage } from "./testing.tsx"
import { aCart } from "#core/cart/testing.ts"
import { wireCart } from "#contract-tests/suites/wire-cart.ts"
import { wireSite } from "#contract-tests/suites/wire-site.ts"

beforeAll(fakeModalDialogs)
afterEach(cleanup)

const movedCart = wireCart("cart-1", [], { storeNo: "3202" })
const sites = [wireSite("01", { name: "Skafferi Vasastan" }), wireSite("02", { name: "Skafferi Majorna" })]
const server: FakeServer = ({ path }) => {
  if (path === "/sites") return respondWithJson({ sites })
  if (path.endsWith("/move")) return respondWithJson(movedCart)
  return path === "/customer/userdeliverysettings" ? respondWithJson(null, 204) : respondWithError(404, "ERR_NOT_FOUND")
}
const cart = aCart({ slotId: "a" })
const releasedTimeText = "Din tid gäller inte här. Välj en ny."

it("shows that a booked time is not valid in the new store, until another time is booked", async () => {
  const selection = { ...stockholmSelection, method: "pickupAtStore" as const, siteId: "01", postalCode: null }
  const { states } = await openPage("/butiker", { loader, Component }, "/butiker", { selection, session: anna, server })
  act(() => states.of(cartState).update((view) => withServerCart(view, cart)))
  expect(screen.queryByText(releasedTimeText)).toBeNull()
  await userEvent.click(screen.getByRole("button", { name: "Välj Skafferi Majorna" }))
  await waitFor(() => expect(screen.getByText(releasedTimeText)).toBeTruthy(), { timeout: 10_000 })
  act(() => states.of(cartState).update((view) => withServerCart(view, { ...cart, storeNumber: "3202", slotId: "b" })))
  expect(screen.queryByText(releasedTimeText)).toBeNull()
  act(() => states.of(cartState).update((view) => withServerCart(view, null)))
  expect(screen.queryByText(releasedTimeText)).toBeNull()
})
