import { type OfferWeek, weekKeys, weekOfKey } from "#core/offers/weeks.ts"
import * as paths from "#web/paths.ts"

/** What the address of the page of offers requests. */
export interface OffersUrl {
  readonly week: OfferWeek
  /** A department; null for all. */
  readonly category: string | null
  /** How many pages of offers are shown, starting with the first. */
  readonly pages: number
}

const maxPages = 50

export const offersUrlOf = (query: URLSearchParams): OffersUrl => {
  const pages = Number(query.get("page"))
  return {
    week: weekOfKey(query.get("week")),
    category: query.get("category") || null,
    pages: Number.isInteger(pages) && pages >= 1 ? Math.min(pages, maxPages) : 1
  }
}

/** Formats the address; defaults are omitted. */
export const offersHref = ({ week, category, pages }: OffersUrl): string => {
  const query = new URLSearchParams()
  if (week !== "current") query.set("week", weekKeys[week])
  if (category !== null) query.set("category", category)
  if (pages > 1) query.set("page", String(pages))
  const text = query.toString()
  return text === "" ? paths.offers : `${paths.offers}?${text}`
}
