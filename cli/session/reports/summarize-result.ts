import { formatPrice, fromKronor } from "#core/kernel/money.ts"

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const maxNames = 3
const maxLength = 140

/** Fields in kronor; a price may already be formatted: '2 för 30 kr'. */
const amounts: ReadonlySet<string> = new Set(["fee", "freeFrom"])

/** Paged lists are the main result; `total` is the number of their items. */
const paged: ReadonlySet<string> = new Set(["products", "offers"])

const formatAmount = (value: unknown): string =>
  typeof value === "number" ? formatPrice(fromKronor(value)) : String(value)

const isDisplayable = (value: unknown): boolean =>
  (typeof value === "string" && value !== "") || typeof value === "number"

/** Formats the title of an item: its name, an order's number, an e-mail's subject or a slot's time. */
const formatTitle = ({ name, number, subject, id, date, from, to }: Fields): string | null => {
  if (isDisplayable(date) && isDisplayable(from)) return `${String(date)} ${String(from)}–${String(to)}`
  const title = [name, subject, number, id].find(isDisplayable)
  return title === undefined ? null : String(title)
}

/** Summarizes an item: '2 × Mellanmjölk 21,90 kr'. */
const summarizeItem = (thing: unknown): string | null => {
  if (!isFields(thing)) return isDisplayable(thing) ? String(thing) : null
  const title = formatTitle(thing)
  if (title === null) return null
  const { quantity, price, lines, total } = thing
  const costs = isDisplayable(price) ? price : Array.isArray(lines) ? total : undefined
  return `${typeof quantity === "number" ? `${quantity} × ` : ""}${title}${isDisplayable(costs) ? ` ${formatAmount(costs)}` : ""}`
}

const firstItems = (things: ReadonlyArray<unknown>): string => {
  const names = things
    .slice(0, maxNames)
    .map(summarizeItem)
    .filter((word) => word !== null)
  return names.length === 0 ? "" : `: ${names.join(", ")}${things.length > maxNames ? ", …" : ""}`
}

const formatNumberField = (name: string, value: unknown): ReadonlyArray<string> =>
  typeof value !== "number" || name === "total" || name === "pages"
    ? []
    : [`${name} ${amounts.has(name) ? formatAmount(value) : value}`]

const summarizeFields = (result: Fields): ReadonlyArray<string> => {
  const own = summarizeItem(result)
  const lists = Object.entries(result).flatMap(([name, value]) =>
    Array.isArray(value) && name !== "lines" ? [[name, value as ReadonlyArray<unknown>] as const] : []
  )
  const filled = lists
    .filter(([, things]) => things.length > 0)
    .toSorted(([a], [b]) => Number(paged.has(b)) - Number(paged.has(a)))
  const parts = [
    ...(own === null ? [] : [own]),
    ...filled.map(
      ([name, things], index) =>
        `${name} ${paged.has(name) && typeof result["total"] === "number" ? result["total"] : things.length}${index === 0 ? firstItems(things) : ""}`
    ),
    ...(own === null ? Object.entries(result).flatMap(([name, value]) => formatNumberField(name, value)) : []),
    ...Object.entries(result).flatMap(([name, value]) => {
      const summary = isFields(value) ? summarizeItem(value) : null
      return summary === null ? [] : [`${name} ${summary}`]
    })
  ]
  return parts.length > 0 ? parts : lists.map(([name]) => `${name} 0`)
}

const shortened = (line: string): string => (line.length > maxLength ? `${line.slice(0, maxLength).trimEnd()} …` : line)

/** Summarizes a step's result: the number of items and the names of the first ones; null when there is nothing to show. */
export const summarizeResult = (result: unknown): string | null => {
  const line = Array.isArray(result)
    ? `${result.length} found${firstItems(result)}`
    : isFields(result)
      ? summarizeFields(result).join("; ")
      : (summarizeItem(result) ?? "")
  return line === "" ? null : shortened(line.replace(/\s+/g, (blank) => (blank === "\u00a0" ? blank : " ")))
}
