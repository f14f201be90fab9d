import type { VariantFlag } from "#core/recipes/model.ts"
import type { DemoArticle, DemoFoodstuff } from "../model.ts"

/** The diet that each code excludes: G (gluten), L (lactose), K (meat or fish) and A (any animal product). */
const dietByCode: Readonly<Record<string, VariantFlag>> = {
  G: "glutenFree",
  L: "lactoseFree",
  K: "vegetarian",
  A: "vegan"
}
const atHomeCode = "H"

const variantWords: Readonly<Record<string, VariantFlag>> = {
  glutenfri: "glutenFree",
  laktosfri: "lactoseFree",
  vegetarisk: "vegetarian",
  vegansk: "vegan"
}

export const parseAmount = (text: string): number => Number(text.replace(",", "."))

/** Parses 'Mellanmjölk 1,5 %; Garant; 1L = 10 dl, 1000 g'. */
const parseArticle = (text: string): DemoArticle => {
  const [product = "", contents = ""] = text.split(" = ")
  const [name = "", brand = "", size = ""] = product.split(";").map((part) => part.trim())
  return {
    name,
    brand: brand === "-" ? null : brand,
    size,
    contents: Object.fromEntries(
      contents.split(", ").map((part) => {
        const [amount = "", unit = ""] = part.trim().split(" ")
        return [unit, parseAmount(amount)]
      })
    )
  }
}

const parseSubstitutes = (text: string): DemoFoodstuff["substitutes"] =>
  Object.fromEntries(
    [...text.matchAll(/(\p{L}+)=([^=]+?)(?= \p{L}+=|$)/gu)].flatMap(([, word = "", name = ""]) => {
      const flag = variantWords[word]
      return flag === undefined ? [] : [[flag, name.trim()]]
    })
  )

/**
 * Parses foodstuffs, one per line: 'name/plural | codes | products | substitutes'. The codes are G (contains gluten), L (lactose), K (meat or fish), A (from animals)
 * and H (most people have it at home). Products are separated by ' / ', each with name; brand ('-' for none); size = the content of one pack, or of
 * one kilogram, in one or more units. A substitute is 'laktosfri=name of another foodstuff'.
 */
export const parseFoodstuffs = (text: string): ReadonlyArray<DemoFoodstuff> =>
  text
    .trim()
    .split("\n")
    .map((line) => {
      const [names = "", codes = "", articles = "", substitutes = ""] = line.split("|").map((part) => part.trim())
      const [name = "", plural = name] = names.split("/")
      return {
        name,
        plural,
        unsuitableFlags: codes.split(" ").flatMap((code) => dietByCode[code] ?? []),
        isUsuallyAtHome: codes.split(" ").includes(atHomeCode),
        articles: articles === "" ? [] : articles.split(" / ").map(parseArticle),
        substitutes: parseSubstitutes(substitutes)
      }
    })
