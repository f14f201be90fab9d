import { parseArgs } from "node:util"
import type { LogLevel } from "@stryker-mutator/api/core"
import { Stryker } from "@stryker-mutator/core"
import { countTestFiles } from "./count-files.ts"
import { type Target, targets } from "./targets.ts"

type Mutants = Awaited<ReturnType<Stryker["runMutationTest"]>>
type Mutant = Mutants[number]

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`)
  process.exit(2)
}

const parseOptions = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        caught: { type: "boolean" },
        concurrency: { type: "string", default: "2" },
        file: { type: "string", multiple: true },
        progress: { type: "boolean" },
        seed: { type: "string", default: "1" }
      }
    })
  } catch (error) {
    return fail(
      `${(error as Error).message.split(". ")[0]}; the options are --caught, --concurrency, --file, --progress and --seed.`
    )
  }
}
const {
  values: { caught: listsCaught, concurrency, file: onlyFiles, progress: showsProgress, seed },
  positionals
} = parseOptions()

const unknownTargets = positionals.filter((name) => !(name in targets))
if (unknownTargets.length > 0)
  fail(`Unknown target '${unknownTargets.join(", ")}'; the targets are ${Object.keys(targets).join(", ")}.`)

const selectedTargets = Object.entries(targets).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name)
)
for (const [name, { tests }] of selectedTargets)
  for (const glob of tests)
    if ((await countTestFiles(glob)) === 0) fail(`Target '${name}' has no test file that matches '${glob}'.`)

const testMutants = ({
  mutate,
  tests,
  needsDocument = false,
  needsDatabase = false,
  sampleSize
}: Target): Promise<Mutants> => {
  process.env["MUTATE_TESTS"] = tests.join(" ")
  process.env["MUTATE_ENVIRONMENT"] = needsDocument ? "jsdom" : "node"
  process.env["MUTATE_SAMPLE"] = String(sampleSize)
  process.env["MUTATE_SEED"] = seed
  return new Stryker({
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner", "./contract-tests/mutate/sample.ts"],
    checkers: sampleSize === undefined ? [] : ["sample"],
    checkerNodeArgs: ["--import", "tsx"],
    mutate: [...(onlyFiles ?? mutate), "!**/*.test.{ts,tsx}", "!**/testing.{ts,tsx}"],
    vitest: { configFile: "contract-tests/mutate/vitest.config.ts", related: false },
    coverageAnalysis: "perTest",
    // A database may take longer to open than a fault may otherwise take to be detected.
    timeoutMS: needsDatabase ? 60_000 : 20_000,
    // On a busy machine, the first run of a large target's tests takes longer than the default of 5 minutes.
    dryRunTimeoutMinutes: 30,
    concurrency: Number(concurrency),
    ignorePatterns: ["dist", ".data", ".skafferi"],
    reporters: showsProgress === true ? ["progress-append-only"] : [],
    logLevel: "error" as LogLevel,
    // Inside the project, so that the copy finds node_modules, but not in node_modules, where vitest ignores tests.
    tempDirName: ".cache/mutate",
    // Stryker's rewriting of tsconfig.json needs a compiler API that TypeScript 7 does not have.
    tsconfigFile: "none"
  }).runMutationTest()
}

const isCaught = ({ status }: Mutant): boolean => status === "Killed" || status === "Timeout"
const positionOf = ({ fileName, location }: Mutant): string =>
  `${fileName.slice(process.cwd().length + 1)}:${location.start.line}:${location.start.column}`

let failedTargetCount = 0
for (const [name, target] of selectedTargets) {
  const generatedMutants = (await testMutants(target)).filter(({ status }) => status !== "Ignored")
  const mutants = generatedMutants.filter(({ status }) => status !== "CompileError")
  if (mutants.length === 0) fail(`Target '${name}' has no file that can be mutated.`)
  const caughtCount = mutants.filter(isCaught).length
  const caughtPercent = (100 * caughtCount) / mutants.length
  const isBelowMinimum = caughtPercent < target.minimum
  if (isBelowMinimum) failedTargetCount += 1
  const verdict = `${isBelowMinimum ? "below the minimum of" : "minimum"} ${target.minimum} %`
  const isSampled = target.sampleSize !== undefined && mutants.length === target.sampleSize
  const origin = isSampled ? `, a sample with seed ${seed} of ${generatedMutants.length} generated` : ""
  process.stdout.write(
    `${name}: ${caughtCount} of ${mutants.length} faults caught, ${caughtPercent.toFixed(1)} % (${verdict})${origin}\n`
  )
  for (const mutant of mutants)
    if (!isCaught(mutant))
      process.stdout.write(
        `  survived ${positionOf(mutant)} ${mutant.mutatorName}: ${mutant.replacement.split("\n")[0]}\n`
      )
    else if (listsCaught === true)
      process.stdout.write(
        `  caught ${positionOf(mutant)} ${mutant.mutatorName} by ${mutant.killedBy?.[0] ?? "a time-out"}\n`
      )
}
process.exitCode = failedTargetCount > 0 ? 1 : 0
