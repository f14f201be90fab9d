import type { Marking } from "./ProductCard.tsx"
import { markingName } from "#web/text/markings.ts"

/** The markings that have a name, without duplicates. */
export const markingNames = (codes: ReadonlyArray<string>): ReadonlyArray<Marking> => {
  const seen = new Set<string>()
  return codes.flatMap((code) => {
    const altText = markingName(code)
    if (altText === undefined || seen.has(altText)) return []
    seen.add(altText)
    return [{ code, altText }]
  })
}
