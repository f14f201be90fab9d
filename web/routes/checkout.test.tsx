import { assortmentState } from "#core/assortment/assortment-state.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { act, cleanup, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Effect, Schema } from "effect"
import { afterEach, beforeAll, describe, expect, it } from "vitest"
import { respondWithJson, type FakeServer, respondWithError } from "#adapters/fakes/fake-http.ts"
import { withServerCart } from "#core/cart/cart-view.ts"
import type { Cart } from "#core/cart/model.ts"
import { aCustomer, aSession } from "#core/session/testing.ts"
import { stockholmSelection } from "#web/container/testing.tsx"
import { WireOrder } from "#core/orders/api.ts"
import { orderFromWire } from "#core/orders/from-wire.ts"
import { ordersState } from "#core/orders/orders-state.ts"
import { fromKronor } from "#core/kernel/money.ts"
import { withReplacement } from "#core/orders/replacement-mode.ts"
import { fakeModalDialogs } from "#web/kit/overlays/testing.tsx"
import { Component, loader } from "./checkout.tsx"
import { openPage } from "./testing.tsx"
import { aCart, aCartLine } from "#core/cart/testing.ts"
import type { DeliverySelection } from "#core/assortment/model.ts"
import { wireCart } from "#contract-tests/suites/wire-cart.ts"
import { wireOrder } from "#contract-tests/suites/wire-order.ts"
import { wireSite } from "#contract-tests/suites/wire-site.ts"
import { wireSlot } from "#contract-tests/suites/wire-slot.ts"

beforeAll(fakeModalDialogs)
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const slot = wireSlot()
const laterSlot = wireSlot({ id: "b", deliveryFromTime: "12:00", deliveryToTime: "14:00" })
const slotDays = [{ date: "2026-11-24", openReservationsId: null, deliverySlots: [slot, laterSlot] }]
/** A server with two delivery times; `cartServer` responds to every cart request. */
const shopServer =
  (cartServer: FakeServer, days = slotDays): FakeServer =>
  (request) => {
    if (request.path === "/graphql") return respondWithJson({ data: { deliverySlotsAvailability: days } })
    if (request.path === "/customer/userdeliverysettings") return respondWithJson(null, 204)
    if (request.path === "/sites") return respondWithJson({ sites: [wireSite("1001")] })
    return request.path.startsWith("/carts/") ? cartServer(request) : respondWithError(404, "ERR_NOT_FOUND")
  }
const cart = aCart({ slotId: "a", lines: [aCartLine()] })
const customer = aCustomer({ address: { street: "Storgatan 1", zip: "111 22", city: "Stockholm" } })
const customerInNorrkoping = aCustomer({ address: { street: "Nygatan 2", zip: "60223", city: "Norrköping" } })

const openCheckout = async (
  cartServer: FakeServer,
  overrides: Partial<Cart> = {},
  days = slotDays,
  session = aSession(customer)
) => {
  const shop = await openPage("/checkout", { loader, Component }, "/checkout", {
    selection: stockholmSelection,
    session,
    server: shopServer(cartServer, days)
  })
  act(() => shop.states.of(cartState).update((view) => withServerCart(view, { ...cart, ...overrides })))
  return shop
}
const orderButton = () => screen.getByRole("button", { name: "Beställ med betalningsskyldighet" })
const submitOrder = () => userEvent.click(orderButton())
const messageField = () => screen.getByLabelText<HTMLTextAreaElement>(/^Meddelande/)
const orderRequests = ({ http }: Awaited<ReturnType<typeof openCheckout>>) =>
  http.sent.filter(({ path }) => path.endsWith("/checkout"))

