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
let cachedOffset = { quarterHour: Number.NaN, offsetMs: 0 }

/** Stockholm's UTC offset in ms. The last one is cached for its quarter of an hour: offsets change only at the start of a quarter, and look-ups are slow. */
const offsetMsAt = (timeMs: number): number => {
  const quarterHour = Math.floor(timeMs / quarterHourMs)
  if (quarterHour !== cachedOffset.quarterHour) {
    const parts = new Map(stockholm.formatToParts(quarterHour * quarterHourMs).map((part) => [part.type, part.value]))
    const partOf = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ""
    const localTime = Date.parse(
      `${partOf("year")}-${partOf("month")}-${partOf("day")}T${partOf("hour")}:${partOf("minute")}:${partOf("second")}Z`
    )
    cachedOffset = { quarterHour, offsetMs: localTime - quarterHour * quarterHourMs }
  }
  return cachedOffset.offsetMs
}

/** Converts ms since 1970 to the date and the time of day in Stockholm, whatever the machine's time zone. */
export const stockholmTime = (timeMs: number): StockholmTime => {
  const text = new Date(timeMs + offsetMsAt(timeMs)).toISOString()
  return { date: text.slice(0, 10), time: text.slice(11, 19) }
}

export const stockholmDate = (timeMs: number): string => stockholmTime(timeMs).date

/** The instant, in ms, of a wall-clock time in Stockholm; a time that daylight saving skips is moved forward. */
export const stockholmInstant = (date: string, time = "00:00:00"): number => {
  const asUtc = Date.parse(`${date}T${time.length === 5 ? `${time}:00` : time}Z`)
  const guess = asUtc - offsetMsAt(asUtc)
  return asUtc - offsetMsAt(guess)
}

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** 1 (Monday) to 7 (Sunday). */
export const isoWeekday = (date: string): number => ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1

/** Formats a date for labels: 'd/M'. */
export const shortDate = (date: string): string => `${Number(date.slice(8, 10))}/${Number(date.slice(5, 7))}`
