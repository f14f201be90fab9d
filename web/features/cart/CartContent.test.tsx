import { cartState } from "#core/cart/cart-state.ts"
import { visitor } from "#core/session/model.ts"
import { sessionState } from "#core/session/session-state.ts"
import { shellState } from "#core/navigation/shell-state.ts"
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, beforeAll, describe, expect, it } from "vitest"
import { respondWithError, respondWithJson } from "#adapters/fakes/fake-http.ts"
import { fakeModalDialogs } from "#web/kit/overlays/testing.tsx"
import type { Cart } from "#core/cart/model.ts"
import { type Ore, zero } from "#core/kernel/money.ts"
import { anna, stockholmSelection, renderInShop, type ShopOptions } from "#web/container/testing.tsx"
import { CartLines, CartTotals } from "./CartContent.tsx"
import { CheckoutLink } from "./CheckoutLink.tsx"
import { RemovedProducts } from "./RemovedProducts.tsx"
import { aCart, aCartLine, aCartMeal, aCartRecipe } from "#core/cart/testing.ts"

beforeAll(fakeModalDialogs)
afterEach(cleanup)

const milk = aCartLine({
  id: "1",
  itemNo: "100_ST",
  gtin: "7310865000019",
  name: "Mellanmjölk 1,5%",
  url: "/matvaror/mjolk-p100_ST",
  quantity: 3,
  amount: 5_695 as Ore,
  discount: 890 as Ore,
  unitPrice: 2_195 as Ore
})
const beer = aCartLine({
  ...milk,
  id: "2",
  itemNo: "200_ST",
  gtin: "7310865000026",
  name: "Folköl 3,5%",
  quantity: 1,
  amount: 1_490 as Ore,
  discount: zero,
  ageLimit: 18
})

const makeCart = (overrides: Partial<Cart> = {}): Cart =>
  aCart({
    lines: [milk, beer],
    charges: [
      { id: "p", kind: "picking", name: "Plockavgift", amount: 4_900 as Ore },
      { id: "d", kind: "deposit", name: "Pant", amount: 100 as Ore }
    ],
    total: 12_185 as Ore,
    discount: 890 as Ore,
    pickingFeeLimit: 150_000 as Ore,
    ...overrides
  })

const renderCart = (cart: Cart | null, options: ShopOptions = { selection: stockholmSelection, session: anna }) => {
  const shop = renderInShop(
    <>
      <CartLines />
      <CartTotals action={<CheckoutLink />} />
      <RemovedProducts />
    </>,
    options
  )
  shop.states
    .of(cartState)
    .update((state) => ({ ...state, status: cart === null ? "none" : "ready", serverCart: cart }))
  return shop
}
const row = (label: string) => screen.getByText(label).closest("div") as HTMLElement
const amountOf = async (label: string) => {
  await screen.findByText(label)
  return row(label).querySelector("dd")?.textContent
}

