import { isoWeekday } from "../kernel/calendar.ts"

export type OfferWeek = "current" | "next"

/** The keys of the weeks in URLs (CONST-11). */
export const weekKeys = { current: "currentweekoffer", next: "nextweekoffer" } as const satisfies Record<
  OfferWeek,
  string
>

export const weekOfKey = (key: string | null): OfferWeek => (key === weekKeys.next ? "next" : "current")

/** Whether next week's offers are shown on a day ('YYYY-MM-DD'): from the configured ISO weekday until Sunday (OFFER-06). */
export const showsNextWeek = (today: string, fromWeekday: number): boolean => isoWeekday(today) >= fromWeekday

interface Validity {
  /** ISO instants. */
  readonly from: string
  readonly to: string
}

/** The period from the earliest start to the latest end of the offers; null without offers. */
export const validityOf = (offers: ReadonlyArray<Validity>): Validity | null => {
  const [first] = offers
  if (first === undefined) return null
  return offers.reduce<Validity>(
    (span, { from, to }) => ({
      from: Date.parse(from) < Date.parse(span.from) ? from : span.from,
      to: Date.parse(to) > Date.parse(span.to) ? to : span.to
    }),
    { from: first.from, to: first.to }
  )
}
