const lengths = new Set([8, 12, 13, 14])

const hasCheckDigit = (digits: string): boolean => {
  const sum = digits
    .slice(0, -1)
    .split("")
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10 === Number(digits.at(-1))
}

/**
 * A goods number as the shop keeps it: EAN-8, EAN-13 (a 12-digit number is one with a leading zero), GTIN-14 without packing zeros, or a PLU code of
 * four or five digits for loose goods. Null for anything else, also for a wrong check digit.
 */
export const readGtin = (text: string): string | null => {
  const code = text.trim()
  if (/^\d{4,5}$/.test(code)) return code
  if (!/^\d+$/.test(code) || !lengths.has(code.length) || !hasCheckDigit(code)) return null
  if (code.length === 12) return `0${code}`
  return code.length === 14 && code.startsWith("0") ? code.slice(1) : code
}
