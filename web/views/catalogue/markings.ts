import type { Marking } from "./ProductCard.tsx"
import { markingName } from "#web/text/markings.ts"

/** The markings that have a name, without duplicates. */
export const namedMarkings = (codes: ReadonlyArray<string>): ReadonlyArray<Marking> => {
  const seenNames = new Set<string>()
  return codes.flatMap((code) => {
    const altText = markingName(code)
    if (altText === undefined || seenNames.has(altText)) return []
    seenNames.add(altText)
    return [{ code, altText }]
  })
}
