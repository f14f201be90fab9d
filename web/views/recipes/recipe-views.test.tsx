import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { anIngredient, anIngredientProduct } from "#core/recipes/testing.ts"
import { CategoryChips } from "./CategoryChips.tsx"
import { IngredientList } from "./IngredientList.tsx"
import { ingredientText } from "./ingredient-text.ts"
import { PortionStepper } from "./PortionStepper.tsx"
import { RecipeFacts } from "./RecipeFacts.tsx"
import { RecipeMarkings } from "./RecipeMarkings.tsx"
import { RecipePicture } from "./RecipePicture.tsx"
import { RecipeProducts, type RecipeProductsProps } from "./RecipeProducts.tsx"
import { RecipeSteps } from "./RecipeSteps.tsx"

afterEach(cleanup)

const textOf = (element: Element | null | undefined) =>
  (element?.textContent ?? "").replaceAll("\u00a0", " ").replace(/\s+/g, " ").trim()
const itemTexts = () => screen.queryAllByRole("listitem").map(textOf)

describe("ingredientText", () => {
  const textFor = (
    fields: Parameters<typeof anIngredient>[0],
    scale: Partial<Parameters<typeof ingredientText>[1]> = {}
  ) => {
    const { amount, name } = ingredientText(anIngredient(fields), {
      portions: 4,
      recipePortions: 4,
      flags: [],
      ...scale
    })
    return [amount.replaceAll("\u00a0", " "), name]
  }

  it("scales the amount to the portions", () => {
    const milk = { name: "mjölk", plural: "mjölk", quantity: 3, unit: "dl" }
    expect([textFor(milk), textFor(milk, { portions: 8 }), textFor(milk, { portions: 2 })]).toEqual([
      ["3 dl", "mjölk"],
      ["6 dl", "mjölk"],
      ["1 ½ dl", "mjölk"]
    ])
  })

  it("shows unscaled amounts as written in the recipe, and rounds only scaled ones", () => {
    const flour = { name: "mjöl", plural: "mjöl", quantity: 1.37, unit: "dl" }
    expect(textFor(flour)[0]).toBe("1,37 dl")
    expect(textFor(flour, { portions: 8 })[0]).not.toBe("2,74 dl")
  })

  it("names several pieces in the plural, and a measured amount always in the singular", () => {
    expect(textFor({})[1]).toBe("gula lökar")
    expect(textFor({ unit: null })[1]).toBe("gula lökar")
    expect(textFor({ quantity: 1 })[1]).toBe("gul lök")
    expect(textFor({}, { portions: 2 })[1]).toBe("gul lök")
    expect(textFor({ unit: "dl" })[1]).toBe("gul lök")
  })

  it("has no amount when the recipe states none, and states how the ingredient is prepared", () => {
    expect(textFor({ quantity: null, note: "hackad" })).toEqual(["", "gul lök, hackad"])
  })

  it("names the substitute of the ingredient in a variant", () => {
    const substitutes = [{ flags: ["vegan"] as const, name: "schalottenlök" }]
    expect(textFor({ substitutes }, { flags: ["vegan"] })[1]).toBe("schalottenlök")
    expect(textFor({ substitutes })[1]).toBe("gula lökar")
  })
})

describe("IngredientList", () => {
  it("lists the ingredients of each group below its name, if it has one", () => {
    const groups = [
      { id: "1", name: "", ingredients: [anIngredient()] },
      { id: "2", name: "Sås", ingredients: [anIngredient({ name: "mjölk", plural: "mjölk", quantity: 3, unit: "dl" })] }
    ]
    render(<IngredientList groups={groups} portions={8} recipePortions={4} flags={[]} />)
    expect(screen.getAllByRole("heading").map(textOf)).toEqual(["Sås"])
    expect(itemTexts()).toEqual(["4 gula lökar", "6 dl mjölk"])
  })
})

describe("PortionStepper", () => {
  it.each([
    [1, [2], "true", null],
    [4, [3, 5], null, null],
    [12, [11], null, "true"]
  ])("RECIPE-03 changes %i by one portion between 1 and 12", (value, changes, fewerDisabled, moreDisabled) => {
    const onChange = vi.fn()
    render(<PortionStepper value={value} onChange={onChange} />)
    const buttons = ["Färre portioner", "Fler portioner"].map((name) => screen.getByRole("button", { name }))
    for (const button of buttons) fireEvent.click(button)
    expect(onChange.mock.calls.flat()).toEqual(changes)
    expect(buttons.map((button) => button.getAttribute("aria-disabled"))).toEqual([fewerDisabled, moreDisabled])
    expect(screen.getByRole("status").textContent).toBe(value === 1 ? "1 portion" : `${value} portioner`)
    expect(screen.getByRole("group", { name: "Portioner" })).toBeDefined()
  })
})

