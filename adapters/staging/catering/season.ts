import { addDays } from "#core/kernel/calendar.ts"

export interface SeasonAndLeadTime {
  readonly lead_days: number
  /** The first day of the season, 'MM-DD'; null when the meal is sold all year. */
  readonly season_from: string | null
  /** The last day of the season, 'MM-DD'; null when the meal is sold all year. */
  readonly season_to: string | null
}

export interface PickupDates {
  /** The first day of pickup or delivery. */
  readonly from: string
  /** The last day of pickup or delivery; null without a season. */
  readonly until: string | null
  /** The last day on which the meal can be ordered; null without a season. */
  readonly orderUntil: string | null
}

const isInSeason = ({ season_from: from, season_to: to }: SeasonAndLeadTime, day: string): boolean => {
  if (from === null || to === null) return true
  const monthDay = day.slice(5)
  return to < from ? monthDay >= from || monthDay <= to : monthDay >= from && monthDay <= to
}

/** The last day on which meals can be ordered for a day; null when one of them is out of season on that day. Days are 'YYYY-MM-DD'. */
export const lastOrderDay = (meals: ReadonlyArray<SeasonAndLeadTime>, day: string): string | null =>
  meals.every((meal) => isInSeason(meal, day))
    ? addDays(day, -Math.max(0, ...meals.map(({ lead_days: leadDays }) => leadDays)))
    : null

/** Whether a meal that is ordered today can be picked up on a day: after its lead time and within its season. */
export const canBeReady = (meal: SeasonAndLeadTime, today: string, day: string): boolean => {
  const lastDay = lastOrderDay([meal], day)
  return lastDay !== null && lastDay >= today
}

const yearOf = (date: string): number => Number(date.slice(0, 4))

/** The days of pickup of a meal that is ordered today: in the current season if the lead time allows it, otherwise in the next one. `today` is 'YYYY-MM-DD'. */
export const pickupDates = (
  { lead_days: leadDays, season_from: seasonFrom, season_to: seasonTo }: SeasonAndLeadTime,
  today: string
): PickupDates => {
  const earliest = addDays(today, leadDays)
  if (seasonFrom === null || seasonTo === null) return { from: earliest, until: null, orderUntil: null }
  const year = yearOf(earliest)
  // A season such as '12-28' to '01-06' ends in the year after its start.
  const yearsToEnd = seasonTo < seasonFrom ? 1 : 0
  const startYear =
    [year - yearsToEnd, year, year + 1].find((candidate) => `${candidate + yearsToEnd}-${seasonTo}` >= earliest) ?? year
  const from = `${startYear}-${seasonFrom}`
  const until = `${startYear + yearsToEnd}-${seasonTo}`
  return { from: from > earliest ? from : earliest, until, orderUntil: addDays(until, -leadDays) }
}
