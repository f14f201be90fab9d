/** Grams per 100 g or ml. */
export interface Nutrients {
  readonly fat: number
  readonly saturated: number
  readonly carbohydrate: number
  readonly sugars: number
  readonly polyols: number
  readonly fibre: number
  readonly protein: number
  readonly salt: number
  readonly alcohol: number
}

/** The composition of products of one kind. */
export interface Food {
  /** Matches the names of the products. */
  readonly pattern: RegExp
  /** Null when the label states none. */
  readonly nutrients: Nutrients | null
  /** The share of the fat that is saturated, for products whose name states their fat content; null for others. */
  readonly saturatedShare: number | null
  /** The list of ingredients; null for products that need none, such as fresh fruit. */
  readonly ingredients: string | null
  /** The codes of allergens that the product may contain as traces. */
  readonly traces: ReadonlyArray<string>
}

const parseNutrients = (text: string, row: string): Pick<Food, "nutrients" | "saturatedShare"> => {
  if (text === "-") return { nutrients: null, saturatedShare: null }
  const words = text.split(/\s+/)
  const extraNutrientOf = (key: string): number =>
    Number(words.find((word) => word.startsWith(`${key}=`))?.split("=")[1] ?? 0)
  const saturatedShare = words[0]?.startsWith("%") === true ? Number(words[0].slice(1)) : null
  const numbers = words.filter((word) => !/[%=]/.test(word)).map(Number)
  const values = saturatedShare === null ? numbers : [0, 0, ...numbers]
  if (values.length !== 7 || values.some(Number.isNaN)) throw new Error(`Not seven nutrients: '${row}'`)
  const [fat = 0, saturatedFat = 0, carbohydrate = 0, sugars = 0, fibre = 0, protein = 0, salt = 0] = values
  return {
    nutrients: {
      fat,
      saturated: saturatedFat,
      carbohydrate,
      sugars,
      fibre,
      protein,
      salt,
      polyols: extraNutrientOf("polyols"),
      alcohol: extraNutrientOf("alcohol")
    },
    saturatedShare
  }
}

/** Splits at a character outside of parentheses. */
const splitOutsideParentheses = (text: string, separator: string): ReadonlyArray<string> => {
  const parts = [""]
  let depth = 0
  for (const character of text) {
    if (character === "(") depth++
    if (character === ")") depth--
    if (character === separator && depth === 0) parts.push("")
    else parts[parts.length - 1] += character
  }
  return parts
}

/** 'quorn+(bitar|filé)|falafel' matches names with 'quorn' and one of the others, in any order, and names with 'falafel'. */
const parsePattern = (text: string): RegExp => {
  const alternatives = splitOutsideParentheses(text, "|").map((alternative) =>
    splitOutsideParentheses(alternative, "+")
      .map((part) => (part.startsWith("^") ? `(?=${part.slice(1)})` : `(?=.*(?:${part}))`))
      .join("")
  )
  return new RegExp(`^(?:${alternatives.join("|")})`, "i")
}

const parseFood = (row: string): Food => {
  const [pattern = "", nutrients = "", ingredients = "-", traces = ""] = row.split(" | ").map((cell) => cell.trim())
  return {
    pattern: pattern === "*" ? /^/ : parsePattern(pattern),
    ...parseNutrients(nutrients, row),
    ingredients: ingredients === "-" ? null : ingredients,
    traces: traces.split(" ").filter((code) => code !== "")
  }
}

/**
 * Parses the foods of a department, by category. '# Category' begins a category; each following row is 'pattern | nutrients | ingredients | traces', and the first
 * row whose pattern matches a product's name applies to it ('a+b|c' matches names with a and b, or with c). Nutrients are grams of fat, saturated fat, carbohydrate, sugars, fibre, protein and salt per
 * 100 g or ml, with 'polyols=' and 'alcohol=' where present; '%0.65' instead of the first two takes the fat content from the name, 65 % of it saturated.
 * '{7}' in a list of ingredients is replaced by the flavours that the product's name states, with a share of 7 %; '{0}' by the flavours without a share (see flavours.ts).
 * A placeholder with a name, such as '{baljväxt}', is replaced by the text that the product's name selects (see placeholder-texts.ts).
 */
export const parseFoods = (text: string): ReadonlyMap<string, ReadonlyArray<Food>> => {
  const foods = new Map<string, Array<Food>>()
  let rows: Array<Food> = []
  for (const row of text.split("\n").filter((line) => line.trim() !== "")) {
    if (row.startsWith("# ")) {
      rows = []
      foods.set(row.slice(2).trim(), rows)
    } else rows.push(parseFood(row))
  }
  return foods
}
