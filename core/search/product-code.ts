import { checkDigitOf, hasValidCheckDigit, looksLikeGtin } from "../kernel/gtin.ts"

/** A GTIN in a GS1 Digital Link: 'https://id.gs1.org/01/07310865004703/10/ABC'. */
const digitalLinkPattern = /^https?:\/\/[^\s?#]+\/01\/(\d{8}|\d{12,14})(?:[/?#]|$)/i

/**
 * Reads the code of a product from what was scanned or entered: 13 or 14 digits (SEARCH-18), an EAN-8 or UPC-A with a valid check digit, or a GS1 Digital Link, of which the GTIN
 * is returned. Null for anything else.
 */
export const readProductCode = (input: string): string | null => {
  const text = input.trim()
  if (looksLikeGtin(text)) return text
  const digits = digitalLinkPattern.exec(text)?.[1] ?? (/^(\d{8}|\d{12})$/.test(text) ? text : null)
  return digits !== null && hasValidCheckDigit(digits) ? digits : null
}

/** Returns the shortest form of a GTIN, which all its forms share: an EAN-8, or an EAN-13, to which a UPC-A has a leading zero added and a GTIN-14 its padding zero removed. */
export const shortestGtin = (gtin: string): string => {
  const digits = gtin.replace(/^0+/, "")
  // A PLU code has no padding.
  return gtin.length < 8 ? gtin : digits.length <= 8 ? digits.padStart(8, "0") : digits.padStart(13, "0")
}

/** The last digits of a code from a scale: the price or the weight, and the check digit. */
const variablePartLength = 5

/**
 * Returns the code of the product itself from the code that a shop's scale has printed (13 digits from 20 to 29): without its price or weight. Null for any other code.
 */
export const codeWithoutMeasure = (gtin: string): string | null => {
  if (!/^2\d{12}$/.test(gtin)) return null
  const body = `${gtin.slice(0, -variablePartLength)}0000`
  return body + checkDigitOf(body)
}
