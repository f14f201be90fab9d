import { formatPrice, fromKronor } from "#core/kernel/money.ts"

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value)

const mostNamed = 3
const longest = 140

/** Numbers that are kronor; a price may be a text already, '2 för 30 kr'. */
const amounts: ReadonlySet<string> = new Set(["fee", "freeFrom"])

/** Lists whose page is one of several: `total` counts them all, and they are what was looked for. */
const paged: ReadonlySet<string> = new Set(["products", "offers"])

const money = (value: unknown): string => (typeof value === "number" ? formatPrice(fromKronor(value)) : String(value))

const isText = (value: unknown): boolean => (typeof value === "string" && value !== "") || typeof value === "number"

/** What one thing is called: its name, an order's number, a letter's subject, a time's hours. */
const titleOf = ({ name, number, subject, id, date, from, to }: Fields): string | null => {
  if (isText(date) && isText(from)) return `${String(date)} ${String(from)}–${String(to)}`
  const title = [name, subject, number, id].find(isText)
  return title === undefined ? null : String(title)
}

/** '2 × Mellanmjölk 21,90 kr' */
const wordsOf = (thing: unknown): string | null => {
  if (!isFields(thing)) return isText(thing) ? String(thing) : null
  const title = titleOf(thing)
  if (title === null) return null
  const { quantity, price, lines, total } = thing
  const costs = isText(price) ? price : Array.isArray(lines) ? total : undefined
  return `${typeof quantity === "number" ? `${quantity} × ` : ""}${title}${isText(costs) ? ` ${money(costs)}` : ""}`
}

const firstOf = (things: ReadonlyArray<unknown>): string => {
  const words = things.slice(0, mostNamed).map(wordsOf).filter((word) => word !== null)
  return words.length === 0 ? "" : `: ${words.join(", ")}${things.length > mostNamed ? ", …" : ""}`
}

const numberOf = (name: string, value: unknown): ReadonlyArray<string> =>
  typeof value !== "number" || name === "total" || name === "pages" ? [] : [`${name} ${amounts.has(name) ? money(value) : value}`]

const partsOf = (result: Fields): ReadonlyArray<string> => {
  const own = wordsOf(result)
  const lists = Object.entries(result).flatMap(([name, value]) => (Array.isArray(value) && name !== "lines" ? [[name, value as ReadonlyArray<unknown>] as const] : []))
  const filled = lists.filter(([, things]) => things.length > 0).toSorted(([a], [b]) => Number(paged.has(b)) - Number(paged.has(a)))
  const parts = [
    ...(own === null ? [] : [own]),
    ...filled.map(([name, things], index) => `${name} ${paged.has(name) && typeof result["total"] === "number" ? result["total"] : things.length}${index === 0 ? firstOf(things) : ""}`),
    ...(own === null ? Object.entries(result).flatMap(([name, value]) => numberOf(name, value)) : []),
    ...Object.entries(result).flatMap(([name, value]) => {
      const words = isFields(value) ? wordsOf(value) : null
      return words === null ? [] : [`${name} ${words}`]
    })
  ]
  return parts.length > 0 ? parts : lists.map(([name]) => `${name} 0`)
}

const shortened = (line: string): string => (line.length > longest ? `${line.slice(0, longest).trimEnd()} …` : line)

/** What a step's result shows at a glance: how many of what, with the first names; null where it holds nothing to look at. */
export const seen = (result: unknown): string | null => {
  const line = Array.isArray(result) ? `${result.length} found${firstOf(result)}` : isFields(result) ? partsOf(result).join("; ") : (wordsOf(result) ?? "")
  return line === "" ? null : shortened(line.replace(/\s+/g, (blank) => (blank === "\u00a0" ? blank : " ")))
}