it.each([
  ["is booked", /10–12/, "Tiden gäller inte för den butik eller adress som är sparad på ditt konto. Välj plats igen."],
  [
    "is ordered",
    "Beställ med betalningsskyldighet",
    "Tiden du valde gäller inte för den butik eller adress som är sparad på ditt konto. Välj plats igen, varukorgen är kvar."
  ]
])(
  "opens the store selection when the time that %s does not belong to the saved store",
  async (_, buttonName, expectedText) => {
    const shop = await openCheckout(() => respondWithError(422, "ERR_SLOT_OTHER_DELIVERY"))
    await userEvent.click((await screen.findAllByRole("button", { name: buttonName }))[0] as HTMLElement)
    const alert = (await screen.findByText(expectedText)).closest("[role='alert']") as HTMLElement
    await userEvent.click(within(alert).getByRole("button", { name: "Välj plats" }))
    expect(shop.panel.current().layers.map(({ name }) => name)).toEqual(["storeSelector"])
  }
)

it("sends only the first of two quick slot clicks, and marks that slot busy until its response", async () => {
  let respond: () => void = () => undefined
  const releasePromise = new Promise<void>((resolve) => (respond = resolve))
  const shop = await openCheckout(({ path }) =>
    path.endsWith("/slot")
      ? Effect.promise(() => releasePromise).pipe(Effect.andThen(respondWithError(422, "ERR_SLOT_FULL")))
      : respondWithError(404, "ERR_NOT_FOUND")
  )
  const slotButton = (name: RegExp) => screen.getAllByRole("button", { name }).at(-1) as HTMLElement
  const bookingRequests = () => shop.http.sent.filter(({ path }) => path.endsWith("/slot"))
  act(() => {
    slotButton(/12–14/).click()
    slotButton(/10–12/).click()
  })
  await waitFor(() => expect(bookingRequests()).toHaveLength(1))
  expect(bookingRequests()[0]?.body).toMatchObject({ text: JSON.stringify({ slotId: "b" }) })
  expect([slotButton(/12–14/), slotButton(/10–12/)].map((time) => time.getAttribute("aria-busy"))).toEqual([
    "true",
    null
  ])
  respond()
  await screen.findByRole("alert")
  expect([slotButton(/12–14/).getAttribute("aria-busy"), bookingRequests().length]).toEqual([null, 1])
})

it("keeps the focus inside the checkout when the last product is removed", async () => {
  const shop = await openCheckout(() => respondWithError(404, "ERR_NOT_FOUND"))
  const decrease = await screen.findByRole("button", { name: /^Minska antal/ })
  act(() => decrease.focus())
  act(() => shop.states.of(cartState).update((view) => withServerCart(view, { ...cart, lines: [] })))
  expect(decrease.isConnected).toBe(false)
  await waitFor(() => expect(document.activeElement?.contains(screen.getByText("Varukorgen är tom."))).toBe(true))
  expect(document.activeElement).not.toBe(document.body)
})

it("shows how the order is paid for with each delivery method, and the mobile number with its digits in groups", async () => {
  const { states } = await openPage("/checkout", { loader, Component }, "/checkout", {
    selection: stockholmSelection,
    session: aSession({ ...customer, mobilePhone: "+46701234567" }),
    server: shopServer(() => respondWithError(404, "ERR_NOT_FOUND"))
  })
  act(() => states.of(cartState).update((view) => withServerCart(view, cart)))
  for (const [method, text] of [
    ["homeDelivery", "Betala vid leverans"],
    ["pickupAtStore", "Betala när du hämtar"]
  ] as const) {
    act(() =>
      states.of(assortmentState).update((state) => ({ ...state, selection: { ...stockholmSelection, method } }))
    )
    expect(await screen.findByText(text)).toBeDefined()
  }
  expect(screen.getByText(/Mobilnummer: 070-123 45 67/)).toBeDefined()
})

