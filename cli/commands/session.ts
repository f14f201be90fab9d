import { dirname, resolve } from "node:path"
import { holdsShop } from "../database.ts"
import { CliFailure, exitCodes } from "../exit-codes.ts"
import { type ApiOptions, connectApi } from "../connect-api.ts"
import { printable } from "../printable.ts"
import { makeProgress } from "../progress.ts"
import { parseDuration } from "../session/duration.ts"
import { findScripts, loadScripts } from "../session/find-scripts.ts"
import { scriptSchema } from "../session/json-schema.ts"
import { loadScript } from "../session/load-script.ts"
import { formatPosition, formatProblem, type Problem } from "../session/problem.ts"
import { makeRedactor } from "../session/redact.ts"
import { counted, runDocument, runLines, type RunSummary } from "../session/reports/documents.ts"
import { makeRunProgress, type RunProgress } from "../session/reports/progress.ts"
import { checkReports, parseReport, type ReportTarget, writeReports } from "../session/reports/reports.ts"
import type { ScriptOutcome } from "../session/outcome.ts"
import { runScripts } from "../session/run-scripts.ts"
import { openSavedRun, runsFolder, stepEnds } from "../session/saved-run.ts"
import type { Script } from "../session/script.ts"
import { checkFolder, reasonOf } from "../writable.ts"

interface OutputOptions {
  readonly json?: boolean
  readonly ndjson?: boolean
  readonly quiet?: boolean
  readonly color?: boolean
}

interface PlayOptions extends OutputOptions, Omit<ApiOptions, "clock"> {
  /** Which of `data` and `database` are set by the environment only. */
  readonly exported: ReadonlyArray<"data" | "database">
  readonly seed?: number
  readonly storeDir: string
  readonly browser?: string
  readonly retries: number
  /** In seconds. */
  readonly timeout: number
  readonly report: ReadonlyArray<string>
}

export interface RunSessionOptions extends PlayOptions {
  readonly clock: ApiOptions["clock"]
}

const out = (text: string) => void process.stdout.write(`${printable(text)}\n`)
const say = (text: string) => void process.stderr.write(`${printable(text)}\n`)
/** Writes a line that is already printable and may be coloured. */
const sayColoured = (text: string) => void process.stderr.write(`${text}\n`)

/** Reports every problem on its own line, with the exit code of a bad script. */
const refuse = (problems: ReadonlyArray<Problem>, { json = false, ndjson = false }: OutputOptions): never => {
  if (json) out(JSON.stringify({ problems }, null, 2))
  if (ndjson) for (const problem of problems) out(JSON.stringify({ event: "problem", ...problem }))
  throw new CliFailure(exitCodes.usage, problems.map(formatProblem).join("\n"))
}

/** In ms; a longer wait in real time is reported as a mistake. */
const longestWait = 5 * 60_000

const refuseLongWaits = (scripts: ReadonlyArray<Script>, virtual: boolean): void => {
  if (virtual) return
  for (const { needs, steps } of scripts) {
    if (needs.includes("virtual-clock")) continue
    for (const { verb, input, position } of steps) {
      const length = verb.name === "wait" ? parseDuration(String(input["for"])) : null
      if (length === null || length <= longestWait) continue
      const what = `${formatPosition(position)}: 'wait: ${String(input["for"])}' would last as long as it says`
      throw new CliFailure(
        exitCodes.usage,
        `${what}; run with --clock virtual, and put 'needs: virtual-clock' into the script.`
      )
    }
  }
}

const usesColour = ({ color = true }: OutputOptions): boolean =>
  color && (process.env["NO_COLOR"] ?? "") === "" && process.stderr.isTTY

const progressOf = (options: OutputOptions): RunProgress => {
  const human = makeRunProgress({ write: sayColoured, colour: usesColour(options), quiet: options.quiet === true })
  if (options.ndjson !== true) return human
  const event = (name: string, data: object) => out(JSON.stringify({ event: name, ...data }))
  return {
    scriptBegins: (script) => {
      human.scriptBegins(script)
      event("script-begins", { name: script.name, file: script.file, steps: script.steps.length })
    },
    stepEnds: (step) => {
      human.stepEnds(step)
      event("step-ends", step)
    },
    scriptEnds: (script) => {
      human.scriptEnds(script)
      const { steps: _, ...rest } = script
      event("script-ends", rest)
    }
  }
}

/** The first Ctrl-C lets the current step end, the second exits. */
const untilInterrupted = (): { readonly interrupted: () => boolean; readonly stop: () => void } => {
  let interrupted = false
  const stop = () => {
    if (interrupted) process.exit(exitCodes.interrupted)
    interrupted = true
    say("Interrupted: the current step ends and the rest is skipped. Press Ctrl-C again to stop immediately.")
  }
  process.on("SIGINT", stop)
  process.on("SIGTERM", stop)
  return {
    interrupted: () => interrupted,
    stop: () => {
      process.off("SIGINT", stop)
      process.off("SIGTERM", stop)
    }
  }
}

const browserFolderOf = (storeFolder: string, name: string | undefined): string | undefined => {
  if (name === undefined) return undefined
  if (/^[\w-]+$/.test(name)) return resolve(storeFolder, "browsers", name)
  throw new CliFailure(exitCodes.usage, `'${name}' is not a valid browser name; use letters, digits, - and _.`)
}

const newSeed = (): number => Math.floor(Math.random() * 1_000_000)

const checkStore = (folders: ReadonlyArray<string>): void => {
  for (const folder of folders) {
    try {
      checkFolder(folder)
    } catch (error) {
      throw new CliFailure(
        exitCodes.usage,
        `Nothing can be saved in ${folder} (${reasonOf(error)}); choose another folder with --store-dir.`,
        error
      )
    }
  }
}

