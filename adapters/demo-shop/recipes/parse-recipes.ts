import { defaultPortions } from "#core/recipes/portions.ts"
import { foodstuffNamed } from "./foodstuffs/foodstuffs.ts"
import { parseAmount } from "./foodstuffs/parse-foodstuffs.ts"
import type { DemoIngredient, DemoRecipe } from "./model.ts"

const units: ReadonlySet<string> = new Set(
  ["g", "kg", "l", "dl", "ml", "msk", "tsk", "krm"].concat(["burk", "förp", "kruka", "påse", "skivor"])
)
/** The unit of what is counted. */
const piece = "st"

/** Parses '0,5 dl persilja, hackad' or '2 gul lök'. */
const parseIngredient = (line: string, group: string): DemoIngredient => {
  const [needed = "", note] = line.split(", ")
  const [amount = "", ...words] = needed.split(" ")
  const unit = units.has(words[0] ?? "") ? (words.shift() ?? piece) : piece
  return { foodstuff: foodstuffNamed(words.join(" ")), group, note: note ?? null, amount: parseAmount(amount), unit }
}

const parseIngredients = (lines: ReadonlyArray<string>): ReadonlyArray<DemoIngredient> => {
  let group = ""
  return lines.flatMap((line) => {
    if (!line.startsWith("-- ")) return [parseIngredient(line, group)]
    group = line.slice(3)
    return []
  })
}

const startingWith = (mark: string, lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length))

const parseRecipe = (text: string): DemoRecipe => {
  const [heading = "", description = "", ...lines] = text.trim().split("\n")
  const [number = "", name = "", minutes = "", kilocalories = "", categories = "", cuisine = "Svenskt", portions = ""] =
    heading.split("|").map((part) => part.trim())
  const [tip = ""] = startingWith("! ", lines)
  return {
    number: Number(number),
    name,
    description,
    categories: categories.split(" "),
    minutes: Number.parseInt(minutes, 10),
    kilocalories: Number.parseInt(kilocalories, 10),
    cuisine,
    portions: portions === "" ? defaultPortions : Number.parseInt(portions, 10),
    ingredients: parseIngredients(lines.filter((line) => !/^[*!] /.test(line))),
    steps: startingWith("* ", lines),
    tip
  }
}

/**
 * Parses recipes. A recipe begins with '# number | name | minutes | kilocalories per portion | categories | cuisine | portions', whose last two cells are
 * optional, and a line with its description. Then follow its ingredients by the names of foodstuffs ('500 g blandfärs', '2 gul lök', '0,5 dl persilja,
 * hackad'). A line with '-- ' is the heading of a group, '* ' is a step, and '! ' is the tip.
 */
export const parseRecipes = (text: string): ReadonlyArray<DemoRecipe> => text.split(/^# /m).slice(1).map(parseRecipe)
