export interface StockholmTime {
  /** 'YYYY-MM-DD' */
  readonly date: string
  /** 'HH:MM:SS' */
  readonly time: string
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** When the EU changes its clocks in March (2) or October (9) of a year: at 01:00 UTC on the month's last Sunday. */
const clockChangeOf = (year: number, month: 2 | 9): number => {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1))
  return lastDay.getTime() - lastDay.getUTCDay() * dayMs
}

/** Stockholm's UTC offset in ms, by the rule of the EU that has applied since 1996. Intl is not asked, see decision 0036. */
const offsetMsAt = (timeMs: number): number => {
  const year = new Date(timeMs).getUTCFullYear()
  return clockChangeOf(year, 2) <= timeMs && timeMs < clockChangeOf(year, 9) ? 2 * hourMs : hourMs
}

let cachedTime: { readonly timeMs: number; readonly time: StockholmTime } | null = null

/** Converts ms since 1970 to the date and the time of day in Stockholm, whatever the machine's time zone. The last one is cached, because a page converts the same time for each of its products. */
export const stockholmTime = (timeMs: number): StockholmTime => {
  if (timeMs !== cachedTime?.timeMs) {
    const text = new Date(timeMs + offsetMsAt(timeMs)).toISOString()
    cachedTime = { timeMs, time: { date: text.slice(0, 10), time: text.slice(11, 19) } }
  }
  return cachedTime.time
}

export const stockholmDate = (timeMs: number): string => stockholmTime(timeMs).date

/** The instant, in ms, of a wall-clock time in Stockholm; a time that daylight saving skips is moved forward. */
export const stockholmInstant = (date: string, time = "00:00:00"): number => {
  const asUtc = Date.parse(`${date}T${time.length === 5 ? `${time}:00` : time}Z`)
  const guess = asUtc - offsetMsAt(asUtc)
  return asUtc - offsetMsAt(guess)
}

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** 1 (Monday) to 7 (Sunday). */
export const isoWeekday = (date: string): number => ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1

/** Formats a date for labels: 'd/M'. */
export const shortDate = (date: string): string => `${Number(date.slice(8, 10))}/${Number(date.slice(5, 7))}`
