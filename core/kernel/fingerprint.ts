/** Two 32-bit hashes of a string in base 36, short enough for a header. Not for secrets. */
export const fingerprint = (text: string): string => {
  let [high, low] = [0x811c9dc5, 0x1000193]
  for (const character of text) {
    high = Math.imul(high ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
    low = Math.imul(low + (character.codePointAt(0) ?? 0), 0x5bd1e995) >>> 0
  }
  return `${high.toString(36)}-${low.toString(36)}`
}