/** With a remote API the environment's local shop is used only when a script reads mail and the shop exists. */
const placesFor = (
  scripts: ReadonlyArray<Script>,
  { api, data, database, exported }: PlayOptions
): Pick<ApiOptions, "data" | "database"> => {
  if (api === undefined) return { data, database }
  const readsMail = scripts.some(({ needs }) => needs.includes("mailbox"))
  return {
    data: exported.includes("data") && !(readsMail && holdsShop(data ?? "")) ? undefined : data,
    database: exported.includes("database") && !readsMail ? undefined : database
  }
}

interface Keeping {
  /** The folder of saved runs. */
  readonly runs: string
  readonly shouldSave: (outcome: ScriptOutcome) => boolean
}

const runAll = async (
  scripts: ReadonlyArray<Script>,
  options: RunSessionOptions,
  targets: ReadonlyArray<ReportTarget>,
  keeping: Keeping
): Promise<RunSummary> => {
  const { api: apiUrl, quiet = false, storeDir, retries, timeout, seed = newSeed(), browser } = options
  const places = placesFor(scripts, options)
  refuseLongWaits(scripts, options.clock === "virtual")
  const browserFolder = browserFolderOf(storeDir, browser)
  checkReports(targets)
  checkStore(browserFolder === undefined ? [keeping.runs] : [keeping.runs, browserFolder])
  const redactor = makeRedactor()
  const opening = makeProgress(quiet)
  const signal = untilInterrupted()
  try {
    const step: typeof opening.step = (...at) => {
      if (signal.interrupted()) throw new CliFailure(exitCodes.interrupted, "Interrupted before anything ran.")
      opening.step(...at)
    }
    const api = await connectApi({ ...options, ...places }, step, (sentence) => say(redactor.text(sentence))).finally(
      opening.stop
    )
    try {
      const summary = await runScripts(scripts, {
        api,
        apiUrl: apiUrl ?? null,
        data: places.data ?? null,
        retries,
        timeout: timeout * 1000,
        seed,
        browserFolder,
        ...keeping,
        complain: say,
        redactor,
        interrupted: signal.interrupted,
        progress: progressOf(options)
      })
      for (const sentence of writeReports(targets, summary)) say(sentence)
      return summary
    } finally {
      await api.close()
    }
  } finally {
    signal.stop()
  }
}

const tell = (summary: RunSummary, { json = false, ndjson = false }: OutputOptions): void => {
  if (json) out(JSON.stringify(runDocument(summary), null, 2))
  else if (ndjson) {
    const { scripts: _, ...rest } = runDocument(summary)
    out(JSON.stringify({ event: "run-ends", ...rest }))
  } else for (const line of runLines(summary)) out(line)
}

/** Runs scripted shopping sessions and sets the exit code. */
export const runSessions = async (paths: ReadonlyArray<string>, options: RunSessionOptions): Promise<void> => {
  const targets = options.report.map(parseReport)
  const { scripts, problems } = loadScripts(findScripts(paths))
  if (problems.length > 0) refuse(problems, options)
  const summary = await runAll(scripts, options, targets, {
    runs: runsFolder(options.storeDir),
    shouldSave: () => true
  })
  tell(summary, options)
  process.exitCode = summary.exitCode
}

/** Prints all problems of scripts, without running them. */
export const lintSessions = (paths: ReadonlyArray<string>, options: OutputOptions): void => {
  const files = findScripts(paths)
  const { scripts, problems } = loadScripts(files)
  if (problems.length > 0) refuse(problems, options)
  if (options.json === true)
    out(
      JSON.stringify(
        { problems: [], scripts: scripts.map(({ name, file, steps }) => ({ name, file, steps: steps.length })) },
        null,
        2
      )
    )
  else if (options.ndjson === true)
    for (const { name, file, steps } of scripts)
      out(JSON.stringify({ event: "script", name, file, steps: steps.length }))
  else if (options.quiet !== true)
    for (const { name, file, steps } of scripts)
      out(`${file}: ${name}, ${counted(steps.length, "step")}, nothing wrong`)
}

/** Prints the script language as JSON Schema, for editors. */
export const printSchema = (): void => out(JSON.stringify(scriptSchema(), null, 2))

/** Replays a saved run with its script and seed, and prints whether the outcome is the same. */
export const replaySession = async (named: string, options: PlayOptions): Promise<void> => {
  const { folder, manifest, read } = openSavedRun(options.storeDir, named)
  const targets = options.report.map(parseReport)
  const { script, problems } = loadScript(manifest.file, process.env, read)
  if (script === null) return refuse(problems, options)
  const api = options.api ?? manifest.api ?? undefined
  const data = options.data ?? manifest.data ?? undefined
  const hasSameOutcome = (outcome: ScriptOutcome): boolean =>
    outcome.status === manifest.status && JSON.stringify(stepEnds(outcome)) === JSON.stringify(manifest.steps)
  const replayOptions = {
    ...options,
    api,
    data,
    clock: api === undefined ? manifest.clock : "real",
    seed: options.seed ?? manifest.seed
  } as const
  const summary = await runAll([script], replayOptions, targets, {
    runs: dirname(resolve(folder)),
    shouldSave: (outcome) => !hasSameOutcome(outcome)
  })
  tell(summary, options)
  const [outcome] = summary.scripts
  const isSame = outcome !== undefined && hasSameOutcome(outcome)
  say(
    isSame
      ? `The outcome is the same as that of ${named}.`
      : `The outcome is not that of ${named}: it was ${manifest.status}, it is ${outcome?.status ?? "nothing"} now.`
  )
  process.exitCode = summary.exitCode
}
