import { weekday } from "./dates.ts"

const months = [
  "januari",
  "februari",
  "mars",
  "april",
  "maj",
  "juni",
  "juli",
  "augusti",
  "september",
  "oktober",
  "november",
  "december"
] as const

/** '27 november' for a plain date 'YYYY-MM-DD'. */
export const dayAndMonth = (date: string): string => {
  const [, month, day] = date.split("-").map(Number)
  return `${day} ${months[(month ?? 0) - 1] ?? ""}`
}

/** '27 november 2025' for a plain date 'YYYY-MM-DD'. */
export const fullDate = (date: string): string => `${dayAndMonth(date)} ${date.slice(0, 4)}`

/** 'torsdag 27 november' for a plain date 'YYYY-MM-DD'. */
export const longDate = (date: string): string => `${weekday(date)} ${dayAndMonth(date)}`
