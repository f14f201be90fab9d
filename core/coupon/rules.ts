/** Maximum length of a code (COUPON-02). */
export const maxCodeLength = 19

/** Keeps the characters that a coupon code may have: letters A-Z, a-z, å ä ö, digits (COUPON-01..03). */
export const normalizeCode = (text: string): string => text.replace(/[^A-Za-z0-9åäöÅÄÖ]/g, "").slice(0, maxCodeLength)
