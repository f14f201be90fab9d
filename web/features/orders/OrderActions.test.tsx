import { act, cleanup, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Schema } from "effect"
import { afterEach, beforeAll, describe, expect, it } from "vitest"
import { type FakeServer, respondWithError, respondWithJson } from "#adapters/fakes/fake-http.ts"
import { wireDetails } from "#contract-tests/suites/wire-card.ts"
import { wireCart, type WireLine } from "#contract-tests/suites/wire-cart.ts"
import { wireOrder } from "#contract-tests/suites/wire-order.ts"
import { wireSite } from "#contract-tests/suites/wire-site.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { withServerCart } from "#core/cart/cart-view.ts"
import { replacesOrder, visibleLines } from "#core/cart/rules.ts"
import { aCart, aCartLine } from "#core/cart/testing.ts"
import { WireOrder, type WireOrderJson } from "#core/orders/api.ts"
import { orderFromWire } from "#core/orders/from-wire.ts"
import { NowContext } from "#web/container/now.ts"
import { anna, renderInShop, stockholmSelection } from "#web/container/testing.tsx"
import { fakeModalDialogs } from "#web/kit/overlays/testing.tsx"
import { OrderActions } from "./OrderActions.tsx"

beforeAll(fakeModalDialogs)
afterEach(cleanup)

const lines: ReadonlyArray<WireLine> = [
  { id: "l1", gtin: "10", itemNo: "1_ST", name: "Mellanmjölk", quantity: 2 },
  { id: "l2", gtin: "20", itemNo: "2_ST", name: "Knäckebröd", quantity: 1 },
  { id: "l3", gtin: "30", itemNo: "3_ST", name: "Julmust", quantity: 6 }
]
const soldProducts = [wireDetails({ id: "1_ST", gtin: "10" }), wireDetails({ id: "2_ST", gtin: "20" })]
const placedOrder = wireOrder({ items: wireCart("ordered", lines).items, itemFulfilmentLindbakStoreNum: "3201" })
const cutoff = Date.parse(placedOrder.deliveryLockDate)

const serverWith =
  (
    editResponse = respondWithJson(wireCart("replacement", lines, { replacementForOrderId: "order-1" })),
    sites = [wireSite("1001", { storeNumber: "3201" })]
  ): FakeServer =>
  ({ path }) => {
    if (path === "/orders/order-1") return respondWithJson(placedOrder)
    if (path === "/orders/order-1/createReplacementCart") return editResponse
    if (path === "/sites") return respondWithJson({ sites })
    if (path === "/customer/userdeliverysettings") return respondWithJson(null, 204)
    return path.startsWith("/Loop54/products/")
      ? respondWithJson({ items: soldProducts, totalCount: soldProducts.length, filters: [] })
      : respondWithError(404, "ERR_NOT_FOUND")
  }

const renderActions = ({
  server = serverWith(),
  now = cutoff - 1,
  fields = {},
  cart = aCart()
}: {
  readonly server?: FakeServer
  readonly now?: number
  readonly fields?: Partial<WireOrderJson>
  readonly cart?: ReturnType<typeof aCart>
} = {}) => {
  const order = orderFromWire(Schema.decodeSync(WireOrder)({ ...placedOrder, ...fields }))
  const shop = renderInShop(
    <NowContext value={now}>
      <OrderActions order={order} />
    </NowContext>,
    { selection: stockholmSelection, session: anna, server }
  )
  act(() => shop.states.of(cartState).update((state) => withServerCart(state, cart)))
  return shop
}
const editButton = () => screen.queryByRole("button", { name: "Ändra order 5100001" })
const openLayers = ({ panel }: ReturnType<typeof renderActions>) => panel.current().layers.map(({ name }) => name)

