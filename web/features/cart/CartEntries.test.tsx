import { act, cleanup, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { KeptFocus } from "#web/kit/rendering/KeptFocus.tsx"
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { respondWithError, respondWithJson } from "#adapters/fakes/fake-http.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { withServerCart } from "#core/cart/cart-view.ts"
import type { Cart } from "#core/cart/model.ts"
import { aCart, aCartLine, aCartMeal, aCartRecipe } from "#core/cart/testing.ts"
import type { Ore } from "#core/kernel/money.ts"
import type { HttpRequest } from "#core/ports/http.ts"
import { anna, renderInShop, type ShopOptions, stockholmSelection } from "#web/container/testing.tsx"
import { fakeModalDialogs } from "#web/kit/overlays/testing.tsx"
import { wireCart } from "#contract-tests/suites/wire-cart.ts"
import { CartLines, CartTotals } from "./CartContent.tsx"
import { FreePicking } from "./FreePicking.tsx"
import { RemovedEntries } from "./RemovedEntries.tsx"

beforeAll(fakeModalDialogs)
afterEach(cleanup)

const pancakes = aCartRecipe()
const carbonara = aCartRecipe({ recipeId: "R1010", gtin: "2900011010013", name: "Pasta carbonara", flags: [] })
const bag = {
  id: "b1",
  itemNo: "B3",
  gtin: "2900020003013",
  name: "Snabba kassen",
  url: "/matkassar/familj/snabba-kassen",
  portions: 4,
  recipeGtins: ["2900011010013"],
  amount: 20_000 as Ore
}
const fullCart: Cart = aCart({
  lines: [aCartLine()],
  baskets: [
    { name: "receptkassen", recipes: [carbonara], editableRecipes: [] },
    { name: "flexkassen", recipes: [], editableRecipes: [pancakes] }
  ],
  bags: [bag],
  meals: [aCartMeal({ side: { id: "aioli", name: "Aioli" } })],
  total: 131_450 as Ore
})

const renderCart = (cart: Cart, server?: ShopOptions["server"]) => {
  const shop = renderInShop(
    <>
      <KeptFocus>
        <CartLines />
      </KeptFocus>
      <CartTotals />
      <RemovedEntries />
    </>,
    { selection: { ...stockholmSelection, method: "pickupAtStore" }, session: anna, ...(server && { server }) }
  )
  act(() => shop.states.of(cartState).update((view) => withServerCart(view, cart)))
  return shop
}
const textOf = (element: Element) => element.textContent?.replaceAll("\u00a0", " ")
const region = (name: string) => screen.getByRole("region", { name })

describe("the cart's recipes and catering", () => {
  it("CART-02 shows a section 'Recept' with both baskets, and portions and price of bags and recipes, without a price for a bag's recipe", async () => {
    renderCart(fullCart)
    const sections = (await screen.findAllByRole("region")).map((section) => section.getAttribute("aria-label"))
    expect(sections.filter((name) => name !== null)).toEqual(["Varor", "Recept", "Catering"])
    const rowsOf = (basket: string) =>
      within(within(region("Recept")).getByRole("group", { name: basket }))
        .getAllByRole("listitem")
        .map(textOf)
    expect(rowsOf("Receptkassen")).toEqual([
      "Snabba kassen4 portioner200,00 krÄndra recept",
      "Pasta carbonara4 portioner"
    ])
    expect(rowsOf("Flexkassen")).toEqual(["Pannkakor med sylt4 portioner · Vegetarisk84,50 kr"])
  })

  it("CART-03 shows a section 'Catering' with the side, the amount and a stepper in portions", async () => {
    renderCart(fullCart)
    await screen.findByText("Smörgåstårta med räkor")
    expect(textOf(within(region("Catering")).getByRole("listitem"))).toBe(
      "Smörgåstårta med räkorTillbehör: Aioli990,00 krPortionerportioner"
    )
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Portioner, Smörgåstårta med räkor" })
    expect(field.value).toBe("10")
    expect([...document.querySelectorAll("dl > div")].map(textOf)).toEqual([
      "Varor40,00 kr",
      "Recept284,50 kr",
      "Catering990,00 kr",
      "Totalt (5 varor)1 314,50 kr"
    ])
  })

  it("CART-02 shows only the sections that have contents; a cart with recipes only does not count as empty", async () => {
    renderCart({ ...fullCart, lines: [], bags: [], meals: [], baskets: fullCart.baskets.slice(1) })
    expect(await screen.findByText("Pannkakor med sylt")).toBeTruthy()
    expect(["Varor", "Catering"].map((name) => screen.queryByRole("region", { name }))).toEqual([null, null])
    expect(screen.queryByText("Receptkassen")).toBeNull()
    await userEvent.click(screen.getByRole("button", { name: "Töm varukorgen" }))
    expect(screen.getByRole("dialog", { hidden: true }).textContent).toContain("Vill du ta bort 1 vara ur varukorgen?")
  })

  it("CART-42 CART-43 shows a recipe as removed immediately, deletes it by its index, keeps the focus in the cart, and adds it again with 'Ångra'", async () => {
    const milk = { id: "l1", gtin: "1", itemNo: "1_ST", name: "Mellanmjölk", quantity: 2 }
    const { http } = renderCart(fullCart, () => respondWithJson(wireCart("cart-1", [milk])))
    const button = await screen.findByRole("button", { name: "Ta bort, Pannkakor med sylt" })
    await userEvent.click(button)
    expect(screen.queryByRole("button", { name: "Ta bort, Pannkakor med sylt" })).toBeNull()
    await waitFor(() =>
      expect(http.sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
        "DELETE /carts/cart-1/editableRecipes/flexkassen/0"
      ])
    )
    expect(document.activeElement).not.toBe(document.body)
    expect(await screen.findByText("Pannkakor med sylt togs bort ur varukorgen.")).toBeTruthy()
    await userEvent.click(screen.getByRole("button", { name: "Ångra" }))
    await waitFor(() =>
      expect(JSON.parse(http.sent[1]?.body?.text ?? "{}")).toMatchObject({
        basket: "flexkassen",
        recipe: { recipeId: "R1002", numberOfMeals: 4, vegetarian: true, items: [{ gtin: "7310130006104" }] }
      })
    )
  })

  it("shows a meal again, and reports a problem, when its removal fails", async () => {
    const { states } = renderCart(fullCart, () => respondWithError(422, "ERR_ITEM_NOT_IN_ASSORTMENT"))
    await userEvent.click(await screen.findByRole("button", { name: "Ta bort, Smörgåstårta med räkor" }))
    await waitFor(() =>
      expect(states.of(cartState).current().problems).toMatchObject([
        { kind: "change-failed", names: ["Smörgåstårta med räkor"] }
      ])
    )
    expect(within(region("Catering")).getAllByRole("listitem")).toHaveLength(1)
  })

  it("removes a bag together with its recipes", async () => {
    const { http } = renderCart(fullCart, () => respondWithJson(wireCart("cart-1", [])))
    await userEvent.click(await screen.findByRole("button", { name: "Ta bort Snabba kassen med alla recept" }))
    await waitFor(() =>
      expect(http.sent.map(({ method, path }) => `${method} ${path}`)).toEqual(["DELETE /carts/cart-1/recipes"])
    )
  })

  it("CART-42 'Ångra' selects all of a bag's recipes again after one was removed, and adds the bag again after it was removed", async () => {
    const recipes = ["2900001002014", "2900001002021"].map((gtin, index) =>
      aCartRecipe({ recipeId: `R${index}`, gtin, name: `Recept ${index + 1}` })
    )
    const cartWithBag: Cart = {
      ...fullCart,
      bags: [{ ...bag, recipeGtins: ["2900001002014", "2900001002021"] }],
      baskets: [{ name: "receptkassen", recipes, editableRecipes: [] }]
    }
    const requestLinesAndRecipes = (sent: ReadonlyArray<HttpRequest>) =>
      sent.map(({ method, path, body }) => [
        `${method} ${path}`,
        body === undefined ? [] : JSON.parse(body.text).recipesEAN
      ])
    const { recipeGtins, portions, amount: _, ...wireBag } = bag
    const bags = [{ ...wireBag, recipesEAN: recipeGtins, numberOfMeals: portions, amount: 200 }]
    const server = () => respondWithJson(wireCart("cart-1", [], { bags }))
    const { http } = renderCart(cartWithBag, server)
    await userEvent.click(await screen.findByRole("button", { name: "Ta bort, Recept 1" }))
    await userEvent.click(await screen.findByRole("button", { name: "Ångra" }))
    await waitFor(() =>
      expect(requestLinesAndRecipes(http.sent).filter(([request]) => request === "POST /carts/cart-1/recipes")).toEqual(
        [
          ["POST /carts/cart-1/recipes", ["2900001002021"]],
          ["POST /carts/cart-1/recipes", ["2900001002014", "2900001002021"]]
        ]
      )
    )
    cleanup()
    const { http: httpForBag } = renderCart(cartWithBag, () => respondWithJson(wireCart("cart-1", [])))
    await userEvent.click(await screen.findByRole("button", { name: "Ta bort Snabba kassen med alla recept" }))
    await waitFor(() => expect(screen.queryByText("Recept 1")).toBeNull())
    expect(await screen.findByText("Snabba kassen togs bort ur varukorgen.")).toBeTruthy()
    await userEvent.click(screen.getByRole("button", { name: "Ångra" }))
    await waitFor(() =>
      expect(httpForBag.sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
        "DELETE /carts/cart-1/recipes",
        "POST /carts/cart-1/additems"
      ])
    )
  })
})

