import { hasValidCheckDigit, withoutPaddingZero } from "#core/kernel/gtin.ts"

const lengths = new Set([8, 12, 13, 14])

/**
 * Normalizes a GTIN: EAN-8, EAN-13 (12 digits get a leading zero), GTIN-14 without its padding zero, or a PLU code of
 * four or five digits for loose products. Returns null for any other text, and for a wrong check digit.
 */
export const parseGtin = (text: string): string | null => {
  const code = text.trim()
  if (/^\d{4,5}$/.test(code)) return code
  if (!/^\d+$/.test(code) || !lengths.has(code.length) || !hasValidCheckDigit(code)) return null
  if (code.length === 12) return `0${code}`
  return withoutPaddingZero(code)
}
