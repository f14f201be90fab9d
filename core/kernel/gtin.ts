/** A scanned or typed code of 13 or 14 digits (SEARCH-18, COUPON-07). */
export const isScannedGtin = (text: string): boolean => /^\d{13,14}$/.test(text.trim())
