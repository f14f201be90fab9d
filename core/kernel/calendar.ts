const stockholm = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Stockholm",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23"
})

export interface StockholmTime {
  /** 'YYYY-MM-DD' */
  readonly date: string
  /** 'HH:MM:SS' */
  readonly time: string
}

const quarterHourMs = 900_000
let cached = { quarterHour: Number.NaN, offset: 0 }

/** Stockholm's UTC offset in ms, cached for each quarter of an hour: offsets change only at its start, and look-ups are slow. */
const offsetAt = (millis: number): number => {
  const index = Math.floor(millis / quarterHourMs)
  if (index !== cached.quarterHour) {
    const parts = new Map(stockholm.formatToParts(index * quarterHourMs).map((part) => [part.type, part.value]))
    const partOf = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ""
    const localTime = Date.parse(
      `${partOf("year")}-${partOf("month")}-${partOf("day")}T${partOf("hour")}:${partOf("minute")}:${partOf("second")}Z`
    )
    cached = { quarterHour: index, offset: localTime - index * quarterHourMs }
  }
  return cached.offset
}

/** Returns date and time of day in Stockholm, independent of the machine's time zone. */
export const stockholmTime = (millis: number): StockholmTime => {
  const text = new Date(millis + offsetAt(millis)).toISOString()
  return { date: text.slice(0, 10), time: text.slice(11, 19) }
}

export const stockholmDate = (millis: number): string => stockholmTime(millis).date

/** The instant, in ms, of a wall-clock time in Stockholm; a time that daylight saving skips is moved forward. */
export const stockholmInstant = (date: string, time = "00:00:00"): number => {
  const asUtc = Date.parse(`${date}T${time.length === 5 ? `${time}:00` : time}Z`)
  const guess = asUtc - offsetAt(asUtc)
  return asUtc - offsetAt(guess)
}

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** 1 (Monday) to 7 (Sunday). */
export const isoWeekday = (date: string): number => ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1

/** Formats a date for labels: 'd/M'. */
export const shortDate = (date: string): string => `${Number(date.slice(8, 10))}/${Number(date.slice(5, 7))}`
