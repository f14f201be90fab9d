/** Removes the spaces and hyphens of a typed postal code: '111 22' and '111-22' become '11122'. */
export const normalizePostalCode = (typed: string): string => typed.replace(/[\s-]/g, "")

/** Parses a postal code of exactly five digits, after `normalizePostalCode` (DELIV-02, FORM-25). */
export const parsePostalCode = (typed: string): string | null => {
  const digits = normalizePostalCode(typed)
  return /^\d{5}$/.test(digits) ? digits : null
}
