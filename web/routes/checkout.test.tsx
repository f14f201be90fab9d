// @vitest-environment jsdom
import { act, cleanup, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, expect, it } from "vitest"
import { answerJson, type FakeServer, refuse } from "#adapters/fakes/fake-http.ts"
import { settled } from "#core/cart/cart-view.ts"
import type { Cart } from "#core/cart/model.ts"
import { anna, inStockholm } from "#web/container/testing.tsx"
import { Component, loader } from "./checkout.tsx"
import { openPage } from "./testing.tsx"

afterEach(cleanup)

const slot = {
  id: "a", isEnabled: true, deliveryDate: "2026-11-24", deliveryFromTime: "10:00", deliveryToTime: "12:00", pickingFee: 49, currentPickingFee: 49, freightFee: 0, pickingFeeLimit: 1500,
  currentPickingFeeLimit: 1500, originalPickingFee: 49, maxCateredReservations: 0, cateredReservations: 0, lastReservationDateWithCateredMeal: null
}
/** A shop where no time is one of the place that the customer has saved. */
const server: FakeServer = ({ path }) =>
  path === "/graphql" ? answerJson({ data: { deliverySlotsAvailability: [{ date: "2026-11-24", openReservationsId: null, deliverySlots: [slot] }] } })
    : path === "/customer/userdeliverysettings" ? answerJson(null, 204)
    : path.startsWith("/carts/") ? refuse(422, "ERR_SLOT_OTHER_DELIVERY")
    : refuse(404, "ERR_NOT_FOUND")
const cart: Cart = {
  id: "cart-1", storeNumber: "3201", charges: [], coupons: [], total: 4_000 as never, discount: 0 as never, slotId: "a", pickingFeeLimit: null, replacesOrderId: null,
  modified: "2026-11-21T12:00:00Z", checkedOut: null,
  lines: [{
    id: "l1", itemNo: "1_ST", gtin: "1", name: "Mellanmjölk", brand: "Arla", size: "1,5 l", picture: null, url: null, unit: "piece", quantity: 2, maximum: 25, amount: 4_000 as never,
    discount: 0 as never, unitPrice: 2_000 as never, ageLimit: null
  }]
}

it.each([
  ["is booked", /10–12/, "Tiden hör inte till den plats som är sparad på ditt konto. Välj plats igen."],
  ["is ordered", "Beställ med betalningsskyldighet", "Tiden du valde hör inte till den plats som är sparad på ditt konto. Välj plats igen, varukorgen är kvar."]
])("leads to the choice of place where the time that %s is not one of the place that is saved, and cannot be here", async (_, name, words) => {
  const { states } = await openPage("/checkout", { loader, Component }, "/checkout", { choice: inStockholm, session: anna, server })
  act(() => states.cart.update((view) => settled(view, cart)))
  await userEvent.click((await screen.findAllByRole("button", { name }))[0] as HTMLElement)
  const said = (await screen.findByText(words)).closest("[role='alert']") as HTMLElement
  expect(within(said).getByRole("link", { name: "Välj plats" }).getAttribute("href")).toBe("/butiker")
})
