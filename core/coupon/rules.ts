/** COUPON-02: fewer than 20 characters. */
export const longestCode = 19

/** What a coupon field keeps of what is typed: letters A-Z, a-z, å ä ö, digits (COUPON-01..03). */
export const typedCode = (text: string): string => text.replace(/[^A-Za-z0-9åäöÅÄÖ]/g, "").slice(0, longestCode)
