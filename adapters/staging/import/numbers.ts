import { fromKronor, type Ore } from "#core/kernel/money.ts"

/** Digits, with spaces between thousands, and decimals after a comma or a point: '1 234,50' or '24.9'. */
const decimalPattern = /^(?:\d+|\d{1,3}(?: \d{3})+)(?:[.,]\d+)?$/

/** Reads a number, or a text in a usual decimal notation; null for anything else, such as '0x10', '1e3' or '' . */
export const readNumber = (value: unknown): number | null => {
  if (typeof value === "number") return Number.isFinite(value) ? value : null
  if (typeof value !== "string") return null
  const text = value.replace(/[\s\u00a0\u202f]+/g, " ").trim()
  return decimalPattern.test(text) ? Number(text.replaceAll(" ", "").replace(",", ".")) : null
}

/** A higher price probably has a misplaced decimal point. */
const maxPriceOre = 10_000_000

/** A comma or point before three digits separates thousands in one country and decimals in another. */
const ambiguousPattern = /[.,]\d{3}\s*$/

/** Reads a price in kronor, from one öre; null when there is none. A text may end with 'kr' or 'SEK'. */
export const readPrice = (value: unknown): Ore | null | "invalid" => {
  if (value === undefined || value === null) return null
  const amountText = typeof value === "string" ? value.replace(/\s*(?:kr|SEK)\.?\s*$/i, "") : value
  if (typeof amountText === "string") {
    if (amountText.trim() === "") return value === amountText ? null : "invalid"
    if (ambiguousPattern.test(amountText)) return "invalid"
  }
  const kronor = readNumber(amountText)
  if (kronor === null) return "invalid"
  const amount = fromKronor(kronor)
  return amount >= 1 && amount <= maxPriceOre ? amount : "invalid"
}
