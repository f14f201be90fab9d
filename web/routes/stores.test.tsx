import { cartState } from "#core/cart/cart-state.ts"
import { act, cleanup, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, beforeAll, expect, it } from "vitest"
import { respondWithJson, type FakeServer, respondWithError } from "#adapters/fakes/fake-http.ts"
import { withServerCart } from "#core/cart/cart-view.ts"
import type { Cart } from "#core/cart/model.ts"
import { anna, inStockholm } from "#web/container/testing.tsx"
import { fakeModalDialogs } from "#web/kit/overlays/testing.tsx"
import { Component, loader } from "./stores.tsx"
import { openPage } from "./testing.tsx"

beforeAll(fakeModalDialogs)
afterEach(cleanup)

const site = (id: string, name: string) => ({
  id,
  name,
  city: "Stockholm",
  storeNumber: `32${id}`,
  streetAddress: `Storgatan ${id}`,
  zipcode: "111 22",
  data: { siteId: id, displayInSiteStoreSelector: true },
  populated: { searchKeyWords: [], contactInformation: { phone: "08-123 45", email: "butik@exempel.se" } }
})
const moved = {
  id: "cart-1",
  storeNo: "3202",
  totalAmount: 0,
  totalDiscount: 0,
  modifiedDate: "2026-11-21T12:00:00Z",
  checkoutCompletedDate: null,
  replacementForOrderId: null,
  selectedSlotId: null,
  lowestPickingFeeLimit: null,
  items: [],
  charges: [],
  discountCodes: []
}
const server: FakeServer = ({ path }) =>
  path === "/sites"
    ? respondWithJson({ sites: [site("01", "Skafferi Vasastan"), site("02", "Skafferi Majorna")] })
    : path.endsWith("/move")
      ? respondWithJson(moved)
      : path === "/customer/userdeliverysettings"
        ? respondWithJson(null, 204)
        : respondWithError(404, "ERR_NOT_FOUND")
const cart: Cart = {
  id: "cart-1",
  storeNumber: "3201",
  lines: [],
  charges: [],
  coupons: [],
  total: 0 as never,
  discount: 0 as never,
  slotId: "a",
  pickingFeeLimit: null,
  replacesOrderId: null,
  modified: "2026-11-21T12:00:00Z",
  checkedOut: null
}
const droppedText = "Din tid gäller inte här. Välj en ny."

it("says that a booked time is not valid in the new store, until a new one is booked", async () => {
  const selection = { ...inStockholm, method: "pickupAtStore" as const, siteId: "01", postalCode: null }
  const { states } = await openPage("/butiker", { loader, Component }, "/butiker", { selection, session: anna, server })
  act(() => states.of(cartState).update((view) => withServerCart(view, cart)))
  expect(screen.queryByText(droppedText)).toBeNull()
  await userEvent.click(screen.getByRole("button", { name: "Välj Skafferi Majorna" }))
  await waitFor(() => expect(screen.getByText(droppedText)).toBeTruthy(), { timeout: 10_000 })
  act(() => states.of(cartState).update((view) => withServerCart(view, { ...cart, storeNumber: "3202", slotId: "b" })))
  expect(screen.queryByText(droppedText)).toBeNull()
  act(() => states.of(cartState).update((view) => withServerCart(view, null)))
  expect(screen.queryByText(droppedText)).toBeNull()
})
