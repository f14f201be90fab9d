import { parseArgs } from "node:util"
import type { LogLevel } from "@stryker-mutator/api/core"
import { Stryker } from "@stryker-mutator/core"
import { type Room, rooms } from "./rooms.ts"

type Mutants = Awaited<ReturnType<Stryker["runMutationTest"]>>
type Mutant = Mutants[number]

const {
  values: { caught: showsCaught },
  positionals
} = parseArgs({ allowPositionals: true, options: { caught: { type: "boolean" } } })

const unknown = positionals.filter((name) => !(name in rooms))
if (unknown.length > 0) {
  process.stderr.write(`There is no room '${unknown.join(", ")}'; the rooms are ${Object.keys(rooms).join(", ")}.\n`)
  process.exit(2)
}

const mutantsOf = ({ mutate, tests }: Room): Promise<Mutants> => {
  process.env["MUTATE_TESTS"] = tests.join(" ")
  return new Stryker({
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    mutate: [...mutate, "!**/*.test.ts"],
    vitest: { configFile: "contract-tests/mutate/vitest.config.ts", related: false },
    coverageAnalysis: "perTest",
    concurrency: 2,
    ignorePatterns: ["dist", ".data", ".skafferi"],
    reporters: [],
    logLevel: "error" as LogLevel,
    // Inside the project, so that the copy finds node_modules, and outside node_modules, where no tests are looked for.
    tempDirName: ".cache/mutate",
    // Its rewriting of tsconfig.json needs a compiler API that TypeScript 7 does not have.
    tsconfigFile: "none"
  }).runMutationTest()
}

const isCaught = ({ status }: Mutant): boolean => status === "Killed" || status === "Timeout"
const place = ({ fileName, location }: Mutant): string =>
  `${fileName.slice(process.cwd().length + 1)}:${location.start.line}:${location.start.column}`

let missed = 0
for (const name of positionals.length > 0 ? positionals : Object.keys(rooms)) {
  const room = rooms[name] as Room
  const mutants = (await mutantsOf(room)).filter(({ status }) => status !== "CompileError" && status !== "Ignored")
  const caught = mutants.filter(isCaught)
  const share = (100 * caught.length) / mutants.length
  if (share < room.target) missed += 1
  const verdict = share < room.target ? `below the target of ${room.target} %` : `target ${room.target} %`
  process.stdout.write(
    `${name}: ${caught.length} of ${mutants.length} faults caught, ${share.toFixed(1)} % (${verdict})\n`
  )
  for (const mutant of mutants)
    if (!isCaught(mutant))
      process.stdout.write(`  survived ${place(mutant)} ${mutant.mutatorName}: ${mutant.replacement.split("\n")[0]}\n`)
    else if (showsCaught === true)
      process.stdout.write(
        `  caught ${place(mutant)} ${mutant.mutatorName} by ${mutant.killedBy?.[0] ?? "a time-out"}\n`
      )
}
process.exitCode = missed > 0 ? 1 : 0
