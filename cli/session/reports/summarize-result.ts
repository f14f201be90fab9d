import { formatPrice, fromKronor } from "#core/kernel/money.ts"

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const maxNamedItems = 3
/** The maximum length of a line before it is truncated, without the ' …' at its end. */
const maxLineLength = 140

/** Number fields in kronor. */
const amountFields: ReadonlySet<string> = new Set(["fee", "freeFrom"])

/** Paged lists are the main result; `total` is the number of their items. */
const pagedLists: ReadonlySet<string> = new Set(["products", "offers"])

/** Formats an amount in kronor; a price may already be formatted: '2 för 30 kr'. */
const formatAmount = (value: unknown): string =>
  typeof value === "number" ? formatPrice(fromKronor(value)) : String(value)

const isDisplayable = (value: unknown): boolean =>
  (typeof value === "string" && value !== "") || typeof value === "number"

/** Formats the title of an item: a slot's time, or else its name, subject, number or id. */
const formatTitle = ({ name, number, subject, id, date, from, to }: Fields): string | null => {
  if (isDisplayable(date) && isDisplayable(from)) return `${String(date)} ${String(from)}–${String(to)}`
  const title = [name, subject, number, id].find(isDisplayable)
  return title === undefined ? null : String(title)
}

/** Summarizes an item: '2 × Mellanmjölk 21,90 kr'. */
const summarizeItem = (item: unknown): string | null => {
  if (!isFields(item)) return isDisplayable(item) ? String(item) : null
  const title = formatTitle(item)
  if (title === null) return null
  const { quantity, price, lines, total } = item
  const orderTotal = Array.isArray(lines) ? total : undefined
  const amount = isDisplayable(price) ? price : orderTotal
  return `${typeof quantity === "number" ? `${quantity} × ` : ""}${title}${isDisplayable(amount) ? ` ${formatAmount(amount)}` : ""}`
}

const formatFirstItems = (items: ReadonlyArray<unknown>): string => {
  const names = items
    .slice(0, maxNamedItems)
    .map(summarizeItem)
    .filter((name) => name !== null)
  return names.length === 0 ? "" : `: ${names.join(", ")}${items.length > maxNamedItems ? ", …" : ""}`
}

const formatNumberField = (name: string, value: unknown): ReadonlyArray<string> =>
  typeof value !== "number" || name === "total" || name === "pages"
    ? []
    : [`${name} ${amountFields.has(name) ? formatAmount(value) : value}`]

const summarizeFields = (result: Fields): ReadonlyArray<string> => {
  const itemSummary = summarizeItem(result)
  const lists = Object.entries(result).flatMap(([name, value]) =>
    Array.isArray(value) && name !== "lines" ? [[name, value as ReadonlyArray<unknown>] as const] : []
  )
  const nonEmptyLists = lists
    .filter(([, items]) => items.length > 0)
    .toSorted(([a], [b]) => Number(pagedLists.has(b)) - Number(pagedLists.has(a)))
  const parts = [
    ...(itemSummary === null ? [] : [itemSummary]),
    ...nonEmptyLists.map(
      ([name, items], index) =>
        `${name} ${pagedLists.has(name) && typeof result["total"] === "number" ? result["total"] : items.length}${index === 0 ? formatFirstItems(items) : ""}`
    ),
    ...(itemSummary === null ? Object.entries(result).flatMap(([name, value]) => formatNumberField(name, value)) : []),
    ...Object.entries(result).flatMap(([name, value]) => {
      const summary = isFields(value) ? summarizeItem(value) : null
      return summary === null ? [] : [`${name} ${summary}`]
    })
  ]
  return parts.length > 0 ? parts : lists.map(([name]) => `${name} 0`)
}

const truncate = (line: string): string =>
  line.length > maxLineLength ? `${line.slice(0, maxLineLength).trimEnd()} …` : line

const summarize = (result: unknown): string => {
  if (Array.isArray(result)) return `${result.length} found${formatFirstItems(result)}`
  return isFields(result) ? summarizeFields(result).join("; ") : (summarizeItem(result) ?? "")
}

/** Summarizes a step's result: the number of items and the names of the first ones; null when there is nothing to show. */
export const summarizeResult = (result: unknown): string | null => {
  const line = summarize(result)
  return line === ""
    ? null
    : truncate(line.replace(/\s+/g, (whiteSpace) => (whiteSpace === "\u00a0" ? whiteSpace : " ")))
}