describe("ordering", () => {
  it("sends the order once, with the message, however often the button is clicked", async () => {
    const shop = await openCheckout(() => Effect.never)
    await userEvent.type(messageField(), "Ring inte på")
    await userEvent.dblClick(orderButton())
    await submitOrder()
    expect(orderButton().getAttribute("aria-busy")).toBe("true")
    await waitFor(() => expect(orderRequests(shop)).toHaveLength(1))
    expect(orderRequests(shop)[0]?.body).toMatchObject({
      text: JSON.stringify({ payment: "onDelivery", totalAmount: 40, message: "Ring inte på" })
    })
  })

  it("sends no order without a time, and moves the focus to the times, with an error until one is chosen", async () => {
    const shop = await openCheckout(() => respondWithError(404, "ERR_NOT_FOUND"), { slotId: null })
    await submitOrder()
    expect(screen.getByRole("alert").textContent).toContain("Välj en tid först.")
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Tid" }))
    expect(orderRequests(shop)).toEqual([])
    act(() => shop.states.of(cartState).update((view) => withServerCart(view, cart)))
    expect(screen.queryByRole("alert")).toBeNull()
  })

  it("sends no order when the chosen time has been fully booked meanwhile, and asks for another", async () => {
    const days = slotDays.map((day) => ({ ...day, deliverySlots: [{ ...slot, isEnabled: false }, laterSlot] }))
    const shop = await openCheckout(() => respondWithError(404, "ERR_NOT_FOUND"), {}, days)
    await submitOrder()
    expect(screen.getByRole("alert").textContent).toContain("Välj en tid först.")
    expect(orderRequests(shop)).toEqual([])
  })

  it("shows beside the button why the order was rejected, names the products, keeps the message and can be retried", async () => {
    const shop = await openCheckout(() =>
      respondWithJson(
        {
          errors: [{ code: "ERR_ITEM_NOT_IN_ASSORTMENT", message: "no", field: "l1" }],
          requestId: "fake"
        },
        422
      )
    )
    await userEvent.type(messageField(), "Ring inte på")
    await submitOrder()
    const alert = await screen.findByRole("alert")
    expect(
      within(alert)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent)
    ).toEqual(["Mellanmjölk"])
    expect(orderButton().parentElement?.contains(alert)).toBe(true)
    expect(messageField().value).toBe("Ring inte på")
    await submitOrder()
    await waitFor(() => expect(orderRequests(shop)).toHaveLength(2))
  })

  it("restores what was typed for the cart after a reload, and not for another cart", async () => {
    const failingServer = () => respondWithError(500, "ERR_INTERNAL")
    await openCheckout(failingServer)
    await userEvent.type(messageField(), "Ring inte på")
    cleanup()
    await openCheckout(failingServer)
    expect(messageField().value).toBe("Ring inte på")
    cleanup()
    await openCheckout(failingServer, { id: "cart-2" })
    expect(messageField().value).toBe("")
  })

  it("starts without a draft when the stored one cannot be read", async () => {
    sessionStorage.setItem(`draft checkout ${cart.id}`, "{")
    await openCheckout(() => respondWithError(500, "ERR_INTERNAL"))
    expect(messageField().value).toBe("")
  })

  it("marks the refused lines, and clears the error when they have been removed", async () => {
    const body = { errors: [{ code: "ERR_ITEM_NOT_IN_ASSORTMENT", message: "no", field: "l1" }], requestId: "fake" }
    const lines = [aCartLine(), aCartLine({ id: "l2", gtin: "2", name: "Smör" })]
    const shop = await openCheckout(() => respondWithJson(body, 422), { lines })
    await submitOrder()
    const error = await screen.findByText("Går inte att beställa just nu")
    expect(error.closest("article")?.textContent).toContain("Mellanmjölk")
    act(() => shop.states.of(cartState).update((view) => withServerCart(view, { ...cart, lines: lines.slice(1) })))
    expect([screen.queryByRole("alert"), screen.queryByText("Går inte att beställa just nu")]).toEqual([null, null])
  })

  it("moves the focus to the times when the chosen time has become full", async () => {
    await openCheckout((request) =>
      request.path.endsWith("/checkout")
        ? respondWithError(409, "ERR_SLOT_FULL")
        : respondWithError(404, "ERR_NOT_FOUND")
    )
    await submitOrder()
    await screen.findByText(/hann bli fullbokad/)
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Tid" }))
  })

  it("says that another tab has ordered or emptied the cart", async () => {
    await openCheckout(({ path }) =>
      respondWithError(409, path.endsWith("/checkout") ? "ERR_CART_LOCKED" : "ERR_CART_NOT_FOUND")
    )
    await submitOrder()
    expect(await screen.findByText("Varukorgen har beställts eller tömts på en annan sida.")).toBeDefined()
  })

  it("shows no earlier error once a slot is chosen in place of a lost one", async () => {
    const shop = await openCheckout(() => respondWithError(422, "ERR_ADDRESS_OUT_OF_AREA"))
    await submitOrder()
    await screen.findByRole("alert")
    act(() => shop.states.of(cartState).update((view) => withServerCart(view, { ...cart, slotId: null })))
    await submitOrder()
    expect(screen.getByRole("alert").textContent).toContain("Välj en tid först.")
    act(() => shop.states.of(cartState).update((view) => withServerCart(view, cart)))
    expect(screen.queryByRole("alert")).toBeNull()
  })
})

