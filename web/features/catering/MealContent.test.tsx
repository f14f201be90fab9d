import { cleanup, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Effect } from "effect"
import { afterEach, describe, expect, it } from "vitest"
import { respondWithJson } from "#adapters/fakes/fake-http.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { withServerCart } from "#core/cart/cart-view.ts"
import { aCart } from "#core/cart/testing.ts"
import type { CateredMeal } from "#core/catering/model.ts"
import { aMeal, aMealVariant } from "#core/catering/testing.ts"
import { fromKronor } from "#core/kernel/money.ts"
import { DeviceId } from "#web/container/ports.ts"
import { anna, renderInShop, type ShopOptions, stockholmSelection } from "#web/container/testing.tsx"
import { wireCart } from "#contract-tests/suites/wire-cart.ts"
import { MealContent } from "./MealContent.tsx"

afterEach(cleanup)

const sides = [
  { id: "aioli", name: "Aioli", contents: ["Aioli"] },
  { id: "salsa", name: "Tomatsalsa", contents: ["Tomatsalsa"] }
]
const sizeVariant = (quantity: number) =>
  aMealVariant({ id: `brie-${quantity}`, name: "brie", quantityFrom: quantity, quantityTo: quantity })

const show = (fields: Partial<CateredMeal> = {}, options: ShopOptions & { readonly query?: string } = {}) => {
  const { query = "", ...shop } = options
  return renderInShop(<MealContent meal={aMeal(fields)} query={new URLSearchParams(query)} />, {
    session: anna,
    selection: stockholmSelection,
    ...shop
  })
}

const withPlainSpaces = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ")
const mealButtonState = () => {
  const button = screen.getByRole("button", { name: /^(Välj butik|Logga in|Lägg till|Utgått|Ej tillgänglig online), / })
  return [button.textContent, button.getAttribute("aria-disabled") === "true"] as const
}
const priceText = () => withPlainSpaces(document.querySelector("p[aria-live] strong")?.textContent)
const quantityField = () => screen.getByRole<HTMLInputElement>("textbox")

