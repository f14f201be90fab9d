/** The codes of one postal area begin with the same digits. */
export const areaDigits = 4

export const areaOf = (postalCode: string): string => postalCode.replace(/\s/g, "").slice(0, areaDigits)
