import { describe, expect, it } from "vitest"
import { makeCatalogue } from "./catalogue.ts"
import { departments } from "./departments.ts"
import { expandLine } from "./expand.ts"

const allDrafts = departments
  .flatMap((department) =>
    department.groups.flatMap((group) => group.leaves.map((leaf) => ({ department, group, leaf })))
  )
  .flatMap(({ department, group, leaf }) => leaf.lines.flatMap((line) => expandLine(department, group, leaf, line)))
const products = makeCatalogue({ today: "2026-03-04", size: allDrafts.length }).products.map(({ facts }) => facts)
const foods = products.flatMap((product) =>
  product.foodAndBeverageExtension ? [{ product, food: product.foodAndBeverageExtension }] : []
)
const statementOf = (name: string): string =>
  foods.find(({ product }) => product.name === name)?.food.ingredientStatement ?? ""
const containedCodesOf = (food: (typeof foods)[number]["food"]): ReadonlySet<string> =>
  new Set(
    (food.allergenInformation ?? [])
      .filter(({ levelOfContainment }) => levelOfContainment === 0)
      .map(({ typeCode }) => typeCode)
  )

/** Words that name an allergen, listed independently of the rule that emphasizes them. */
const wordPatternByAllergen: Readonly<Record<string, RegExp>> = {
  AM: /mjölk|grädd|smör|ost|yoghurt|kvarg|vassle|laktos|crème|fraiche|mozzarella|mascarpone|ricotta|halloumi/,
  AW: /vete|råg|korn|havre|dinkel|bulgur|couscous|mannagryn|malt/,
  AE: /ägg|majonnäs/,
  AF: /fisk|lax|torsk|sill|tonfisk|makrill|sardell|sardin|ansjovis|sej|kolja|rödspätta|pollock|hoki|rom|regnbåge|röding|strömming|flundra|gös|sik|surimi/,
  AC: /räk|kräft|hummer|krabb/,
  UM: /mussl|ostron|bläckfisk/,
  AN: /mandel|mandlar|nötter|cashew|pistage|marsipan/,
  AP: /jordnöt/,
  AY: /soja|tofu|edamame/,
  AS: /sesam/,
  BC: /selleri/,
  BM: /senap/,
  AU: /sulfit|svaveldioxid/
}

const lowerCaseAllergenPattern =
  /(?<!\p{L})(vetemjöl|mjölkpulver|mjölk|grädde|smör|ost|ägg|äggula|sojalecitin|sojabönor|räkor|lax|torsk|sill|senapsfrön|mandel|hasselnötter|jordnötter|sesamfrön|rotselleri|havregryn|rågmjöl|kornmalt|fisk)(?!\p{L})/u