describe("MealContent", () => {
  it("CATERING-05 CATERING-19 CATERING-20 shows the price of the quantity, with the label and the unit of the meal", () => {
    show()
    expect(priceText()).toBe("792,00 kr")
    expect(quantityField().getAttribute("aria-label")).toBe("Portioner, Smörgåstårta")
    expect(screen.getByText("portioner")).toBeDefined()
    cleanup()
    show({ unit: "per styck", minOrder: 1, variants: [aMealVariant({ quantityFrom: 1 })] })
    expect(quantityField().getAttribute("aria-label")).toBe("Antal, Smörgåstårta")
    expect([quantityField().value, screen.getByText("st").textContent, priceText()]).toEqual(["4", "st", "396,00 kr"])
  })

  it("CATERING-15 CATERING-16 clamps the entered quantity to minOrder and maxOrder on blur, not before", async () => {
    show()
    const enter = async (value: string) => {
      await userEvent.clear(quantityField())
      await userEvent.type(quantityField(), value)
      const valueBeforeBlur = quantityField().value
      await userEvent.tab()
      return [valueBeforeBlur, quantityField().value]
    }
    expect(await enter("2")).toEqual(["2", "8"])
    expect(await enter("400")).toEqual(["400", "40"])
    expect(await enter("12")).toEqual(["12", "12"])
    expect(priceText()).toBe("1 188,00 kr")
  })

  it("CATERING-03 CATERING-09 CATERING-10 CATERING-11 shows an alert and disables the button until a side is chosen", async () => {
    show({ sides })
    expect(screen.getByRole("alert").textContent).toBe("Välj ett tillbehör")
    expect(mealButtonState()).toEqual(["Lägg till", true])
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Välj tillbehör" }), "Tomatsalsa")
    expect(screen.queryByRole("alert")).toBeNull()
    expect(mealButtonState()).toEqual(["Lägg till", false])
  })

  it("CATERING-02 CATERING-04 offers variants, and for a variant with sizes a select instead of the stepper", async () => {
    const variants = [
      sizeVariant(8),
      sizeVariant(12),
      aMealVariant({ id: "v", name: "vegansk", price: fromKronor(92) })
    ]
    show({ variants })
    expect(screen.queryByRole("textbox")).toBeNull()
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Välj storlek" }), "brie-12")
    expect(priceText()).toBe("1 188,00 kr")
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Välj variant" }), "vegansk")
    expect(screen.queryByRole("combobox", { name: "Välj storlek" })).toBeNull()
    expect([quantityField().value, priceText()]).toEqual(["12", "1 104,00 kr"])
  })

  it("CONST-05 stores the choice on the device under the configured key, and restores it at the next visit to the same meal only", async () => {
    const variants = [sizeVariant(8), sizeVariant(12)]
    const device = show({ variants, sides }).container.get(DeviceId)
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Välj storlek" }), "brie-12")
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Välj tillbehör" }), "Aioli")
    await waitFor(async () => expect(await Effect.runPromise(device.get("catering"))).toContain('"sideId":"aioli"'))
    cleanup()
    show({ variants, sides }).container.bind(DeviceId).toConstantValue(device)
    await userEvent.click(document.body)
    await waitFor(() => expect(priceText()).toBe("1 188,00 kr"))
    expect(mealButtonState()).toEqual(["Lägg till", false])
    cleanup()
    show({ id: "another", variants, sides }).container.bind(DeviceId).toConstantValue(device)
    await userEvent.click(document.body)
    expect([priceText(), screen.queryByRole("alert") !== null]).toEqual(["792,00 kr", true])
  })

  it("CATERING-12 CATERING-13 CATERING-14 names the first missing requirement on the button", () => {
    renderInShop(<MealContent meal={aMeal()} query={new URLSearchParams()} />)
    expect(mealButtonState()).toEqual(["Välj butik", false])
    cleanup()
    renderInShop(<MealContent meal={aMeal()} query={new URLSearchParams()} />, { selection: stockholmSelection })
    expect(mealButtonState()).toEqual(["Logga in", false])
    cleanup()
    show()
    expect(mealButtonState()).toEqual(["Lägg till", false])
    cleanup()
    show({ variants: [aMealVariant({ price: null })] })
    expect(mealButtonState()).toEqual(["Ej tillgänglig online", true])
  })

  it("CATERING-06 CENTITY-11 adds the meal to the cart, with its quantity, id, name, gtin and side", async () => {
    const { http, states } = show({ sides }, { server: () => respondWithJson(wireCart("cart-1", [])) })
    states.of(cartState).update((view) => withServerCart(view, aCart({ id: "cart-1" })))
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Välj tillbehör" }), "Aioli")
    await userEvent.click(screen.getByRole("button", { name: "Lägg till, Smörgåstårta" }))
    await waitFor(() => expect(http.sent.some(({ path }) => path.endsWith("/cateredMeals"))).toBe(true))
    const addRequest = http.sent.find(({ path }) => path.endsWith("/cateredMeals"))
    expect(JSON.parse(addRequest?.body?.text ?? "{}")).toEqual({
      gtin: "2900031001018",
      itemNo: "C1",
      name: "Smörgåstårta",
      quantity: { value: 8, unit: "Piece", originalUnit: "Piece" },
      sideId: "aioli"
    })
    expect(await screen.findByText("Smörgåstårta ligger i varukorgen.")).toBeDefined()
  })

  it("adds the meal once for a double tap, even when the first one has been confirmed before the second", async () => {
    const { http, states } = show({}, { server: () => respondWithJson(wireCart("cart-1", [])) })
    states.of(cartState).update((view) => withServerCart(view, aCart({ id: "cart-1" })))
    const button = screen.getByRole("button", { name: "Lägg till, Smörgåstårta" })
    await userEvent.click(button)
    await screen.findByText("Smörgåstårta ligger i varukorgen.")
    await userEvent.click(button)
    await new Promise((resolve) => void setTimeout(resolve, 0))
    expect(http.sent.filter(({ path }) => path.endsWith("/cateredMeals"))).toHaveLength(1)
  })

  it("CATERING-07 shows contents, ingredients, storage and freshness, and the allergens without expanding", () => {
    show({ sides })
    expect(screen.getByRole("region", { name: "Allergener" }).textContent).toContain("gluten och kräftdjur")
    expect(document.querySelector("details [aria-label='Allergener']")).toBeNull()
    expect([...document.querySelectorAll("summary")].map(({ textContent }) => textContent)).toEqual([
      "Det här ingår",
      "Ingredienser",
      "Förvaring",
      "Hållbarhet",
      "Bra att veta"
    ])
    expect(document.querySelector("b")?.textContent).toBe("VETEMJÖL")
  })

  it("PPAGE-20 PPAGE-22 shows from when a meal can be picked up, until when it can be ordered, and that it can be ordered no longer", () => {
    show({ variants: [aMealVariant({ availableFrom: "2099-12-01", availableTo: "2099-12-20" })] })
    expect(screen.getByText("Köp nu, hämta från 1/12")).toBeDefined()
    expect(screen.getByText("Köp senast 20/12")).toBeDefined()
    cleanup()
    show({ variants: [aMealVariant({ availableTo: "2020-12-20" })] })
    expect(mealButtonState()).toEqual(["Utgått", true])
  })

  it("starts with the values of a form that was submitted without JavaScript", () => {
    const variants = [sizeVariant(8), sizeVariant(12)]
    show({ sides, variants }, { query: "variant=brie&storlek=brie-12&tillbehor=aioli" })
    expect([priceText(), screen.queryByRole("alert")]).toEqual(["1 188,00 kr", null])
  })
})
