/** Two 32-bit hashes of a string in base 36, short enough for a header. Not for secrets. */
export const fingerprint = (text: string): string => {
  let [firstHash, secondHash] = [0x811c9dc5, 0x1000193]
  for (const character of text) {
    firstHash = Math.imul(firstHash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
    secondHash = Math.imul(secondHash + (character.codePointAt(0) ?? 0), 0x5bd1e995) >>> 0
  }
  return `${firstHash.toString(36)}-${secondHash.toString(36)}`
}
