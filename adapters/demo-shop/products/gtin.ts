import { checkDigitOf, hasValidCheckDigit } from "#core/kernel/gtin.ts"
import { hash32 } from "#adapters/staging/seeded-random.ts"

/** Whether the string has 13 digits with a valid EAN check digit. */
export const isEan13 = (text: string): boolean => text.length === 13 && hasValidCheckDigit(text)

/** A Swedish EAN-13 (prefix 73): five digits of the manufacturer, then of the article; another `attempt` gives another code. */
export const makeEan13 = (brand: string, article: string, attempt: number): string => {
  const manufacturerDigits = String(hash32(`maker ${brand}`) % 100_000).padStart(5, "0")
  const articleDigits = String(hash32(`item ${article} ${attempt}`) % 100_000).padStart(5, "0")
  const body = `73${manufacturerDigits}${articleDigits}`
  return body + checkDigitOf(body)
}

/** Returns a function that assigns unique numbers: to a loose product its PLU or the next free one, to a product without a PLU or in a pack an EAN-13. */
export const makeGtinAssigner = () => {
  const usedGtins = new Set<string>()
  const firstUnused = (candidateOf: (attempt: number) => string): string => {
    let attempt = 0
    while (usedGtins.has(candidateOf(attempt))) attempt++
    const gtin = candidateOf(attempt)
    usedGtins.add(gtin)
    return gtin
  }
  return ({
    brand,
    article,
    plu,
    isLoose
  }: {
    readonly brand: string
    readonly article: string
    readonly plu: string | undefined
    readonly isLoose: boolean
  }): string =>
    plu !== undefined && isLoose
      ? firstUnused((attempt) => String(Number(plu) + attempt))
      : firstUnused((attempt) => makeEan13(brand, article, attempt))
}
