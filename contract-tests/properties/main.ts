import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { createVitest, type TestSpecification } from "vitest/node"

const usage = "Usage: npm run properties -- [--times N | --runs N] [--seed N] [PART OF A FILE'S PATH ...]"

const fail = (message: string): never => {
  process.stderr.write(`${message}\n${usage}\n`)
  process.exit(2)
}

const readOptions = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { times: { type: "string", default: "30" }, runs: { type: "string" }, seed: { type: "string" } }
    })
  } catch (error) {
    return fail((error as Error).message)
  }
}

const numberOption = (name: string, text: string, minimum: number): number => {
  const value = Number(text)
  return Number.isInteger(value) && value >= minimum ? value : fail(`--${name} must be a whole number, not '${text}'.`)
}

const { values, positionals } = readOptions()
const times = numberOption("times", values.times, 1)
const runs = values.runs === undefined ? null : numberOption("runs", values.runs, 1)
const seed =
  values.seed === undefined ? Math.floor(Math.random() * 0x7fff_ffff) : numberOption("seed", values.seed, -0x8000_0000)

const root = join(import.meta.dirname, "../..")
const suiteImport = /from "([./\w-]*\/suites\/[\w-]+\.ts)"/g

/** Whether a test file, or a suite that it imports, has a property. */
const hasProperty = (path: string): boolean => {
  const text = readFileSync(path, "utf8")
  const suites = [...text.matchAll(suiteImport)].map(([, suite = ""]) => join(path, "..", suite))
  return text.includes('"fast-check"') || suites.some(hasProperty)
}

const isSelected = ({ moduleId, project }: TestSpecification): boolean =>
  project.name !== "attack" &&
  // Its expectations are those of properties that are not explored.
  !moduleId.endsWith("/property-seeds.test.ts") &&
  (positionals.length === 0 || positionals.some((part) => moduleId.slice(root.length).includes(part))) &&
  hasProperty(moduleId)

process.env["EXPLORE"] = JSON.stringify({ times, runs, seed })
const vitest = await createVitest("test", {
  root,
  config: join(import.meta.dirname, "vitest.config.ts"),
  watch: false
})
const specifications = (await vitest.globTestSpecifications()).filter(isSelected)
if (specifications.length === 0) fail("No test file with a property has such a path.")
process.stdout.write(
  `Seed ${seed}, ${runs === null ? `${times} times the cases` : `${runs} cases`} of each property.\n`
)
await vitest.start(specifications.map(({ moduleId }) => moduleId))
const failedCount = vitest.state.getCountOfFailedTests()
await vitest.close()
if (failedCount > 0) {
  process.stdout.write("Add each counterexample to its property, as one of its 'examples', and mend what it shows.\n")
  process.exitCode = 1
}
