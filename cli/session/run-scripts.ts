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
import { secretsOf } from "./script-secrets.ts"
import type { Exchange } from "./traffic.ts"

/** The maximum number of recorded requests of a script; older ones are dropped. */
const maxExchanges = 2_000

export interface RunScriptsOptions {
  readonly api: Api
  /** The URL given with --api. */
  readonly apiUrl: string | null
  /** The folder given with --data. */
  readonly data: string | null
  readonly retries: number
  /** The timeout of a request. */
  readonly timeoutMs: number
  /** The seed of the first script; each following script gets the next number. */
  readonly seed: number
  /** The folder in which --browser stores cookies and pending changes. */
  readonly browserFolder?: string | undefined
  /** The folder in which failed and interrupted runs are saved. */
  readonly runsFolder: string
  readonly shouldSave: (outcome: ScriptOutcome) => boolean
  /** Called with a message when a run could not be saved. */
  readonly onSaveFailure: (message: string) => void
  readonly redactor: Redactor
  /** Whether the run has been interrupted. */
  readonly isInterrupted: () => boolean
  readonly progress: RunProgress
}

const runAndReport = async (script: Script, options: RunScriptsOptions): Promise<ScriptOutcome> => {
  const { api, redactor, progress, isInterrupted, seed, browserFolder } = options
  const traffic: Array<Exchange & { readonly step: number }> = []
  for (const secret of secretsOf(script, process.env)) redactor.add(secret)
  progress.onScriptStart({ ...script, name: redactor.text(script.name) })
  const outcome = await runScript(script, {
    api,
    policy: { ...cliPolicy(options.retries), timeoutMs: options.timeoutMs },
    seed,
    environment: process.env,
    redactor,
    browserFolder,
    isInterrupted,
    onStep: progress.onStepEnd,
    onExchange: (exchange, step) => {
      traffic.push({ step, ...exchange })
      if (traffic.length > maxExchanges) traffic.shift()
    }
  }).catch((error: unknown) => {
    const bug = redactor.data(bugOutcome(script, seed, error))
    for (const step of bug.steps) progress.onStepEnd(step)
    return bug
  })
  const clock = api.clock === null ? "real" : "virtual"
  const save = (): string | null => {
    if ((outcome.status !== "failed" && outcome.status !== "interrupted") || !options.shouldSave(outcome)) return null
    try {
      return saveRun(
        options.runsFolder,
        { script, outcome, traffic, api: options.apiUrl, data: options.data, clock },
        redactor
      )
    } catch (error) {
      options.onSaveFailure(
        `The run of ${outcome.name} could not be saved in ${options.runsFolder} (${reasonOf(error)}).`
      )
      return null
    }
  }
  const savedOutcome = { ...outcome, saved: save() }
  progress.onScriptEnd(savedOutcome)
  return savedOutcome
}

/** Runs scripts one after another, each with its own shopper. After an interruption the remaining scripts are skipped. */
export const runScripts = async (scripts: ReadonlyArray<Script>, options: RunScriptsOptions): Promise<RunSummary> => {
  const outcomes: Array<ScriptOutcome> = []
  for (const [index, script] of scripts.entries())
    outcomes.push(await runAndReport(script, { ...options, seed: options.seed + index }))
  return {
    api: options.api.name,
    clock: options.api.clock === null ? "real" : "virtual",
    exitCode: options.isInterrupted() ? exitCodes.interrupted : exitCodeOf(outcomes),
    scripts: outcomes
  }
}
