/** All postal codes of an area begin with the same four digits. */
export const areaDigitCount = 4

export const postalAreaOf = (postalCode: string): string => postalCode.replace(/\s/g, "").slice(0, areaDigitCount)
