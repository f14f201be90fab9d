import { createHash } from "node:crypto"
import { relative } from "node:path"

/** The seeds of all properties in `npm test`, so that every run on every machine tests the same cases. `npm run properties` tests others. */
const seeds = [
  1_803_964_421, -912_430_287, 377_015_902, -1_640_228_713, 58_213_664, -205_871_339, 1_290_447_018, -1_118_563_250,
  642_981_557, -477_320_196, 2_011_738_405, -1_873_004_962, 901_526_743, -34_915_808, 1_477_260_139, -720_648_571
] as const

const root = `${import.meta.dirname}/../..`

/** The seed of a test file's properties, chosen by its path in the project, so that it stays the same when other files come or go. */
export const seedOfFile = (path: string): number => {
  const name = relative(root, path).replaceAll("\\", "/")
  const index = createHash("sha1").update(name).digest().readUInt32BE() % seeds.length
  return seeds[index] as number
}
