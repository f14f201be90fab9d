/** Whether a scanned or entered code has 13 or 14 digits (SEARCH-18, COUPON-07). */
export const looksLikeGtin = (text: string): boolean => /^\d{13,14}$/.test(text.trim())

/** Calculates the check digit of a GTIN from the digits before it. */
export const checkDigitOf = (digits: string): string => {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}

/** Whether the last digit is the check digit of the others. */
export const hasValidCheckDigit = (digits: string): boolean =>
  /^\d{2,}$/.test(digits) && checkDigitOf(digits.slice(0, -1)) === digits.at(-1)

/** Removes the padding zero of a GTIN-14, which leaves the EAN-13. */
export const withoutPaddingZero = (gtin: string): string =>
  gtin.length === 14 && gtin.startsWith("0") ? gtin.slice(1) : gtin
