/** The maximum length of a code (COUPON-02). */
export const maxCodeLength = 19

/** Removes everything but letters (A to Z, å, ä, ö) and digits, and cuts the code to its maximum length (COUPON-01..03). */
export const normalizeCode = (text: string): string => text.replace(/[^A-Za-z0-9åäöÅÄÖ]/g, "").slice(0, maxCodeLength)
