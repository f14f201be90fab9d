/** A 32-bit hash of a string, the same on every machine. */
export const hash32 = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** A pseudo-random number from 0 (included) to 1 (excluded), seeded by the string. */
export const randomUnit = (text: string): number => hash32(text) / 0x1_0000_0000

/** A pseudo-random integer from `low` to `high`, both included, seeded by the string. */
export const randomInt = (text: string, low: number, high: number): number =>
  low + Math.floor(randomUnit(text) * (high - low + 1))

/** A pseudo-random option, seeded by the string; undefined only when there is none. */
export const randomPick = <A>(text: string, options: ReadonlyArray<A>): A | undefined =>
  options[Math.floor(randomUnit(text) * options.length)]