describe("foodFacts", () => {
  it("states frozen storage for all food of the frozen department, and for no other food", () => {
    const misplacedFoods = foods.filter(
      ({ product: { storageInformation, superCategory } }) =>
        (storageInformation?.startsWith("Djupfryst") ?? false) !== (superCategory === "Fryst & glass")
    )
    expect(misplacedFoods.map(({ product: { name, storageInformation } }) => [name, storageInformation])).toEqual([])
  })

  it("emphasizes exactly the allergenic ingredients: every code has an emphasized word, every emphasized word its code", () => {
    for (const { product, food } of foods) {
      const statement = food.ingredientStatement ?? ""
      const emphasizedWords = statement.match(/(?<!\p{L})\p{Lu}{2}[\p{Lu}-]+(?!\p{L})/gu) ?? []
      const words = emphasizedWords.filter((word) => word !== "BHA").map((word) => word.toLowerCase())
      const codes = containedCodesOf(food)
      for (const code of codes)
        expect(
          words.some((word) => wordPatternByAllergen[code]?.test(word)),
          `${product.name}: ${code} in ${statement}`
        ).toBe(true)
      for (const word of words)
        expect(
          [...codes].some((code) => wordPatternByAllergen[code]?.test(word)),
          `${product.name}: ${word}`
        ).toBe(true)
    }
  })

  it("leaves no common allergenic ingredient unemphasized", () => {
    for (const { product, food } of foods)
      expect(lowerCaseAllergenPattern.exec(food.ingredientStatement ?? "")?.[0], product.name).toBeUndefined()
  })

  it("declares no animal allergens in vegan food, no gluten in gluten-free food, lactase in lactose-free food, and the organic ingredients of organic food", () => {
    const animalAllergens = ["AM", "AE", "AF", "AC", "UM"]
    const faults = foods.filter(({ product, food }) => {
      const markings = new Set(product.markings.map(({ code }) => code))
      const codes = containedCodesOf(food)
      const statement = food.ingredientStatement
      return (
        (markings.has("VEGAN") && animalAllergens.some((code) => codes.has(code))) ||
        (markings.has("GLUTENFREE") && codes.has("AW")) ||
        (/laktosfri/i.test(product.name) && !/laktas/i.test(statement ?? "")) ||
        (markings.has("EU_ORGANIC_FARMING") && statement?.endsWith("*Ekologisk ingrediens.") === false)
      )
    })
    expect(faults.map(({ product, food }) => [product.name, food.ingredientStatement])).toEqual([])
  })

  it("states nutrients that add up: the energy about as much as the nutrients give, no part above its whole, at most 100 g in 100 g", () => {
    for (const { product, food } of foods) {
      const information = food.nutrientInformations?.[0]
      if (!information) continue
      const amountOf = (code: string, unit = 0): number =>
        information.nutrients.find(({ typeCode, unitOfMeasure }) => typeCode === code && unitOfMeasure === unit)
          ?.value ?? 0
      const [fat, carbohydrate, polyols, protein] = ["FAT", "CHOAVL", "POLYL", "PRO-"].map((code) =>
        amountOf(code)
      ) as [number, number, number, number]
      const kcal =
        9 * fat +
        4 * (carbohydrate - polyols) +
        2.4 * polyols +
        4 * protein +
        2 * amountOf("FIBGT") +
        7 * amountOf("ALC")
      expect(Math.abs(amountOf("ENER-", 5) - kcal), product.name).toBeLessThanOrEqual(Math.max(1, kcal / 10))
      expect(Math.abs(amountOf("ENER-", 4) - kcal * 4.184), product.name).toBeLessThanOrEqual(Math.max(4, kcal / 2))
      expect(amountOf("FASAT"), product.name).toBeLessThanOrEqual(fat)
      expect(amountOf("SUGER-") + polyols, product.name).toBeLessThanOrEqual(carbohydrate + 0.05)
      expect(
        fat + carbohydrate + protein + amountOf("FIBGT") + amountOf("SALTEQ") + amountOf("ALC"),
        product.name
      ).toBeLessThanOrEqual(100.05)
    }
  })

  it("states the same fat content as the name of a dairy product or of mince", () => {
    const productsWithPercent = foods.flatMap(({ product, food }) => {
      const percent = /mjölk|fil|yoghurt|grädde|färs|kvarg|fraiche|ost/i.test(product.name)
        ? /^[^-]* (\d+(?:,\d+)?) %$/.exec(product.name)?.[1]
        : undefined
      const fat = food.nutrientInformations?.[0]?.nutrients.find(({ typeCode }) => typeCode === "FAT")?.value
      return percent === undefined ? [] : [{ name: product.name, percent: Number(percent.replace(",", ".")), fat }]
    })
    expect(productsWithPercent.length).toBeGreaterThan(50)
    expect(productsWithPercent.filter(({ percent, fat }) => percent !== fat)).toEqual([])
  })

  it("declares no ingredients or nutrients for household and beauty products, except feed, food supplements and stomach remedies", () => {
    const faults = products.filter(
      ({ superCategory, category, foodAndBeverageExtension }) =>
        /^(Hem, städ|Skönhet)/.test(superCategory ?? "") &&
        !/mat$|smådjur|tillskott|tarm/.test(category) &&
        foodAndBeverageExtension !== null
    )
    expect(faults.map(({ name }) => name)).toEqual([])
  })

  it("declares the usual ingredients of well-known products", () => {
    expect(statementOf("Nutella")).toMatch(/^Socker, palmolja, HASSELNÖTTER 13 %, SKUMMJÖLKSPULVER/)
    expect(statementOf("Coca-Cola")).toContain("socker,")
    expect(statementOf("Coca-Cola Zero Sugar")).toMatch(/^(?!.*socker,).*sötningsmedel/)
    expect(statementOf("Köttbullar")).toContain("ströbröd (VETEMJÖL")
    expect(statementOf("Standardmjölk 3 %")).toBe("MJÖLK, D-vitamin.")
  })

  it("names no ingredient twice", () => {
    const foodsWithRepeats = foods.filter(({ food }) => {
      let statement = food.ingredientStatement ?? ""
      while (/\([^()]*\)/.test(statement)) statement = statement.replace(/\([^()]*\)/g, "")
      const [list = ""] = statement.split(/\. |\.$/)
      // Dough is mixed with water, and so is its margarine.
      const words = list.split(", ").flatMap((part) => /^[^\d*]+/.exec(part)?.[0].trim().toLowerCase() ?? [])
      const ingredientNames = words.filter((word) => word !== "" && word !== "vatten")
      return new Set(ingredientNames).size < ingredientNames.length
    })
    expect(foodsWithRepeats.map(({ product, food }) => [product.name, food.ingredientStatement])).toEqual([])
  })

  it("fills every placeholder in a list of ingredients", () => {
    for (const { product, food } of foods)
      expect(food.ingredientStatement ?? "", product.name).not.toMatch(/[{}]|, ,|\(\)|\(,|,\)|\.\.|undefined/)
  })
})
