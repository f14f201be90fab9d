import { readProductCode } from "./product-code.ts"

/** The last characters, each entered soon after the one before. */
export interface Scan {
  readonly text: string
  /** Negative infinity before the first character. */
  readonly lastKeyTimeMs: number
}

export const noScan: Scan = { text: "", lastKeyTimeMs: Number.NEGATIVE_INFINITY }

/** The maximum time between two keys of a scanner; manual typing is slower. */
export const maxKeyIntervalMs = 50

/** More characters than any code has; further ones are dropped. */
const maxLength = 500

/** Whether the last keys are the beginning of a Digital Link, typed as fast as only a scanner does. */
export const isScanningLink = ({ text }: Scan): boolean => /^https?:/i.test(text)

/** Adds one key to a scan. Returns a product's code when the key is Enter after its fast characters (SEARCH-18). */
export const scanKey = (
  scan: Scan,
  key: string,
  now: number
): { readonly scan: Scan; readonly code: string | null } => {
  // A scanner presses it before a capital letter or a colon.
  if (key === "Shift") return { scan, code: null }
  const fastText = now - scan.lastKeyTimeMs <= maxKeyIntervalMs ? scan.text : ""
  if (key.length === 1) return { scan: { text: (fastText + key).slice(0, maxLength), lastKeyTimeMs: now }, code: null }
  return { scan: noScan, code: key === "Enter" ? readProductCode(fastText) : null }
}
