import { cliPolicy } from "#core/contract/policy.ts"
import { exitCodes } from "../exit-codes.ts"
import { reasonOf } from "../writable.ts"
import type { Api } from "./api.ts"
import { exitCodeOf, type ScriptOutcome } from "./outcome.ts"
import type { Redactor } from "./redact.ts"
import type { RunSummary } from "./reports/documents.ts"
import type { RunProgress } from "./reports/progress.ts"
import { bugOutcome, runScript } from "./run-script.ts"
import { saveRun } from "./saved-run.ts"
import type { Script } from "./script.ts"
import type { Exchange } from "./traffic.ts"

/** What is sent and got is kept up to here; a run that goes on for longer keeps its end. */
const mostExchanges = 2_000

export interface ScriptsRun {
  readonly api: Api
  /** The address that --api gave. */
  readonly address: string | null
  /** The folder that --data gave. */
  readonly data: string | null
  readonly retries: number
  /** ms */
  readonly timeout: number
  readonly seed: number
  readonly browser?: string | undefined
  /** Where failed runs are kept, those that are worth it. */
  readonly runs: string
  readonly isWorthKeeping: (outcome: ScriptOutcome) => boolean
  /** Hears of what could not be kept. */
  readonly complain: (sentence: string) => void
  readonly redactor: Redactor
  readonly interrupted: () => boolean
  readonly progress: RunProgress
}

const runOne = async (script: Script, run: ScriptsRun): Promise<ScriptOutcome> => {
  const { api, redactor, progress, interrupted, seed, browser } = run
  const traffic: Array<Exchange & { readonly step: number }> = []
  progress.scriptBegins(script)
  const outcome = await runScript(script, {
    api,
    policy: { ...cliPolicy(run.retries), timeout: run.timeout },
    seed,
    environment: process.env,
    redactor,
    browser,
    interrupted,
    onStep: progress.stepEnds,
    onExchange: (exchange, step) => {
      traffic.push({ step, ...exchange })
      if (traffic.length > mostExchanges) traffic.shift()
    }
  }).catch((error: unknown) => {
    const bug = redactor.data(bugOutcome(script, seed, error))
    for (const step of bug.steps) progress.stepEnds(step)
    return bug
  })
  const clock = api.clock === null ? "real" : "virtual"
  const save = (): string | null => {
    if ((outcome.status !== "failed" && outcome.status !== "interrupted") || !run.isWorthKeeping(outcome)) return null
    try {
      return saveRun(run.runs, { script, outcome, traffic, api: run.address, data: run.data, clock }, redactor)
    } catch (error) {
      run.complain(`The run of ${script.name} could not be kept in ${run.runs} (${reasonOf(error)}).`)
      return null
    }
  }
  const ended = { ...outcome, saved: save() }
  progress.scriptEnds(ended)
  return ended
}

/** Runs scripts one after the other, each as a new shopper with a seed of its own; after an interruption the rest is left out. */
export const runScripts = async (scripts: ReadonlyArray<Script>, run: ScriptsRun): Promise<RunSummary> => {
  const outcomes: Array<ScriptOutcome> = []
  for (const [index, script] of scripts.entries()) outcomes.push(await runOne(script, { ...run, seed: run.seed + index }))
  return {
    api: run.api.name,
    clock: run.api.clock === null ? "real" : "virtual",
    exitCode: run.interrupted() ? exitCodes.interrupted : exitCodeOf(outcomes),
    scripts: outcomes
  }
}
