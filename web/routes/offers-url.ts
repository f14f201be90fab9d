import { type OfferWeek, weekKeys, weekOfKey } from "#core/offers/weeks.ts"
import * as paths from "#web/paths.ts"
import { parsePageNumber } from "./listing-query.ts"

/** The parameters in the URL of the page of offers. */
export interface OffersUrl {
  readonly week: OfferWeek
  /** The name of a department; null for all. */
  readonly category: string | null
  /** How many pages of offers are shown, starting with the first. */
  readonly pageCount: number
}

const maxPageCount = 50

export const parseOffersUrl = (query: URLSearchParams): OffersUrl => ({
  week: weekOfKey(query.get("week")),
  category: query.get("category") || null,
  pageCount: Math.min(parsePageNumber(query.get("page"), 1), maxPageCount)
})

/** Formats the URL; defaults are omitted. */
export const formatOffersUrl = ({ week, category, pageCount }: OffersUrl): string => {
  const query = new URLSearchParams()
  if (week !== "current") query.set("week", weekKeys[week])
  if (category !== null) query.set("category", category)
  if (pageCount > 1) query.set("page", String(pageCount))
  const text = query.toString()
  return text === "" ? paths.offers : `${paths.offers}?${text}`
}