it("keeps the cart, shows the new total and can order for that total when a price has changed meanwhile", async () => {
  const changedCart = wireCart("cart-1", [{ id: "l1", gtin: "1", itemNo: "1_ST", name: "Mellanmjölk", quantity: 5 }], {
    selectedSlotId: "a"
  })
  const shop = await openCheckout(({ method, body }) => {
    if (method === "GET") return respondWithJson(changedCart)
    const { totalAmount } = JSON.parse(body?.text ?? "{}") as { readonly totalAmount?: number }
    return totalAmount === 50
      ? respondWithJson(wireOrder({ id: "o1" }), 201)
      : respondWithError(409, "ERR_TOTAL_CHANGED")
  })
  await submitOrder()
  const text = "Beloppet har ändrats sedan du senast såg det. Kontrollera det nya beloppet och beställ sedan igen."
  expect((await screen.findByRole("alert")).textContent).toContain(text)
  expect(screen.getAllByText(/^50,00 kr$/).length).toBeGreaterThan(0)
  await submitOrder()
  await waitFor(() => expect(orderRequests(shop)).toHaveLength(2))
  await waitFor(() => expect(shop.states.of(cartState).current().serverCart).toBeNull())
})

describe("an order with a discount code that was used up meanwhile", () => {
  const line = { id: "l1", gtin: "1", itemNo: "1_ST", name: "Mellanmjölk", quantity: 4 }
  const coupon = { gtin: "99", name: "25 kr rabatt", code: "ENGANG", amount: 25 }
  const cartWith = (discountCodes: ReadonlyArray<typeof coupon>) =>
    wireCart("cart-1", [line], { selectedSlotId: "a", coupons: discountCodes, discountCodes, totalDiscount: 0 })
  const usedUpBody = {
    errors: [{ code: "ERR_COUPON_ALREADY_USED", message: "The coupon is already used.", field: "99" }],
    requestId: "fake"
  }
  /** A server that refuses orders while the code is in the cart; the first `failureCount` removals of it fail. */
  const openWithUsedUpCode = async (failureCount = 0) => {
    let discountCodes = [coupon]
    let remainingFailures = failureCount
    const shop = await openCheckout(({ method, path }) => {
      if (method === "GET") return respondWithJson(cartWith(discountCodes))
      if (method === "DELETE" && remainingFailures > 0) {
        remainingFailures -= 1
        return respondWithError(403, "ERR_FORBIDDEN")
      }
      if (method === "DELETE") {
        discountCodes = []
        return respondWithJson(cartWith(discountCodes))
      }
      if (!path.endsWith("/checkout")) return respondWithError(404, "ERR_NOT_FOUND")
      return discountCodes.length > 0 ? respondWithJson(usedUpBody, 422) : respondWithJson(wireOrder({ id: "o1" }), 201)
    })
    act(() =>
      shop.states
        .of(cartState)
        .update((view) => withServerCart(view, { ...cart, coupons: [{ ...coupon, amount: fromKronor(25) }] }))
    )
    return shop
  }
  const codesInCart = ({ states }: Awaited<ReturnType<typeof openCheckout>>) =>
    states
      .of(cartState)
      .current()
      .serverCart?.coupons.map(({ code }) => code)

  it("is rejected with the code's name, loses only the code, and can be placed without it", async () => {
    const shop = await openWithUsedUpCode()
    await userEvent.type(messageField(), "Ring inte på")
    await submitOrder()
    const alert = await screen.findByRole("alert")
    expect(alert.textContent).toContain("En rabattkod hann bli använd och är borttagen ur varukorgen.")
    expect(within(alert).getByRole("listitem").textContent).toBe("ENGANG")
    expect(codesInCart(shop)).toEqual([])
    expect(shop.states.of(cartState).current().serverCart).toMatchObject({ slotId: "a", lines: [{ gtin: "1" }] })
    expect(messageField().value).toBe("Ring inte på")
    await submitOrder()
    await waitFor(() => expect(shop.states.of(cartState).current().serverCart).toBeNull())
  })

  it("keeps the code when it cannot be removed, and removes it at the next attempt", async () => {
    const shop = await openWithUsedUpCode(1)
    await submitOrder()
    expect((await screen.findByRole("alert")).textContent).not.toContain("borttagen")
    expect(codesInCart(shop)).toEqual(["ENGANG"])
    await submitOrder()
    await screen.findByText(/är borttagen ur varukorgen/)
    expect(codesInCart(shop)).toEqual([])
  })
})

