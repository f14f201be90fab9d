import { isScannedGtin } from "../kernel/gtin.ts"

/** The digits of a burst so far, and when the last of them came. */
export interface Scan {
  readonly digits: string
  readonly at: number
}

export const noScan: Scan = { digits: "", at: Number.NEGATIVE_INFINITY }

/** ms between two keys of a scanner at most; nobody types fourteen digits at that pace. */
export const scannerPace = 50

/** Longer than any code: what comes behind it is not counted. */
const longest = 15

/** Takes one more key; a code comes out with the Enter that ends a burst of 13 or 14 digits (SEARCH-18). */
export const scanKey = ({ digits, at }: Scan, key: string, now: number): { readonly scan: Scan; readonly code: string | null } => {
  const burst = now - at <= scannerPace ? digits : ""
  if (/^\d$/.test(key)) return { scan: { digits: (burst + key).slice(0, longest), at: now }, code: null }
  return { scan: noScan, code: key === "Enter" && isScannedGtin(burst) ? burst : null }
}
