import { createHash } from "node:crypto"
import { relative } from "node:path"
import { type Checker, type CheckResult, CheckStatus } from "@stryker-mutator/api/check"
import type { Mutant } from "@stryker-mutator/api/core"
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin"
import { openCompiler } from "./compiler.ts"

const sampleSize = Number(process.env["MUTATE_SAMPLE"])
const seed = process.env["MUTATE_SEED"]

const rankOf = ({ fileName, location: { start, end }, mutatorName, replacement }: Mutant): string =>
  createHash("sha256")
    .update(JSON.stringify([seed, relative(process.cwd(), fileName), start, end, mutatorName, replacement]))
    .digest("hex")

/** Passes a sample of the faults that compile: the first ones by a hash of the seed and the fault. */
class SampleChecker implements Checker {
  async init(): Promise<void> {}

  async group(mutants: ReadonlyArray<Mutant>): Promise<string[][]> {
    return [mutants.map(({ id }) => id)]
  }

  async check(mutants: ReadonlyArray<Mutant>): Promise<Record<string, CheckResult>> {
    const compiler = openCompiler()
    const rankedMutants = mutants.map((mutant) => ({ mutant, rank: rankOf(mutant) }))
    const results: Record<string, CheckResult> = {}
    let passedCount = 0
    for (const { mutant } of rankedMutants.sort((left, right) => (left.rank < right.rank ? -1 : 1))) {
      const passes = passedCount < sampleSize && compiler.accepts(mutant)
      if (passes) passedCount += 1
      results[mutant.id] = passes
        ? { status: CheckStatus.Passed }
        : { status: CheckStatus.CompileError, reason: "does not compile, or is not in the sample" }
    }
    compiler.close()
    return results
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, "sample", SampleChecker)]
