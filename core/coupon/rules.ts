/** Maximum length of a code (COUPON-02). */
export const maxCodeLength = 19

/** Removes all characters that a coupon code cannot contain: it consists of letters (A to Z, å, ä, ö) and digits (COUPON-01..03). */
export const normalizeCode = (text: string): string => text.replace(/[^A-Za-z0-9åäöÅÄÖ]/g, "").slice(0, maxCodeLength)