describe("the cart", () => {
  it("CART-01 CART-08 CART-09 CART-10 lists its products under 'Varor' and shows 'Totalt (4 varor)', 'Varav rabatt' and 'Gå till kassan'", async () => {
    renderCart(makeCart())
    expect(await amountOf("Totalt (4 varor)")).toBe("121,85\u00a0kr")
    expect(await amountOf("Varav rabatt")).toBe("8,90\u00a0kr")
    expect(within(screen.getByRole("region", { name: "Varor" })).getAllByRole("listitem")).toHaveLength(2)
    expect(screen.getByRole("button", { name: "Gå till kassan" }).getAttribute("aria-disabled")).toBeNull()
  })

  it("DELIV-39 DELIV-40 lists the picking fee and the deposit before the total, and explains the fee", async () => {
    renderCart(makeCart())
    await screen.findByText("Pant")
    expect(
      screen.getByText("Våra priser online är samma som i butik. Därför tar vi ut en plockavgift i stället.")
    ).toBeTruthy()
    const rows = [...document.querySelectorAll("dl > div")].map(({ textContent }) =>
      textContent?.replaceAll("\u00a0", " ")
    )
    expect(rows.filter((text) => /^(Plockavgift|Pant|Totalt)/.test(text ?? ""))).toEqual([
      expect.stringMatching(/^Plockavgift.*49,00 kr$/),
      "Pant1,00 kr",
      expect.stringMatching(/^Totalt \(/)
    ])
  })

  it("shows the reservation for products sold by weight below the total, which does not include it, and omits a coupon of 0 kr", async () => {
    const amount = (kronor: number) => (kronor * 100) as Ore
    renderCart(
      makeCart({
        charges: [
          { id: "r", kind: "weight-reservation", name: "Reservation", amount: amount(5) },
          { id: "f", kind: "freight", name: "Frakt", amount: amount(39) }
        ],
        coupons: [
          { code: "A", gtin: "9", name: "Halva frakten", amount: amount(20) },
          { code: "B", gtin: "8", name: "Utan värde", amount: zero }
        ]
      })
    )
    await screen.findByText("Halva frakten", { selector: "dt" })
    const rows = [...document.querySelectorAll("dl > div")].map(({ textContent }) =>
      textContent?.replaceAll("\u00a0", " ")
    )
    expect(rows.slice(1, 4).concat(rows.slice(-1))).toEqual([
      "Halva frakten−20,00 kr",
      expect.stringMatching(/39,00 kr$/),
      expect.stringMatching(/^Totalt \(/),
      expect.stringMatching(/^Reserveras utöver totalen.*5,00 kr$/)
    ])
  })

  it("asks before it empties the cart, and keeps it when the shopper cancels", async () => {
    const { http } = renderCart(makeCart())
    for (const buttonName of ["Avbryt", "Stäng"]) {
      await userEvent.click(await screen.findByRole("button", { name: "Töm varukorgen" }))
      const dialog = screen.getByRole("dialog", { name: "Töm varukorgen" })
      expect(dialog.textContent).toContain("Vill du ta bort 4 varor ur varukorgen?")
      await userEvent.click(within(dialog).getByRole("button", { name: buttonName }))
      expect(screen.queryByRole("dialog")).toBeNull()
    }
    await userEvent.click(screen.getByRole("button", { name: "Töm varukorgen" }))
    fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }))
    expect([screen.queryByRole("dialog"), http.sent]).toEqual([null, []])
  })

  it.each([
    ["closes the dialog when the cart has been emptied", respondWithJson(null, 204), 0],
    ["shows in the dialog that the cart could not be emptied", respondWithError(500, "ERR_INTERNAL"), 1]
  ])("%s", async (_, response, failureCount) => {
    const { http } = renderCart(makeCart(), { selection: stockholmSelection, session: anna, server: () => response })
    await userEvent.click(await screen.findByRole("button", { name: "Töm varukorgen" }))
    const dialog = screen.getByRole("dialog")
    await userEvent.click(within(dialog).getByRole("button", { name: "Töm varukorgen" }))
    await waitFor(() => expect(http.sent.some(({ method }) => method === "DELETE")).toBe(true))
    await waitFor(() => expect(screen.queryAllByRole("alert").length).toBe(failureCount))
    await waitFor(() => expect(screen.queryAllByRole("dialog").length).toBe(failureCount))
  })

  it("names each stepper by its product's name, and size if it has one", async () => {
    renderCart(
      makeCart({
        lines: [
          { ...milk, size: null },
          { ...beer, size: "50 cl" }
        ]
      })
    )
    expect(
      (await screen.findAllByRole("textbox", { name: /^Antal/ })).map((field) => field.getAttribute("aria-label"))
    ).toEqual(["Antal, Folköl 3,5% 50 cl", "Antal, Mellanmjölk 1,5%"])
  })

  it("shows that age-restricted products require identification", async () => {
    renderCart(makeCart())
    expect(await screen.findByText("18 år. Legitimation krävs")).toBeTruthy()
  })

  it("CART-04 shows the coupon field, the button that empties the cart and the summary in this order after the sections", async () => {
    renderCart(
      makeCart({
        baskets: [{ name: "flexkassen", recipes: [], editableRecipes: [aCartRecipe()] }],
        meals: [aCartMeal()]
      })
    )
    const parts = [
      await screen.findByRole("region", { name: "Varor" }),
      screen.getByRole("region", { name: "Recept" }),
      screen.getByRole("region", { name: "Catering" }),
      screen.getByText("Har du en rabattkod?"),
      screen.getByRole("button", { name: "Töm varukorgen" }),
      screen.getByText(/^Totalt \(/)
    ]
    for (const [index, part] of parts.slice(1).entries()) {
      expect(
        (parts[index] as HTMLElement).compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING
      ).toBeTruthy()
    }
  })

  it("CART-05 CART-06 labels the button that empties the cart 'Töm varukorgen', or 'Ta bort varukorg' while an order is being changed", async () => {
    renderCart(makeCart())
    expect(await screen.findByRole("button", { name: "Töm varukorgen" })).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Ta bort varukorg" })).toBeNull()
    cleanup()
    renderCart(makeCart({ replacesOrderId: "5100001" }))
    await userEvent.click(await screen.findByRole("button", { name: "Ta bort varukorg" }))
    expect(screen.getByRole("dialog", { name: "Ta bort varukorg" })).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Töm varukorgen" })).toBeNull()
  })

  it("CART-07 shows the button that empties the cart to customers only", async () => {
    const { states } = renderCart(makeCart())
    expect(await screen.findByRole("button", { name: "Töm varukorgen" })).toBeTruthy()
    act(() => states.of(sessionState).set(visitor))
    expect(screen.getByText("Totalt (4 varor)")).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Töm varukorgen" })).toBeNull()
  })

  it("CART-14 disables the checkout while an order is being changed", async () => {
    renderCart(makeCart({ replacesOrderId: "5100001" }))
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Gå till kassan" }).getAttribute("aria-disabled")).toBe("true")
    )
  })

  it("shows the amount left to free picking only while a picking fee applies", async () => {
    renderCart(makeCart())
    expect(await screen.findByText(/Handla för .* till så plockar vi gratis/)).toBeTruthy()
    cleanup()
    renderCart(makeCart({ charges: [] }))
    await screen.findByText("Totalt (4 varor)")
    expect(screen.queryByText(/plockar vi gratis/)).toBeNull()
  })

  it("shows 'beräknas', not 0, as the unknown total of new products", async () => {
    const { states } = renderCart(null)
    states.of(cartState).update((state) => ({
      ...state,
      pending: {
        [milk.gtin]: {
          product: { ...milk, id: milk.itemNo, url: "" },
          quantity: 2,
          due: Number.MAX_SAFE_INTEGER,
          key: "k",
          revision: 1
        }
      },
      updating: true
    }))
    expect(await amountOf("Totalt (2 varor)")).toBe("beräknas")
    expect(screen.queryByText(/^0,00/)).toBeNull()
  })

  it("reports a removed product, and restores it with 'Ångra'", async () => {
    const { states } = renderCart(makeCart())
    const field = await screen.findByRole("textbox", { name: /Antal, Mellanmjölk/ })
    await userEvent.clear(field)
    await userEvent.tab()
    expect(await screen.findByText("Mellanmjölk 1,5% togs bort ur varukorgen.")).toBeTruthy()
    await userEvent.click(screen.getByRole("button", { name: "Ångra", hidden: true }))
    await waitFor(() => expect(states.of(cartState).current().pending[milk.gtin]?.quantity).toBe(3))
  })

  it("shows the settings' texts for an empty cart, to visitors and to customers", async () => {
    const { states } = renderCart(null)
    states.of(shellState).update((shell) => ({
      ...shell,
      settings: {
        ...shell.settings,
        emptyCart: {
          visitor: { title: "För besökare", description: "a", buttonLabel: "b", buttonLink: "/" },
          customer: { title: "För kunder", description: "Börja här", buttonLabel: "Se varor", buttonLink: "/matvaror" }
        }
      }
    }))
    expect(await screen.findByText("För kunder")).toBeTruthy()
    expect(screen.getByRole("link", { name: "Se varor" }).getAttribute("href")).toBe("/matvaror")
    states.of(sessionState).update((session) => ({ ...session, status: "visitor" }))
    expect(await screen.findByText("För besökare")).toBeTruthy()
  })
})