describe("the delivery address", () => {
  const acceptingServer = () => respondWithJson(wireOrder({ id: "o1" }), 201)
  const orderBody = (shop: Awaited<ReturnType<typeof openCheckout>>) => {
    const [request] = orderRequests(shop)
    return request?.body?.type === "json" ? JSON.parse(request.body.text) : undefined
  }

  it("is the registered one when its postal code is the selected one, and is not sent", async () => {
    const shop = await openCheckout(acceptingServer)
    expect(screen.getByText("Storgatan 1, 111 22 Stockholm")).toBeDefined()
    expect(screen.queryByLabelText(/^Gatuadress/)).toBeNull()
    await submitOrder()
    await waitFor(() => expect(orderBody(shop)).toEqual({ payment: "onDelivery", totalAmount: 40 }))
  })

  it("is entered at the selected postal code when the registered one is elsewhere", async () => {
    const shop = await openCheckout(acceptingServer, {}, slotDays, aSession(customerInNorrkoping))
    await submitOrder()
    const street = screen.getByLabelText<HTMLInputElement>(/^Gatuadress/)
    expect(document.activeElement).toBe(street)
    expect(screen.getByText("Gatuadress är ett obligatoriskt fält.")).toBeDefined()
    expect(orderRequests(shop)).toEqual([])
    await userEvent.type(street, " Kungsgatan 3 ")
    await submitOrder()
    await waitFor(() =>
      expect(orderBody(shop)).toEqual({
        payment: "onDelivery",
        totalAmount: 40,
        homeDelivery: { street: "Kungsgatan 3", postalCode: "11122", city: "Stockholm" }
      })
    )
  })

  it("FORM-04 has a street of at most 100 characters", async () => {
    const shop = await openCheckout(acceptingServer, {}, slotDays, aSession(customerInNorrkoping))
    const street = screen.getByLabelText<HTMLInputElement>(/^Gatuadress/)
    await userEvent.click(street)
    await userEvent.paste("a".repeat(101))
    await submitOrder()
    expect(screen.getByText("Gatuadress får högst vara 100 tecken.")).toBeDefined()
    expect([document.activeElement, orderRequests(shop)]).toEqual([street, []])
    await userEvent.clear(street)
    await userEvent.paste("a".repeat(100))
    await submitOrder()
    await waitFor(() => expect(orderRequests(shop)).toHaveLength(1))
  })

  it("can be changed to a registered one elsewhere, whose postal code is then selected", async () => {
    const shop = await openCheckout(acceptingServer, {}, slotDays, aSession(customerInNorrkoping))
    await userEvent.click(
      screen.getByRole("button", { name: "Leverera till Nygatan 2, 602\u00a023 Norrköping i stället" })
    )
    await waitFor(() => expect(shop.http.sent.map(({ path }) => path)).toContain("/zipCodes/60223/storeNumber"))
  })

  it("can be changed to another one at the selected postal code, and back to the registered one, which is not sent", async () => {
    const shop = await openCheckout(acceptingServer)
    await userEvent.click(screen.getByRole("button", { name: "Leverera till en annan adress" }))
    await userEvent.type(screen.getByLabelText(/^Gatuadress/), "Kungsgatan 3")
    await userEvent.click(screen.getByRole("button", { name: "Leverera till min folkbokföringsadress" }))
    await submitOrder()
    await waitFor(() => expect(orderBody(shop)).toEqual({ payment: "onDelivery", totalAmount: 40 }))
  })

  it("is reported in its own section when it is outside the store's delivery area, and the input is kept", async () => {
    await openCheckout(
      () => respondWithError(422, "ERR_ADDRESS_OUT_OF_AREA"),
      {},
      slotDays,
      aSession(customerInNorrkoping)
    )
    await userEvent.type(screen.getByLabelText(/^Gatuadress/), "Kungsgatan 3")
    await submitOrder()
    const alert = await screen.findByRole("alert")
    const section = screen.getByRole("heading", { name: "Leverans" }).parentElement
    expect([section?.contains(alert), alert.textContent]).toEqual([
      true,
      expect.stringContaining("utanför butikens leveransområde")
    ])
    expect(screen.getByLabelText<HTMLInputElement>(/^Gatuadress/).value).toBe("Kungsgatan 3")
  })
})

