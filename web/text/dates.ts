import { isoWeekday, shortDate as numericDayMonth } from "#core/kernel/calendar.ts"

export { numericDayMonth }

const weekdays = ["söndag", "måndag", "tisdag", "onsdag", "torsdag", "fredag", "lördag"] as const

/** Whole days from one plain date to another, negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** 'torsdag' for a plain date 'YYYY-MM-DD'. */
export const weekday = (date: string): string => weekdays[isoWeekday(date) % 7] ?? ""

/** 'tor' for a plain date 'YYYY-MM-DD'. */
export const shortWeekday = (date: string): string => weekday(date).slice(0, 3)

/** '04/12' (DD/MM) for a plain date 'YYYY-MM-DD' (SHELL-36). */
export const twoDigitDayMonth = (date: string): string => `${date.slice(8, 10)}/${date.slice(5, 7)}`

/** 'tor 27/11' for a plain date 'YYYY-MM-DD'. */
export const shortDate = (date: string): string => `${shortWeekday(date)} ${numericDayMonth(date)}`

/** 'i dag', 'i morgon' or 'tor 27/11'; `date` and `today` are plain dates 'YYYY-MM-DD'. */
export const nearDate = (date: string, today: string): string => {
  const days = daysBetween(today, date)
  if (days === 0) return "i dag"
  return days === 1 ? "i morgon" : shortDate(date)
}

/** '17' or '17.30' for 'HH:MM'. */
export const hourAndMinute = (time: string): string => {
  const [hours = "0", minutes = "00"] = time.split(":")
  return minutes === "00" ? String(Number(hours)) : `${Number(hours)}.${minutes}`
}

/** '17–19' or '17.30–19' for two times 'HH:MM'. */
export const timeSpan = (from: string, to: string): string => `${hourAndMinute(from)}–${hourAndMinute(to)}`

/** 'tor 27/11 kl. 17–19'. */
export const slotTime = (date: string, from: string, to: string): string =>
  `${shortDate(date)} kl.\u00a0${timeSpan(from, to)}`