describe("FreePicking", () => {
  const isBarVisible = (fields: Partial<Cart>) => {
    const { states, queryByRole } = renderInShop(<FreePicking />, { selection: stockholmSelection, session: anna })
    const charges = [{ id: "p", kind: "picking", name: "Plockavgift", amount: 4_900 as Ore }] as const
    const cart = aCart({ lines: [aCartLine()], charges, pickingFeeLimit: 150_000 as Ore, ...fields })
    act(() => states.of(cartState).update((view) => withServerCart(view, cart)))
    const isVisible = queryByRole("progressbar") !== null
    cleanup()
    return isVisible
  }

  it("CART-18 CART-19 shows no bar with recipe bags or with catering, even while a picking fee is charged", () => {
    expect([isBarVisible({}), isBarVisible({ bags: [bag] }), isBarVisible({ meals: [aCartMeal()] })]).toEqual([
      true,
      false,
      false
    ])
  })

  it("counts recipes towards free picking", () => {
    const recipeBelowLimit = aCartRecipe({ price: 149_000 as Ore })
    const baskets = [{ name: "flexkassen", recipes: [], editableRecipes: [recipeBelowLimit] }] as const
    expect([isBarVisible({ baskets, lines: [] }), isBarVisible({ baskets })]).toEqual([true, false])
  })
})

describe("the cart's overlay", () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it("CART-21 covers the cart once a load or a change has taken 4 s, until it ends", () => {
    const { states } = renderInShop(<CartLines />, { selection: stockholmSelection, session: anna })
    const setBusy = (busySince: number | null) =>
      act(() => states.of(cartState).update((view) => ({ ...withServerCart(view, fullCart), busySince })))
    const isCovered = () => screen.queryByText("Uppdaterar varukorgen") !== null
    const isCoveredAfter = (millis: number) => {
      act(() => void vi.advanceTimersByTime(millis))
      return isCovered()
    }
    setBusy(1)
    expect([isCovered(), isCoveredAfter(3_999), isCoveredAfter(1)]).toEqual([false, false, true])
    setBusy(null)
    expect(isCovered()).toBe(false)
    setBusy(2)
    expect(isCoveredAfter(3_000)).toBe(false)
    setBusy(3)
    expect([isCoveredAfter(3_999), isCoveredAfter(1)]).toEqual([false, true])
  })
})
