const weekdays = ["söndag", "måndag", "tisdag", "onsdag", "torsdag", "fredag", "lördag"] as const

interface DateParts {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** The numbers in a plain date 'YYYY-MM-DD'. */
export const partsOf = (date: string): DateParts => {
  const [year = 1970, month = 1, day = 1] = date.slice(0, 10).split("-").map(Number)
  return { year, month, day }
}

/**
 * The number of days since 1970-01-01. Years begin in March, so that a leap day is the last day of its year; 400 years have 146,097 days, and 0000-03-01 is
 * 719,468 days before 1970-01-01.
 */
const dayNumber = ({ year, month, day }: DateParts): number => {
  const yearFromMarch = month <= 2 ? year - 1 : year
  const era = Math.floor(yearFromMarch / 400)
  const yearOfEra = yearFromMarch - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  return era * 146097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719468
}

/** Whole days from one plain date to another, negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => dayNumber(partsOf(to)) - dayNumber(partsOf(from))

/** 'torsdag' for a plain date 'YYYY-MM-DD'. */
export const weekday = (date: string): string => weekdays[(((dayNumber(partsOf(date)) + 4) % 7) + 7) % 7] ?? ""

/** 'tor' for a plain date 'YYYY-MM-DD'. */
export const shortWeekday = (date: string): string => weekday(date).slice(0, 3)

/** '27/11' for a plain date 'YYYY-MM-DD'. */
export const numericDayMonth = (date: string): string => {
  const { month, day } = partsOf(date)
  return `${day}/${month}`
}

/** '04/12' (DD/MM) for a plain date 'YYYY-MM-DD' (SHELL-36). */
export const twoDigitDayMonth = (date: string): string => {
  const { month, day } = partsOf(date)
  return `${String(day).padStart(2, "0")}/${String(month).padStart(2, "0")}`
}

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