describe("'Ändra order'", () => {
  it.each([
    ["before the cutoff", cutoff - 1, {}, true],
    ["at the cutoff", cutoff, {}, false],
    ["a cancelled order", cutoff - 1, { status: "cancelled" as const }, false]
  ])("is offered only for a placed order before its cutoff (%s)", (_, now, fields, isOffered) => {
    renderActions({ now, fields })
    expect(editButton() !== null).toBe(isOffered)
  })

  it("opens the order in the cart panel, and then reads 'Fortsätt ändra'", async () => {
    const shop = renderActions()
    await userEvent.click(editButton() as HTMLElement)
    await waitFor(() => expect(openLayers(shop)).toEqual(["cart"]))
    expect(replacesOrder(shop.states.of(cartState).current())).toBe(true)
    expect(screen.getByRole("button", { name: "Fortsätt ändra 5100001" })).toBeDefined()
  })

  it("CART-32 opens the store selector when the order's store is not selectable", async () => {
    const shop = renderActions({ server: serverWith(undefined, [wireSite("1002", { storeNumber: "3202" })]) })
    await userEvent.click(editButton() as HTMLElement)
    await waitFor(() => expect(openLayers(shop)).toEqual(["storeSelector"]))
    expect(replacesOrder(shop.states.of(cartState).current())).toBe(true)
  })

  it("asks before the order replaces a filled cart", async () => {
    const shop = renderActions({ cart: aCart({ lines: [aCartLine({ quantity: 3 })] }) })
    await userEvent.click(editButton() as HTMLElement)
    const question = screen.getByRole("alertdialog", { name: "Vill du byta ut din varukorg?" })
    expect(question.textContent).toContain("3 varor som du har där nu läggs undan tills du är klar.")
    await userEvent.click(within(question).getByRole("button", { name: "Avbryt" }))
    expect(shop.http.sent).toEqual([])
    await userEvent.click(editButton() as HTMLElement)
    await userEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Ändra order" }))
    await waitFor(() => expect(openLayers(shop)).toEqual(["cart"]))
  })

  it("shows that the order can no longer be changed", async () => {
    renderActions({ server: serverWith(respondWithError(409, "ERR_ORDER_LOCKED")) })
    await userEvent.click(editButton() as HTMLElement)
    expect((await screen.findByRole("alert")).textContent).toContain("Ordern går inte att ändra längre")
  })
})

describe("'Handla igen'", () => {
  const openDialog = async () => {
    await userEvent.click(screen.getByRole("button", { name: "Handla igen 5100001" }))
    return screen.findByRole("dialog", { name: "Handla igen från order 5100001" })
  }

  it("lists the entries that are still sold, names the others, and adds the selected ones", async () => {
    const shop = renderActions()
    const dialog = await openDialog()
    expect(within(dialog).getAllByRole("checkbox")).toHaveLength(2)
    // Brand and size distinguish products with the same name.
    expect(within(dialog).getByRole("checkbox", { name: /^Mellanmjölk Arla · 1,5.l/ })).toBeTruthy()
    expect(dialog.textContent).toContain("Går inte att handla nu: Julmust.")
    await userEvent.click(within(dialog).getByRole("checkbox", { name: /Knäckebröd/ }))
    await userEvent.click(within(dialog).getByRole("button", { name: "Lägg 2 varor i korgen" }))
    await waitFor(() => expect(openLayers(shop)).toEqual(["cart"]))
    expect(visibleLines(shop.states.of(cartState).current()).map(({ gtin, quantity }) => [gtin, quantity])).toEqual([
      ["10", 2]
    ])
  })

  it("adds no product when none is selected", async () => {
    const shop = renderActions()
    const dialog = await openDialog()
    for (const box of within(dialog).getAllByRole("checkbox")) await userEvent.click(box)
    const add = within(dialog).getByRole("button", { name: "Lägg 0 varor i korgen" })
    expect(add.getAttribute("aria-disabled")).toBe("true")
    await userEvent.click(add)
    expect([openLayers(shop), visibleLines(shop.states.of(cartState).current())]).toEqual([[], []])
  })

  it("shows that the order could not be fetched", async () => {
    renderActions({ server: () => respondWithError(500, "ERR_INTERNAL") })
    await userEvent.click(screen.getByRole("button", { name: "Handla igen 5100001" }))
    expect((await screen.findByRole("alert")).textContent).toContain("Ordern gick inte att hämta just nu.")
  })
})
