import { defaultPortions } from "#core/recipes/portions.ts"
import { foodstuffNamed } from "./foodstuffs/foodstuffs.ts"
import { parseAmount } from "./foodstuffs/parse-foodstuffs.ts"
import type { DemoIngredient, DemoRecipe } from "./model.ts"

const units: ReadonlySet<string> = new Set(
  ["g", "kg", "l", "dl", "ml", "msk", "tsk", "krm"].concat(["burk", "förp", "kruka", "påse", "skivor"])
)
/** The unit of ingredients that are counted. */
const pieceUnit = "st"

/** Parses '0,5 dl persilja, hackad' or '2 gul lök'. */
const parseIngredient = (line: string, group: string): DemoIngredient => {
  const [amountAndName = "", note] = line.split(", ")
  const [amount = "", ...words] = amountAndName.split(" ")
  const unit = units.has(words[0] ?? "") ? (words.shift() ?? pieceUnit) : pieceUnit
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

const linesStartingWith = (prefix: string, lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  lines.filter((line) => line.startsWith(prefix)).map((line) => line.slice(prefix.length))

const parseRecipe = (text: string): DemoRecipe => {
  const [heading = "", description = "", ...lines] = text.trim().split("\n")
  const [number = "", name = "", minutes = "", kilocalories = "", categories = "", cuisine = "Svenskt", portions = ""] =
    heading.split("|").map((part) => part.trim())
  const [tip = ""] = linesStartingWith("! ", lines)
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
    steps: linesStartingWith("* ", lines),
    tip
  }
}

/**
 * Parses recipes. A recipe begins with '# number | name | minutes | kilocalories per portion | categories | cuisine | portions', whose last two cells are
 * optional, and a line with its description. The ingredients follow, with the names of foodstuffs ('500 g blandfärs', '2 gul lök', '0,5 dl persilja,
 * hackad'). A line that begins with '-- ' is the heading of a group, with '* ' a step, and with '! ' the tip.
 */
export const parseRecipes = (text: string): ReadonlyArray<DemoRecipe> => text.split(/^# /m).slice(1).map(parseRecipe)
