/** Parses a postal code of exactly five digits; a pasted space ('111 22') is removed first (DELIV-02, FORM-25). */
export const parsePostalCode = (typed: string): string | null => {
  const digits = typed.replace(/\s/g, "")
  return /^\d{5}$/.test(digits) ? digits : null
}
