import { checkDigitOf, hasCheckDigit } from "#core/kernel/gtin.ts"
import { hash32 } from "./random.ts"

/** True of 13 digits whose last is the EAN check digit of the others. */
export const isEan13 = (text: string): boolean => text.length === 13 && hasCheckDigit(text)

/** A Swedish EAN-13 (prefix 73): the maker's own five digits, then the article's; `attempt` gives another when one is taken. */
export const makeEan13 = (brand: string, article: string, attempt: number): string => {
  const maker = String(hash32(`maker ${brand}`) % 100_000).padStart(5, "0")
  const item = String(hash32(`item ${article} ${attempt}`) % 100_000).padStart(5, "0")
  const body = `73${maker}${item}`
  return body + checkDigitOf(body)
}

/** Hands out each number once: the printed PLU to the first goods that bear it, the next free one to other loose goods, an EAN-13 to packed ones. */
export const makeGtins = () => {
  const taken = new Set<string>()
  const take = (candidates: (attempt: number) => string): string => {
    let attempt = 0
    while (taken.has(candidates(attempt))) attempt++
    const gtin = candidates(attempt)
    taken.add(gtin)
    return gtin
  }
  return ({ brand, article, plu, loose }: { readonly brand: string; readonly article: string; readonly plu: string | undefined; readonly loose: boolean }): string =>
    plu !== undefined && loose ? take((attempt) => String(Number(plu) + attempt)) : take((attempt) => makeEan13(brand, article, attempt))
}