describe("RecipeFacts", () => {
  it("shows time, energy and markings only where they are known", () => {
    const { container, rerender } = render(
      <RecipeFacts recipe={{ cookingTime: 45, kilocalories: 520, markings: ["quick", "vegan"] }} />
    )
    expect([...container.querySelectorAll("dl > div")].map(textOf)).toEqual(["Tid45 min", "Energi520 kcal/portion"])
    expect(itemTexts()).toEqual(["Snabblagat", "Vegansk"])
    rerender(<RecipeFacts recipe={{ cookingTime: null, kilocalories: null, markings: [] }} />)
    expect(textOf(container)).toBe("")
    expect(screen.queryByRole("list")).toBeNull()
  })
})

describe("RecipeMarkings", () => {
  it("RECIPE-42 shows the first five, in a named list", () => {
    render(<RecipeMarkings markings={["vegan", "quick", "organic", "glutenFree", "lactoseFree", "vegetarian"]} />)
    expect(screen.getByRole("list", { name: "Märkningar" })).toBeDefined()
    expect(itemTexts()).toEqual(["Vegansk", "Snabblagat", "Ekologisk", "Glutenfri", "Laktosfri"])
  })
})

describe("RecipePicture", () => {
  it("CLAYOUT-23 CLAYOUT-24 has a smaller picture of the same shape for phones", () => {
    const { container } = render(<RecipePicture src="/images/recipes/1" alt="Paj" />)
    const image = screen.getByAltText("Paj")
    expect([image.getAttribute("width"), image.getAttribute("height"), image.getAttribute("loading")]).toEqual([
      "1000",
      "700",
      "eager"
    ])
    const source = container.querySelector("source")
    expect([source?.media, source?.getAttribute("srcset")]).toEqual([
      "(max-width: 767px)",
      "/images/recipes/1?width=500&height=350 1x, /images/recipes/1?width=1000&height=700 2x"
    ])
  })
})

describe("RecipeSteps", () => {
  it("RECIPE-09 RECIPE-10 numbers the steps, and shows tip and source where the recipe has them", () => {
    const { container, rerender } = render(
      <RecipeSteps steps={["Vispa.", "Grädda."]} tip="Servera varm." source="Köket" />
    )
    expect([itemTexts(), container.querySelectorAll("ol").length]).toEqual([["Vispa.", "Grädda."], 1])
    expect(textOf(container)).toMatch(/TipsServera varm\.Källa: Köket$/)
    rerender(<RecipeSteps steps={[]} tip={null} source={null} />)
    expect([textOf(container), container.querySelectorAll("ol").length]).toEqual(["", 0])
  })
})

