import { hash32 } from "./random.ts"

const checkDigit = (digits: string): string => {
  const sum = [...digits].toReversed().reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}

/** True of 13 digits whose last is the EAN check digit of the others. */
export const isEan13 = (text: string): boolean => /^\d{13}$/.test(text) && checkDigit(text.slice(0, 12)) === text[12]

/** A Swedish EAN-13 (prefix 73): the maker's own five digits, then the article's; `attempt` gives another when one is taken. */
export const makeEan13 = (brand: string, article: string, attempt: number): string => {
  const maker = String(hash32(`maker ${brand}`) % 100_000).padStart(5, "0")
  const item = String(hash32(`item ${article} ${attempt}`) % 100_000).padStart(5, "0")
  const body = `73${maker}${item}`
  return body + checkDigit(body)
}
