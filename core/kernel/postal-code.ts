/** Exactly five digits; a pasted blank ('111 22') is dropped first (DELIV-02, FORM rows on zipCode). */
export const parsePostalCode = (typed: string): string | null => {
  const digits = typed.replace(/\s/g, "")
  return /^\d{5}$/.test(digits) ? digits : null
}
