import { cartState } from "#core/cart/cart-state.ts"
import { act, cleanup, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Effect } from "effect"
import { afterEach, describe, expect, it } from "vitest"
import { respondWithJson, type FakeServer, respondWithError } from "#adapters/fakes/fake-http.ts"
import { withServerCart } from "#core/cart/cart-view.ts"
import type { Cart } from "#core/cart/model.ts"
import { anna, inStockholm } from "#web/container/testing.tsx"
import { Component, loader } from "./checkout.tsx"
import { openPage } from "./testing.tsx"
import { aCart, aCartLine } from "#core/cart/testing.ts"
import { wireSlot } from "#contract-tests/suites/wire-slot.ts"

afterEach(cleanup)

const slot = wireSlot()
const laterSlot = wireSlot({ id: "b", deliveryFromTime: "12:00", deliveryToTime: "14:00" })
/** A server with two delivery times; `carts` responds to every cart request. */
const shopServer =
  (carts: FakeServer): FakeServer =>
  (request) =>
    request.path === "/graphql"
      ? respondWithJson({
          data: {
            deliverySlotsAvailability: [
              { date: "2026-11-24", openReservationsId: null, deliverySlots: [slot, laterSlot] }
            ]
          }
        })
      : request.path === "/customer/userdeliverysettings"
        ? respondWithJson(null, 204)
        : request.path.startsWith("/carts/")
          ? carts(request)
          : respondWithError(404, "ERR_NOT_FOUND")
const cart = aCart({ slotId: "a", lines: [aCartLine()] })

const open = async (carts: FakeServer, fields: Partial<Cart> = {}) => {
  const shop = await openPage("/checkout", { loader, Component }, "/checkout", {
    selection: inStockholm,
    session: anna,
    server: shopServer(carts)
  })
  act(() => shop.states.of(cartState).update((view) => withServerCart(view, { ...cart, ...fields })))
  return shop
}
const orderButton = () => screen.getByRole("button", { name: "Beställ med betalningsskyldighet" })
const order = () => userEvent.click(orderButton())
const message = () => screen.getByLabelText<HTMLTextAreaElement>(/^Meddelande/)
const orders = ({ http }: Awaited<ReturnType<typeof open>>) =>
  http.sent.filter(({ path }) => path.endsWith("/checkout"))

it.each([
  ["is booked", /10–12/, "Tiden hör inte till den plats som är sparad på ditt konto. Välj plats igen."],
  [
    "is ordered",
    "Beställ med betalningsskyldighet",
    "Tiden du valde hör inte till den plats som är sparad på ditt konto. Välj plats igen, varukorgen är kvar."
  ]
])("links to the store selection when the time that %s does not belong to the saved store", async (_, name, words) => {
  await open(() => respondWithError(422, "ERR_SLOT_OTHER_DELIVERY"))
  await userEvent.click((await screen.findAllByRole("button", { name }))[0] as HTMLElement)
  const alert = (await screen.findByText(words)).closest("[role='alert']") as HTMLElement
  expect(within(alert).getByRole("link", { name: "Välj plats" }).getAttribute("href")).toBe("/butiker")
})

it("books one slot at a time: of two quick clicks only the first is sent, which stays pending until its own response", async () => {
  let respond: () => void = () => undefined
  const responding = new Promise<void>((resolve) => (respond = resolve))
  const shop = await open(({ path }) =>
    path.endsWith("/slot")
      ? Effect.promise(() => responding).pipe(Effect.andThen(respondWithError(422, "ERR_SLOT_FULL")))
      : respondWithError(404, "ERR_NOT_FOUND")
  )
  const times = (name: RegExp) => screen.getAllByRole("button", { name }).at(-1) as HTMLElement
  const bookings = () => shop.http.sent.filter(({ path }) => path.endsWith("/slot"))
  act(() => {
    times(/12–14/).click()
    times(/10–12/).click()
  })
  await waitFor(() => expect(bookings()).toHaveLength(1))
  expect(bookings()[0]?.body).toMatchObject({ text: JSON.stringify({ slotId: "b" }) })
  expect([times(/12–14/), times(/10–12/)].map((time) => time.getAttribute("aria-busy"))).toEqual(["true", null])
  respond()
  await screen.findByRole("alert")
  expect([times(/12–14/).getAttribute("aria-busy"), bookings().length]).toEqual([null, 1])
})

describe("ordering", () => {
  it("is sent once, with the message, however often it is pressed", async () => {
    const shop = await open(() => Effect.never)
    await userEvent.type(message(), "Ring inte på")
    await userEvent.dblClick(orderButton())
    await order()
    expect(orderButton().getAttribute("aria-busy")).toBe("true")
    await waitFor(() => expect(orders(shop)).toHaveLength(1))
    expect(orders(shop)[0]?.body).toMatchObject({
      text: JSON.stringify({ payment: "onDelivery", message: "Ring inte på" })
    })
  })

  it("sends nothing without a time, shows an error beside the button, which disappears once a time is chosen", async () => {
    const shop = await open(() => respondWithError(404, "ERR_NOT_FOUND"), { slotId: null })
    await order()
    expect(screen.getByRole("alert").textContent).toContain("Välj en tid för att kunna beställa.")
    expect(document.activeElement).toBe(orderButton())
    expect(orders(shop)).toEqual([])
    act(() => shop.states.of(cartState).update((view) => withServerCart(view, cart)))
    expect(screen.queryByRole("alert")).toBeNull()
  })

  it("says in place why it was refused, names the products, keeps the message and may be tried again", async () => {
    const shop = await open(() =>
      respondWithJson(
        {
          errors: [{ code: "ERR_ITEM_NOT_IN_ASSORTMENT", message: "no", field: "l1" }],
          requestId: "fake"
        },
        422
      )
    )
    await userEvent.type(message(), "Ring inte på")
    await order()
    const alert = await screen.findByRole("alert")
    expect(
      within(alert)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent)
    ).toEqual(["Mellanmjölk"])
    expect(orderButton().parentElement?.contains(alert)).toBe(true)
    expect(message().value).toBe("Ring inte på")
    await order()
    await waitFor(() => expect(orders(shop)).toHaveLength(2))
  })

  it("clears an old order error when the slot is lost and another slot is chosen", async () => {
    const shop = await open(() => respondWithError(422, "ERR_ADDRESS_OUT_OF_AREA"))
    await order()
    await screen.findByRole("alert")
    act(() => shop.states.of(cartState).update((view) => withServerCart(view, { ...cart, slotId: null })))
    await order()
    expect(screen.getByRole("alert").textContent).toContain("Välj en tid för att kunna beställa.")
    act(() => shop.states.of(cartState).update((view) => withServerCart(view, cart)))
    expect(screen.queryByRole("alert")).toBeNull()
  })
})
