import { isoWeekday } from "../kernel/calendar.ts"

export type OfferWeek = "current" | "next"

/** The weeks by the keys that URLs have (CONST-11). */
export const weekKeys = { current: "currentweekoffer", next: "nextweekoffer" } as const satisfies Record<
  OfferWeek,
  string
>

export const weekOfKey = (key: string | null): OfferWeek => (key === weekKeys.next ? "next" : "current")

/** Whether next week's offers can be shown on a day ('YYYY-MM-DD'): from an ISO weekday, which is a setting, until Sunday (OFFER-06). */
export const showsNextWeek = (today: string, fromWeekday: number): boolean => isoWeekday(today) >= fromWeekday

interface Validity {
  /** ISO instants. */
  readonly from: string
  readonly to: string
}

/** The time in which at least one of the offers is valid; null without offers. */
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
