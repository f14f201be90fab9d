import { act, cleanup, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it } from "vitest"
import { respondWithJson } from "#adapters/fakes/fake-http.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { withServerCart } from "#core/cart/cart-view.ts"
import { aCart } from "#core/cart/testing.ts"
import { fromKronor } from "#core/kernel/money.ts"
import { aRecipeSummary } from "#core/recipes/testing.ts"
import { anna, renderInShop, type ShopOptions, stockholmSelection } from "#web/container/testing.tsx"
import { wireCart } from "#contract-tests/suites/wire-cart.ts"
import { BagContent } from "./BagContent.tsx"

afterEach(cleanup)

const recipe = (id: string, priceInKronor: number | null) => ({
  ...aRecipeSummary({ id, name: `Recept ${id}` }),
  gtin: `gtin-${id}`,
  price: priceInKronor === null ? null : fromKronor(priceInKronor)
})
const bag = {
  id: "B3",
  gtin: "2900020003013",
  name: "Snabba kassen",
  url: "/matkassar/familj/snabba-kassen",
  description: "Tre middagar.",
  portions: 4,
  recipes: [recipe("R1", 160), recipe("R2", 80)]
}
const bagInCart = {
  id: "b1",
  itemNo: "B3",
  gtin: bag.gtin,
  name: bag.name,
  url: bag.url,
  portions: 4,
  recipeGtins: ["gtin-R2"],
  amount: fromKronor(80)
}
const pickup = { ...stockholmSelection, method: "pickupAtStore" } as const

const show = (options: ShopOptions = {}) =>
  renderInShop(<BagContent bag={bag} />, { session: anna, selection: pickup, ...options })
const withPlainSpaces = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ")
const priceText = () => withPlainSpaces(document.querySelector("strong")?.textContent)
const buttonState = () => {
  const addButton = screen.getByRole("button", { name: /, Snabba kassen$/ })
  return [addButton.textContent, addButton.getAttribute("aria-disabled") === "true"] as const
}
const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name })

describe("BagContent", () => {
  it("PAGE-27 shows the price of the chosen recipes together and per portion, and requires at least one recipe", async () => {
    show()
    expect([priceText(), buttonState()]).toEqual(["240,00 kr", ["Lägg till", false]])
    expect(screen.getByText("2 av 2 recept valda").getAttribute("aria-live")).toBe("polite")
    await userEvent.click(box("Recept R1"))
    expect(priceText()).toBe("80,00 kr")
    expect(document.body.textContent).toContain("20,00\u00a0kr/portion")
    await userEvent.click(box("Recept R2"))
    expect([screen.getByRole("alert").textContent, buttonState()]).toEqual([
      "Välj minst ett recept",
      ["Lägg till", true]
    ])
  })

  it("DELIV-27 names the first missing requirement on the button; pickup is the last one", () => {
    renderInShop(<BagContent bag={bag} />)
    expect(buttonState()[0]).toBe("Välj butik")
    cleanup()
    renderInShop(<BagContent bag={bag} />, { selection: pickup })
    expect(buttonState()[0]).toBe("Logga in")
    cleanup()
    show({ selection: { ...stockholmSelection, method: "homeDelivery" } as never })
    expect(buttonState()[0]).toBe("Byt leveranssätt")
  })

  it("changes the recipes of a bag that is in the cart", async () => {
    const { http, states } = show({ server: () => respondWithJson(wireCart("cart-1", [])) })
    act(() => states.of(cartState).update((view) => withServerCart(view, aCart({ id: "cart-1", bags: [bagInCart] }))))
    expect([box("Recept R1").checked, box("Recept R2").checked, buttonState()[0]]).toEqual([
      false,
      true,
      "Uppdatera kassen"
    ])
    await userEvent.click(box("Recept R1"))
    await userEvent.click(screen.getByRole("button", { name: "Uppdatera kassen, Snabba kassen" }))
    await waitFor(() => expect(http.sent.length).toBeGreaterThan(0))
    expect(http.sent[0]?.path).toBe("/carts/cart-1/recipes")
    expect(JSON.parse(http.sent[0]?.body?.text ?? "{}")).toMatchObject({
      cartItemId: "b1",
      recipesEAN: ["gtin-R1", "gtin-R2"]
    })
  })
})
