import { type OfferWeek, weekKeys, weekOfKey } from "#core/offers/weeks.ts"
import * as paths from "#web/paths.ts"
import { pageNumber } from "./listing-query.ts"

/** The parameters in the URL of the page of offers. */
export interface OffersUrl {
  readonly week: OfferWeek
  /** A department; null for all. */
  readonly category: string | null
  /** How many pages of offers are shown, starting with the first. */
  readonly pages: number
}

const maxPages = 50

export const offersUrlOf = (query: URLSearchParams): OffersUrl => ({
  week: weekOfKey(query.get("week")),
  category: query.get("category") || null,
  pages: Math.min(pageNumber(query.get("page"), 1), maxPages)
})

/** Formats the URL; defaults are omitted. */
export const offersHref = ({ week, category, pages }: OffersUrl): string => {
  const query = new URLSearchParams()
  if (week !== "current") query.set("week", weekKeys[week])
  if (category !== null) query.set("category", category)
  if (pages > 1) query.set("page", String(pages))
  const text = query.toString()
  return text === "" ? paths.offers : `${paths.offers}?${text}`
}