describe("RecipeProducts", () => {
  const cream = { id: "1_ST", name: "Grädde", size: "2 dl", brand: "Arla", url: "/p1" }
  const onChange = vi.fn()
  afterEach(() => onChange.mockClear())
  const renderProducts = (props: Partial<RecipeProductsProps>) =>
    render(
      <RecipeProducts
        products={[]}
        neededIngredients={[]}
        selectedIds={new Set()}
        onChange={onChange}
        stale={false}
        {...props}
      />
    ).container

  it("RECIPE-11 has a checkbox for each product, with what it is needed for, its quantity and price", () => {
    renderProducts({
      products: [
        anIngredientProduct("grädde", cream, { quantity: 2 }),
        anIngredientProduct("smör", { ...cream, id: "2_ST", name: "Smör" })
      ],
      neededIngredients: ["4 dl grädde"],
      selectedIds: new Set(["1_ST"])
    })
    expect(itemTexts()).toEqual([
      "Grädde 2 dlArla · till 4 dl grädde2 st40,00 kr",
      "Smör 2 dlArla · till smör1 st20,00 kr"
    ])
    const boxes = screen.getAllByRole<HTMLInputElement>("checkbox")
    expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [true, false],
      [false, false]
    ])
    for (const box of boxes) fireEvent.click(box)
    expect(onChange.mock.calls).toEqual([
      ["1_ST", false],
      ["2_ST", true]
    ])
  })

  it("shows a product once when several ingredients need it, with each of these ingredients once", () => {
    renderProducts({
      products: [
        anIngredientProduct("grädde", cream),
        anIngredientProduct("grädde", cream),
        anIngredientProduct("vispgrädde", cream)
      ],
      neededIngredients: ["1 dl grädde", "1 dl grädde", "vispgrädde"]
    })
    expect(itemTexts()).toEqual(["Grädde 2 dlArla · till 1 dl grädde, vispgrädde3 st60,00 kr"])
  })

  it("computes the price of a product sold by weight from the needed weight", () => {
    const apples = { ...cream, name: "Äpplen", size: null, brand: null, unit: "kilogram" } as const
    renderProducts({
      products: [anIngredientProduct("äpplen", apples, { quantity: 0.6 })],
      neededIngredients: ["3 äpplen"]
    })
    expect(itemTexts()).toEqual(["Äpplentill 3 äpplen0,6 kg12,00 kr"])
  })

  it("RECIPE-36 shows the ingredients that the store lacks, which cannot be selected", () => {
    const container = renderProducts({
      products: [
        anIngredientProduct("grädde", { ...cream, sellable: false }),
        { ingredient: "saffran", atHome: false, toBuy: null }
      ],
      neededIngredients: ["1 dl grädde", "1 g saffran"]
    })
    expect(itemTexts()).toEqual(["Grädde 2 dlArla · till 1 dl gräddeSaknas i vald butik", "saffranSaknas i vald butik"])
    expect(screen.getByRole<HTMLInputElement>("checkbox").disabled).toBe(true)
    const missingClassNames = new Set([...container.querySelectorAll("li")].map(({ className }) => className))
    cleanup()
    const soldContainer = renderProducts({ products: [anIngredientProduct("grädde", cream)] })
    expect(missingClassNames.has(soldContainer.querySelector("li")?.className ?? "")).toBe(false)
  })

  it("marks ingredients that most people have at home, even without a product, but not when the store does not sell their product", () => {
    renderProducts({
      products: [
        anIngredientProduct("salt", { ...cream, name: "Salt" }, { atHome: true }),
        anIngredientProduct("peppar", { ...cream, id: "2_ST", sellable: false }, { atHome: true }),
        { ingredient: "vatten", atHome: true, toBuy: null }
      ]
    })
    expect(itemTexts().map((text) => [text.includes("Hemma"), text.includes("Saknas")])).toEqual([
      [true, false],
      [false, true],
      [true, false]
    ])
  })

  it("links the pictures without repeating the names to screen readers, and is busy while it is stale", () => {
    const container = renderProducts({
      products: [anIngredientProduct("grädde", { ...cream, picture: null })],
      stale: true
    })
    const link = container.querySelector("a")
    expect([link?.getAttribute("href"), link?.getAttribute("aria-hidden"), link?.tabIndex]).toEqual(["/p1", "true", -1])
    expect(link?.querySelector("img")?.getAttribute("src")).toContain("/images/products/none")
    const list = () => screen.getByRole("list")
    const [ariaBusy, staleClassName] = [list().getAttribute("aria-busy"), list().className]
    cleanup()
    renderProducts({ products: [anIngredientProduct("grädde", cream)] })
    expect([ariaBusy, list().getAttribute("aria-busy")]).toEqual(["true", null])
    expect(list().className).not.toBe(staleClassName)
  })
})

describe("CategoryChips", () => {
  const categories = [{ id: "helg", name: "Helg", url: "/recept/helg" }] as never

  it("links to all recipes and to each category, and marks the one that is shown", () => {
    const chipAttributesOf = (currentId: string | null) => {
      render(<CategoryChips categories={categories} currentId={currentId} />)
      const chipAttributes = screen
        .getAllByRole("link")
        .map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("aria-current")])
      cleanup()
      return chipAttributes
    }
    expect(chipAttributesOf(null)).toEqual([
      ["Alla recept", "/recept", "true"],
      ["Helg", "/recept/helg", null]
    ])
    expect(chipAttributesOf("helg").map(([, , current]) => current)).toEqual([null, "true"])
  })

  it("renders nothing without categories", () => {
    expect(render(<CategoryChips categories={[]} currentId={null} />).container.innerHTML).toBe("")
  })
})
