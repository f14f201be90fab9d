import { partsOf, weekday } from "./dates.ts"

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
  const { month, day } = partsOf(date)
  return `${day} ${months[month - 1] ?? ""}`
}

/** '27 november 2025' for a plain date 'YYYY-MM-DD'. */
export const fullDate = (date: string): string => `${dayAndMonth(date)} ${partsOf(date).year}`

/** 'torsdag 27 november' for a plain date 'YYYY-MM-DD'. */
export const longDate = (date: string): string => `${weekday(date)} ${dayAndMonth(date)}`
