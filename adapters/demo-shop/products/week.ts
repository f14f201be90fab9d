import { addDays, isoWeekday, stockholmInstant } from "#core/kernel/calendar.ts"

/** The offer week of a day: Monday's date, and the week's first and last second in ISO format. */
export interface OfferWeek {
  readonly monday: string
  readonly from: string
  readonly to: string
}

export const offerWeek = (day: string): OfferWeek => {
  const monday = addDays(day, 1 - isoWeekday(day))
  return {
    monday,
    from: new Date(stockholmInstant(monday)).toISOString(),
    to: new Date(stockholmInstant(addDays(monday, 7)) - 1000).toISOString()
  }
}
