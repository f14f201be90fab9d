import { fromKronor, type Ore } from "#core/kernel/money.ts"
import { parseSize } from "#adapters/staging/catalogue/size.ts"
import type { Size } from "#adapters/staging/catalogue/size.ts"

/** A brand or variant of a product line, with its price factor and additional traits. */
export interface Choice {
  readonly name: string | null
  readonly factor: number
  readonly traits: ReadonlyArray<string>
}

export interface PricedSize {
  readonly size: Size
  readonly priceOre: Ore
}

/** A product line: a product in all combinations of its brands, variants and sizes. */
export interface Line {
  readonly name: string
  readonly brands: ReadonlyArray<Choice>
  readonly variants: ReadonlyArray<Choice>
  readonly sizes: ReadonlyArray<PricedSize>
  readonly traits: ReadonlyArray<string>
  readonly text: string | null
}

export interface Leaf {
  readonly name: string
  readonly profile: string
  readonly text: string
  readonly lines: ReadonlyArray<Line>
}

export interface Group {
  readonly name: string
  readonly leaves: ReadonlyArray<Leaf>
}

export interface Department {
  readonly name: string
  readonly groups: ReadonlyArray<Group>
}

const splitList = (text: string | undefined, separator: string): ReadonlyArray<string> =>
  (text ?? "")
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "")

const parseChoice = (text: string): Choice => {
  const words = text.split(" ")
  const isModifier = (word: string) => /^\*\d|^\*\.\d|^\+\S/.test(word)
  const name = words.filter((word) => !isModifier(word)).join(" ")
  const factor = words.find((word) => word.startsWith("*") && isModifier(word))
  return {
    name: name === "-" ? null : name,
    factor: factor === undefined ? 1 : Number(factor.slice(1)),
    traits: words.filter((word) => word.startsWith("+") && isModifier(word)).map((word) => word.slice(1))
  }
}

const parsePricedSize = (text: string, row: string): PricedSize => {
  const [label = "", kronor = ""] = text.split(" ")
  const size = parseSize(label)
  if (!size || !/^\d+(\.\d{1,2})?$/.test(kronor)) throw new Error(`Not a size with a price: '${text}' in '${row}'`)
  return { size, priceOre: fromKronor(Number(kronor)) }
}

const parseLine = (row: string): Line => {
  const [name = "", brands, variants, sizes, traits, text] = row.split("|").map((cell) => cell.trim())
  const pricedSizes = splitList(sizes, ";").map((part) => parsePricedSize(part, row))
  if (name === "" || pricedSizes.length === 0) throw new Error(`Not a line of a table: '${row}'`)
  return {
    name,
    brands: splitList(brands, ";").map(parseChoice),
    variants: splitList(variants, ";").map(parseChoice),
    sizes: pricedSizes,
    traits: splitList(traits, " "),
    text: text === undefined || text === "" ? null : text
  }
}

/**
 * Parses a department's table. A row is '= Group', '# Leaf | profile | description' or, under a leaf, for a product line, 'name | brands | variants | sizes with prices | traits | description'.
 * Lists are separated by ';', '-' stands for no brand or no variant, '*1.1' is a price factor, '+trait' applies to that choice only, and '{}' in a name is replaced by the variant.
 */
export const parseDepartment = (name: string, text: string): Department => {
  const groups: Array<{
    name: string
    leaves: Array<{ name: string; profile: string; text: string; lines: Array<Line> }>
  }> = []
  for (const row of text.split("\n").map((raw) => raw.trim())) {
    const leaf = groups.at(-1)?.leaves.at(-1)
    if (row === "") continue
    if (row.startsWith("= ")) groups.push({ name: row.slice(2), leaves: [] })
    else if (row.startsWith("# ")) {
      const [leafName = "", profile = "", leafText = ""] = row
        .slice(2)
        .split("|")
        .map((cell) => cell.trim())
      groups.at(-1)?.leaves.push({ name: leafName, profile, text: leafText, lines: [] })
    } else if (leaf) leaf.lines.push(parseLine(row))
    else throw new Error(`A line outside of a leaf: '${row}'`)
  }
  return { name, groups }
}