it("shows the address of the pickup store, and opens the store selector when no delivery is selected", async () => {
  const shop = await openCheckout(() => respondWithError(404, "ERR_NOT_FOUND"))
  const select = (selection: DeliverySelection | null) =>
    act(() => shop.states.of(assortmentState).update((state) => ({ ...state, selection })))
  select({ ...stockholmSelection, method: "pickupAtStore" })
  expect(screen.getByText("Storgatan 1001, 111 22 Stockholm")).toBeDefined()
  select(null)
  await userEvent.click(screen.getByRole("button", { name: "Välj leveranssätt" }))
  expect(shop.panel.current().layers.map(({ name }) => name)).toEqual(["storeSelector"])
})

describe("the checkout of a changed order", () => {
  const order = orderFromWire(Schema.decodeSync(WireOrder)(wireOrder({ message: "Ring på" })))
  const openReplacement = async (cartServer: FakeServer) => {
    const shop = await openPage("/checkout", { loader, Component }, "/checkout", {
      selection: stockholmSelection,
      session: aSession(customer),
      server: shopServer(cartServer),
      prepare: ({ states }) => {
        states.of(cartState).update((view) => withServerCart(view, { ...cart, replacesOrderId: order.id }))
        states.of(ordersState).update((state) => withReplacement(state, order, { ...cart, replacesOrderId: order.id }))
      }
    })
    return shop
  }

  it("CART-15 names the order, starts with the order's message, and confirms the change with a button of its own", async () => {
    const shop = await openReplacement(() => respondWithJson(wireOrder(), 201))
    expect(screen.getByText(/^Du ändrar order 5100001\./)).toBeDefined()
    expect(messageField().value).toBe("Ring på")
    await userEvent.clear(messageField())
    await userEvent.click(screen.getByRole("button", { name: "Ändra beställning med betalningsskyldighet" }))
    await waitFor(() => expect(shop.url()).toBe("/mina-sidor/order/order-1?andrad"))
    expect(orderRequests(shop).map(({ body }) => JSON.parse(body?.text ?? ""))).toEqual([
      { payment: "onDelivery", totalAmount: 40, message: "" }
    ])
  })

  it("goes to the order after the change has been discarded", async () => {
    const shop = await openReplacement(() => Effect.succeed({ status: 204, headers: {}, text: "" }))
    await userEvent.click(screen.getByRole("button", { name: "Avbryt redigering" }))
    await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Avbryt redigering" }))
    await waitFor(() => expect(shop.url()).toBe("/mina-sidor/order/order-1"))
  })
})
