import { looksLikeGtin } from "../kernel/gtin.ts"

/** The last digits, each entered soon after the one before. */
export interface Scan {
  readonly digits: string
  /** Negative infinity before the first digit. */
  readonly lastDigitTimeMs: number
}

export const noScan: Scan = { digits: "", lastDigitTimeMs: Number.NEGATIVE_INFINITY }

/** The maximum time between two keys of a scanner; manual typing is slower. */
export const maxKeyIntervalMs = 50

/** More digits than any code has; further digits are dropped. */
const maxDigits = 15

/** Adds one key to a scan. Returns a code when the key is Enter after 13 or 14 fast digits (SEARCH-18). */
export const scanKey = (
  { digits, lastDigitTimeMs }: Scan,
  key: string,
  now: number
): { readonly scan: Scan; readonly code: string | null } => {
  const fastDigits = now - lastDigitTimeMs <= maxKeyIntervalMs ? digits : ""
  if (/^\d$/.test(key))
    return { scan: { digits: (fastDigits + key).slice(0, maxDigits), lastDigitTimeMs: now }, code: null }
  return { scan: noScan, code: key === "Enter" && looksLikeGtin(fastDigits) ? fastDigits : null }
}
