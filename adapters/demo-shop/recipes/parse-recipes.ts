import type { DietaryFlag } from "#core/recipes/model.ts"
import type { DemoIngredient, DemoRecipe } from "./model.ts"

const flagWords: Readonly<Record<string, DietaryFlag>> = {
  eko: "organic",
  vegetarisk: "vegetarian",
  laktosfri: "lactoseFree",
  glutenfri: "glutenFree",
  vegansk: "vegan"
}

const parseAmount = (text: string): number => Number(text.replace(",", "."))

/** Parses '500 g blandfärs < Blandfärs 70 % nöt, 30 % gris; Garant; 500G; 500'. */
const parseIngredient = (line: string): DemoIngredient => {
  const [needed = "", bought] = line.split(" < ")
  const [, amount, unit, name] = /^([\d,]+) (\S+) (.+)$/.exec(needed.trim()) ?? []
  const [product = "", brand = "", size = "", contents = ""] = (bought ?? "").split(";").map((part) => part.trim())
  return {
    name: name ?? needed.trim(),
    amount: amount === undefined ? null : parseAmount(amount),
    unit: unit ?? null,
    product:
      bought === undefined
        ? null
        : { name: product, brand: brand === "-" ? null : brand, size, contents: parseAmount(contents) }
  }
}

const parseRecipe = (text: string, category: string): DemoRecipe => {
  const [heading = "", ...lines] = text.trim().split("\n")
  const [number = "", name = "", minutes = "", flags = ""] = heading.split("|").map((part) => part.trim())
  return {
    number: Number(number),
    name,
    category,
    minutes: Number.parseInt(minutes, 10),
    flags: flags.split(" ").flatMap((word) => flagWords[word] ?? []),
    ingredients: lines.map(parseIngredient)
  }
}

/**
 * Parses the recipes of a category. A recipe begins with '# number | name | minutes | flags'; each following line is an ingredient for four portions:
 * '500 g blandfärs', or without an amount. After ' < ' follows the product to buy: name; brand ('-' for none); size; how many of
 * the ingredient's units one pack, or one kilogram, holds.
 */
export const parseRecipes = (category: string, text: string): ReadonlyArray<DemoRecipe> =>
  text
    .split(/^# /m)
    .slice(1)
    .map((part) => parseRecipe(part, category))
