import { looksLikeGtin } from "../kernel/gtin.ts"

/** The digits received so far. */
export interface Scan {
  readonly digits: string
  /** The time of the last digit, in ms. */
  readonly lastKeyTime: number
}

export const noScan: Scan = { digits: "", lastKeyTime: Number.NEGATIVE_INFINITY }

/** The maximum time between two keys of a scanner; manual typing is slower. */
export const maxKeyIntervalMs = 50

/** More digits than any code has; further digits are dropped. */
const maxDigits = 15

/** Processes one key. Returns a code when Enter ends 13 or 14 fast digits (SEARCH-18). */
export const scanKey = (
  { digits, lastKeyTime }: Scan,
  key: string,
  now: number
): { readonly scan: Scan; readonly code: string | null } => {
  const fastDigits = now - lastKeyTime <= maxKeyIntervalMs ? digits : ""
  if (/^\d$/.test(key))
    return { scan: { digits: (fastDigits + key).slice(0, maxDigits), lastKeyTime: now }, code: null }
  return { scan: noScan, code: key === "Enter" && looksLikeGtin(fastDigits) ? fastDigits : null }
}
