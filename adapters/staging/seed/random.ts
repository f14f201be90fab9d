/** A 32-bit number from a text: the same text gives the same number on every machine. */
export const hash32 = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** 0 (included) to 1 (excluded), decided by the text. */
export const unitOf = (text: string): number => hash32(text) / 0x1_0000_0000

/** A whole number from `low` to `high`, both included, decided by the text. */
export const between = (text: string, low: number, high: number): number => low + Math.floor(unitOf(text) * (high - low + 1))

/** One of the options, decided by the text; undefined only when there is none. */
export const pick = <A>(text: string, options: ReadonlyArray<A>): A | undefined => options[Math.floor(unitOf(text) * options.length)]
