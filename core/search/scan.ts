import { looksLikeGtin } from "../kernel/gtin.ts"

/** The digits received so far and the time of the last one. */
export interface Scan {
  readonly digits: string
  readonly at: number
}

export const noScan: Scan = { digits: "", at: Number.NEGATIVE_INFINITY }

/** Maximum time between two keys of a scanner, in ms, which is faster than manual typing. */
export const maxKeyInterval = 50

/** More digits than any code has; further digits are dropped. */
const maxDigits = 15

/** Processes one key. Returns a code when Enter ends 13 or 14 fast digits (SEARCH-18). */
export const scanKey = (
  { digits, at }: Scan,
  key: string,
  now: number
): { readonly scan: Scan; readonly code: string | null } => {
  const burst = now - at <= maxKeyInterval ? digits : ""
  if (/^\d$/.test(key)) return { scan: { digits: (burst + key).slice(0, maxDigits), at: now }, code: null }
  return { scan: noScan, code: key === "Enter" && looksLikeGtin(burst) ? burst : null }
}
