const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`

/**
 * A text as a terminal may show it: what steers one (control characters, marks of direction, halves of characters) is written as JSON writes
 * it, so that JSON stays the same data. Lines and tabs stay.
 */
export const printable = (text: string): string => text.replace(/[^\P{Cc}\n\t]|[\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, escaped)
