import type { Offer } from "./model.ts"

export interface OfferGroup {
  /** The category; null for offers without one. */
  readonly name: string | null
  readonly offers: ReadonlyArray<Offer>
}

/** Groups offers by their first category, in the order of the first offer of each; offers without a category come last. */
export const groupByCategory = (offers: ReadonlyArray<Offer>): ReadonlyArray<OfferGroup> => {
  const groups = new Map<string | null, ReadonlyArray<Offer>>()
  for (const offer of offers) {
    const name = offer.categories[0] ?? null
    groups.set(name, [...(groups.get(name) ?? []), offer])
  }
  return [...groups]
    .map(([name, groupedOffers]) => ({ name, offers: groupedOffers }))
    .toSorted((a, b) => Number(a.name === null) - Number(b.name === null))
}
