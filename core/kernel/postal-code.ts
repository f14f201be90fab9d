/** Removes the spaces, dashes and country code of an entered postal code: '111 22', '111–22' and 'SE-111 22' become '11122'. */
export const normalizePostalCode = (input: string): string =>
  input.replace(/[\s\p{Pd}]/gu, "").replace(/^SE?(?=\d)/i, "")

/** The length of a postal code, in digits, and the maximum length of its field (FORM-26). */
export const postalCodeLength = 5

/** Returns the five digits of an entered postal code, without spaces, dashes and country code; null when it is invalid (DELIV-02, FORM-25). */
export const parsePostalCode = (input: string): string | null => {
  const digits = normalizePostalCode(input)
  return /^\d{5}$/.test(digits) ? digits : null
}
