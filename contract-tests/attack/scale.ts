/** Whether this is `npm run attack`, which repeats each attack many times; otherwise each runs a few times within `npm test`. */
const isFullAttack = process.env["ATTACK"] === "full"

/** The number of repetitions: `full` for `npm run attack`, `quick` for `npm test`. */
export const repetitions = (quick: number, full: number): number => (isFullAttack ? full : quick)

/** The longest that a test of an attack may take, in a full or a quick run, in ms. */
export const attackTimeoutMs = isFullAttack ? 1_800_000 : 120_000

/** Prints what an attack counted. */
export const printCounts = (attack: string, counts: Readonly<Record<string, number | string>>): void => {
  const listedCounts = Object.entries(counts).map(([name, count]) => `${name} ${count}`)
  process.stdout.write(`${attack}: ${listedCounts.join(", ")}\n`)
}
