const escapeCharacter = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`

/**
 * Makes a string safe for a terminal: control characters, direction marks, separators of lines and paragraphs, and lone surrogates are escaped as
 * in JSON, so that JSON keeps its meaning. Line feeds and tabs are unchanged.
 */
export const printable = (text: string): string =>
  text.replace(/[^\P{Cc}\n\t]|[\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, escapeCharacter)
