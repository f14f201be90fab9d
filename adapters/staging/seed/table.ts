import { parseSize } from "./size.ts"
import type { Size } from "./size.ts"

/** A brand or variant of a line: its price factor and what it adds to the line's traits. */
export interface Choice {
  readonly name: string | null
  readonly factor: number
  readonly traits: ReadonlyArray<string>
}

export interface PricedSize {
  readonly size: Size
  readonly ore: number
}

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

const parts = (text: string | undefined, sign: string): ReadonlyArray<string> =>
  (text ?? "")
    .split(sign)
    .map((part) => part.trim())
    .filter((part) => part !== "")

const choice = (text: string): Choice => {
  const words = text.split(" ")
  const isExtra = (word: string) => /^\*\d|^\*\.\d|^\+\S/.test(word)
  const name = words.filter((word) => !isExtra(word)).join(" ")
  const factor = words.find((word) => word.startsWith("*") && isExtra(word))
  return {
    name: name === "-" ? null : name,
    factor: factor === undefined ? 1 : Number(factor.slice(1)),
    traits: words.filter((word) => word.startsWith("+") && isExtra(word)).map((word) => word.slice(1))
  }
}

const pricedSize = (text: string, row: string): PricedSize => {
  const [label = "", kronor = ""] = text.split(" ")
  const size = parseSize(label)
  if (!size || !/^\d+(\.\d{1,2})?$/.test(kronor)) throw new Error(`Not a size with a price: '${text}' in '${row}'`)
  return { size, ore: Math.round(Number(kronor) * 100) }
}

const line = (row: string): Line => {
  const [name = "", brands, variants, sizes, traits, text] = row.split("|").map((cell) => cell.trim())
  const priced = parts(sizes, ";").map((part) => pricedSize(part, row))
  if (name === "" || priced.length === 0) throw new Error(`Not a line of a table: '${row}'`)
  return {
    name,
    brands: parts(brands, ";").map(choice),
    variants: parts(variants, ";").map(choice),
    sizes: priced,
    traits: parts(traits, " "),
    text: text === undefined || text === "" ? null : text
  }
}

/**
 * Reads a department's table. '= Group', '# Leaf | profile | description', and under a leaf 'name | brands | variants | sizes with prices | traits | description':
 * lists are parted by ';', '-' is none, '*1.1' is a price factor, '+trait' belongs to that choice alone, '{}' in a name is where the variant goes.
 */
export const parseDepartment = (name: string, text: string): Department => {
  const groups: Array<{ name: string; leaves: Array<{ name: string; profile: string; text: string; lines: Array<Line> }> }> = []
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
    } else if (leaf) leaf.lines.push(line(row))
    else throw new Error(`A line outside of a leaf: '${row}'`)
  }
  return { name, groups }
}
