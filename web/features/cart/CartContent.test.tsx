// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it } from "vitest"
import type { Cart } from "#core/cart/model.ts"
import { type Ore, zero } from "#core/kernel/money.ts"
import { anna, inStockholm, renderInShop, type ShopOptions } from "#web/container/testing.tsx"
import { CartGoods, CartTotals } from "./CartContent.tsx"
import { CheckoutLink } from "./CheckoutLink.tsx"
import { RemovedGoods } from "./RemovedGoods.tsx"

afterEach(cleanup)

const milk: Cart["lines"][number] = {
  id: "1", itemNo: "100_ST", gtin: "7310865000019", name: "Mellanmjölk 1,5%", brand: "Arla", size: "1,5 l", picture: null, url: "/matvaror/mjolk-p100_ST", unit: "piece",
  quantity: 3, maximum: 25, amount: 5_695 as Ore, discount: 890 as Ore, unitPrice: 2_195 as Ore, ageLimit: null
}
const beer: Cart["lines"][number] = { ...milk, id: "2", itemNo: "200_ST", gtin: "7310865000026", name: "Folköl 3,5%", quantity: 1, amount: 1_490 as Ore, discount: zero, ageLimit: 18 }

const aCart = (fields: Partial<Cart> = {}): Cart => ({
  id: "7", storeNumber: "3201", lines: [milk, beer],
  charges: [{ id: "p", kind: "picking", name: "Plockavgift", amount: 4_900 as Ore }, { id: "d", kind: "deposit", name: "Pant", amount: 100 as Ore }],
  coupons: [], total: 12_185 as Ore, discount: 890 as Ore, slotId: null, pickingFeeLimit: 150_000 as Ore, replacesOrderId: null,
  modified: "2026-11-21T10:00:00Z", checkedOut: null, ...fields
})

const draw = (cart: Cart | null, options: ShopOptions = { choice: inStockholm, session: anna }) => {
  const shop = renderInShop(<><CartGoods /><CartTotals action={<CheckoutLink />} /><RemovedGoods /></>, options)
  shop.states.cart.update((view) => ({ ...view, status: cart === null ? "none" : "ready", settled: cart }))
  return shop
}
const row = (label: string) => screen.getByText(label).closest("div") as HTMLElement
const sum = async (label: string) => {
  await screen.findByText(label)
  return row(label).querySelector("dd")?.textContent
}

describe("the cart", () => {
  it("CART-01 CART-08 CART-09 CART-10 lists its goods under 'Varor' and says 'Totalt (4 varor)', 'Varav rabatt' and 'Gå till kassan'", async () => {
    draw(aCart())
    expect(await sum("Totalt (4 varor)")).toBe("121,85\u00a0kr")
    expect(await sum("Varav rabatt")).toBe("8,90\u00a0kr")
    expect(within(screen.getByRole("region", { name: "Varor" })).getAllByRole("listitem")).toHaveLength(2)
    expect(screen.getByRole("button", { name: "Gå till kassan" }).getAttribute("aria-disabled")).toBeNull()
  })

  it("DELIV-39 DELIV-40 names picking and deposit before the total, and why picking costs", async () => {
    draw(aCart())
    await screen.findByText("Pant")
    expect(screen.getByText("Våra priser online är samma som i butik. Därför tar vi ut en plockavgift i stället.")).toBeTruthy()
    expect(row("Pant").textContent).toContain("1,00\u00a0kr")
  })

  it("says of age-restricted goods that identification is needed", async () => {
    draw(aCart())
    expect(await screen.findByText("18 år. Legitimation krävs")).toBeTruthy()
  })

  it("CART-04 has coupon field, clear link and summary in this order behind the goods", async () => {
    draw(aCart())
    const parts = [await screen.findByText("Folköl 3,5%"), screen.getByText("Har du en rabattkod?"), screen.getByRole("button", { name: "Töm varukorgen" }), screen.getByText("Totalt (4 varor)")]
    for (const [index, part] of parts.slice(1).entries()) {
      expect((parts[index] as HTMLElement).compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    }
  })

  it("CART-14 cannot go to checkout while an order is being changed", async () => {
    draw(aCart({ replacesOrderId: "5100001" }))
    await waitFor(() => expect(screen.getByRole("button", { name: "Gå till kassan" }).getAttribute("aria-disabled")).toBe("true"))
  })

  it("CART-16 CART-17 shows how far it is to free picking only while picking costs and the goods are below the limit", async () => {
    draw(aCart())
    expect(await screen.findByText(/Handla för .* till så plockar vi gratis/)).toBeTruthy()
    cleanup()
    draw(aCart({ charges: [] }))
    await screen.findByText("Totalt (4 varor)")
    expect(screen.queryByText(/plockar vi gratis/)).toBeNull()
  })

  it("never calls an amount 0 that the shop has not said: new goods read 'beräknas'", async () => {
    const { states } = draw(null)
    states.cart.update((view) => ({ ...view, pending: { [milk.gtin]: { product: { ...milk, id: milk.itemNo, url: "" }, quantity: 2, due: Number.MAX_SAFE_INTEGER, key: "k", revision: 1 } }, updating: true }))
    expect(await sum("Totalt (2 varor)")).toBe("beräknas")
    expect(screen.queryByText(/^0,00/)).toBeNull()
  })

  it("names removed goods and puts them back with 'Ångra'", async () => {
    const { states } = draw(aCart())
    const field = await screen.findByRole("textbox", { name: /Antal, Mellanmjölk/ })
    await userEvent.clear(field)
    await userEvent.tab()
    expect(await screen.findByText("Mellanmjölk 1,5% togs bort ur varukorgen.")).toBeTruthy()
    await userEvent.click(screen.getByRole("button", { name: "Ångra", hidden: true }))
    await waitFor(() => expect(states.cart.current().pending[milk.gtin]?.quantity).toBe(3))
  })

  it("CART-11 CART-12 says of an empty cart what the shop's settings say, to visitors and customers", async () => {
    const { states } = draw(null)
    states.shell.update((shell) => ({
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
    states.session.update((session) => ({ ...session, status: "visitor" }))
    expect(await screen.findByText("För besökare")).toBeTruthy()
  })
})
