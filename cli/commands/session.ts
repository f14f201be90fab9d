import { dirname, resolve } from "node:path"
import { containsDatabase } from "../database.ts"
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
import { formatCount, runDocument, runLines, type RunSummary } from "../session/reports/documents.ts"
import { makeRunProgress, type RunProgress } from "../session/reports/progress.ts"
import { checkReports, parseReport, type ReportTarget, writeReports } from "../session/reports/reports.ts"
import type { ScriptOutcome } from "../session/outcome.ts"
import { runScripts } from "../session/run-scripts.ts"
import { openSavedRun, runsFolder, stepResultsOf } from "../session/saved-run.ts"
import type { Script } from "../session/script.ts"
import { checkFolder, reasonOf } from "../writable.ts"

interface OutputOptions {
  readonly json?: boolean
  readonly ndjson?: boolean
  readonly quiet?: boolean
  readonly color?: boolean
}

interface ReplayOptions extends OutputOptions, Omit<ApiOptions, "clock"> {
  /** Which of `data` and `database` are set by the environment only. */
  readonly fromEnvironment: ReadonlyArray<"data" | "database">
  readonly seed?: number
  readonly storeDir: string
  readonly browser?: string
  readonly retries: number
  /** In seconds. */
  readonly timeout: number
  readonly report: ReadonlyArray<string>
}

export interface RunSessionOptions extends ReplayOptions {
  readonly clock: ApiOptions["clock"]
}

const printLine = (text: string) => void process.stdout.write(`${printable(text)}\n`)
const printMessage = (text: string) => void process.stderr.write(`${printable(text)}\n`)
/** Writes a line that is already printable and may be coloured. */
const printColoured = (text: string) => void process.stderr.write(`${text}\n`)

/** Reports every problem on its own line, with the exit code of a bad script. */
const rejectScripts = (problems: ReadonlyArray<Problem>, { json = false, ndjson = false }: OutputOptions): never => {
  if (json) printLine(JSON.stringify({ problems }, null, 2))
  if (ndjson) for (const problem of problems) printLine(JSON.stringify({ event: "problem", ...problem }))
  throw new CliFailure(exitCodes.usage, problems.map(formatProblem).join("\n"))
}

/** The longest wait in real time; a longer one is reported as a mistake in the script. */
const maxWaitMs = 5 * 60_000

const rejectLongWaits = (scripts: ReadonlyArray<Script>, usesVirtualClock: boolean): void => {
  if (usesVirtualClock) return
  for (const { needs, steps } of scripts) {
    if (needs.includes("virtual-clock")) continue
    for (const { verb, input, position } of steps) {
      const durationMs = verb.name === "wait" ? parseDuration(String(input["for"])) : null
      if (durationMs === null || durationMs <= maxWaitMs) continue
      const problem = `${formatPosition(position)}: 'wait: ${String(input["for"])}' would take that long in real time`
      throw new CliFailure(
        exitCodes.usage,
        `${problem}; run with --clock virtual, and add 'needs: virtual-clock' to the script.`
      )
    }
  }
}

const usesColour = ({ color = true }: OutputOptions): boolean =>
  color && (process.env["NO_COLOR"] ?? "") === "" && process.stderr.isTTY

const progressOf = (options: OutputOptions): RunProgress => {
  const textProgress = makeRunProgress({
    write: printColoured,
    usesColour: usesColour(options),
    quiet: options.quiet === true
  })
  if (options.ndjson !== true) return textProgress
  const printEvent = (name: string, data: object) => printLine(JSON.stringify({ event: name, ...data }))
  return {
    onScriptStart: (script) => {
      textProgress.onScriptStart(script)
      printEvent("script-begins", { name: script.name, file: script.file, steps: script.steps.length })
    },
    onStepEnd: (step) => {
      textProgress.onStepEnd(step)
      printEvent("step-ends", step)
    },
    onScriptEnd: (script) => {
      textProgress.onScriptEnd(script)
      const { steps: _, ...scriptFields } = script
      printEvent("script-ends", scriptFields)
    }
  }
}

/** The first Ctrl-C lets the current step end, the second exits. */
const listenForInterrupts = (): { readonly isInterrupted: () => boolean; readonly stop: () => void } => {
  let isInterrupted = false
  const onSignal = () => {
    if (isInterrupted) process.exit(exitCodes.interrupted)
    isInterrupted = true
    printMessage(
      "Interrupted: the current step will finish, and the remaining steps are skipped. Press Ctrl-C again to stop immediately."
    )
  }
  process.on("SIGINT", onSignal)
  process.on("SIGTERM", onSignal)
  return {
    isInterrupted: () => isInterrupted,
    stop: () => {
      process.off("SIGINT", onSignal)
      process.off("SIGTERM", onSignal)
    }
  }
}

const browserFolderOf = (storeFolder: string, name: string | undefined): string | undefined => {
  if (name === undefined) return undefined
  if (/^[\w-]+$/.test(name)) return resolve(storeFolder, "browsers", name)
  throw new CliFailure(exitCodes.usage, `'${name}' is not a valid browser name; use letters, digits, - and _.`)
}

const newSeed = (): number => Math.floor(Math.random() * 1_000_000)

const checkStoreFolders = (folders: ReadonlyArray<string>): void => {
  for (const folder of folders) {
    try {
      checkFolder(folder)
    } catch (error) {
      throw new CliFailure(
        exitCodes.usage,
        `Runs cannot be saved in ${folder} (${reasonOf(error)}); choose another folder with --store-dir.`,
        error
      )
    }
  }
}

/** With a remote API, a database that only the environment names is used only when a script reads mail. Such a data folder must also contain a database. */
const databaseFor = (
  scripts: ReadonlyArray<Script>,
  { api, data, database, fromEnvironment }: ReplayOptions
): Pick<ApiOptions, "data" | "database"> => {
  if (api === undefined) return { data, database }
  const readsMail = scripts.some(({ needs }) => needs.includes("mailbox"))
  return {
    data: fromEnvironment.includes("data") && !(readsMail && containsDatabase(data ?? "")) ? undefined : data,
    database: fromEnvironment.includes("database") && !readsMail ? undefined : database
  }
}

interface SaveOptions {
  /** The folder of saved runs. */
  readonly runsFolder: string
  readonly shouldSave: (outcome: ScriptOutcome) => boolean
}

const runAll = async (
  scripts: ReadonlyArray<Script>,
  options: RunSessionOptions,
  targets: ReadonlyArray<ReportTarget>,
  saving: SaveOptions
): Promise<RunSummary> => {
  const { api: apiUrl, quiet = false, storeDir, retries, timeout, seed = newSeed(), browser } = options
  const databaseOptions = databaseFor(scripts, options)
  rejectLongWaits(scripts, options.clock === "virtual")
  const browserFolder = browserFolderOf(storeDir, browser)
  checkReports(targets)
  checkStoreFolders(browserFolder === undefined ? [saving.runsFolder] : [saving.runsFolder, browserFolder])
  const redactor = makeRedactor()
  const openProgress = makeProgress(quiet)
  const interrupts = listenForInterrupts()
  try {
    const report: typeof openProgress.report = (...progress) => {
      if (interrupts.isInterrupted()) throw new CliFailure(exitCodes.interrupted, "Interrupted before the first step.")
      openProgress.report(...progress)
    }
    const api = await connectApi({ ...options, ...databaseOptions }, report, (message) =>
      printMessage(redactor.text(message))
    ).finally(openProgress.stop)
    try {
      const summary = await runScripts(scripts, {
        api,
        apiUrl: apiUrl ?? null,
        data: databaseOptions.data ?? null,
        retries,
        timeoutMs: timeout * 1000,
        seed,
        browserFolder,
        ...saving,
        onSaveFailure: printMessage,
        redactor,
        isInterrupted: interrupts.isInterrupted,
        progress: progressOf(options)
      })
      for (const message of writeReports(targets, summary)) printMessage(message)
      return summary
    } finally {
      await api.close()
    }
  } finally {
    interrupts.stop()
  }
}

const printSummary = (summary: RunSummary, { json = false, ndjson = false }: OutputOptions): void => {
  if (json) printLine(JSON.stringify(runDocument(summary), null, 2))
  else if (ndjson) {
    const { scripts: _, ...runFields } = runDocument(summary)
    printLine(JSON.stringify({ event: "run-ends", ...runFields }))
  } else for (const line of runLines(summary)) printLine(line)
}

/** Runs scripted shopping sessions and sets the exit code. */
export const runSessions = async (paths: ReadonlyArray<string>, options: RunSessionOptions): Promise<void> => {
  const targets = options.report.map(parseReport)
  const { scripts, problems } = loadScripts(findScripts(paths))
  if (problems.length > 0) rejectScripts(problems, options)
  const summary = await runAll(scripts, options, targets, {
    runsFolder: runsFolder(options.storeDir),
    shouldSave: () => true
  })
  printSummary(summary, options)
  process.exitCode = summary.exitCode
}

/** Prints all problems of scripts, without running them. */
export const lintSessions = (paths: ReadonlyArray<string>, options: OutputOptions): void => {
  const files = findScripts(paths)
  const { scripts, problems } = loadScripts(files)
  if (problems.length > 0) rejectScripts(problems, options)
  if (options.json === true)
    printLine(
      JSON.stringify(
        { problems: [], scripts: scripts.map(({ name, file, steps }) => ({ name, file, steps: steps.length })) },
        null,
        2
      )
    )
  else if (options.ndjson === true)
    for (const { name, file, steps } of scripts)
      printLine(JSON.stringify({ event: "script", name, file, steps: steps.length }))
  else if (options.quiet !== true)
    for (const { name, file, steps } of scripts)
      printLine(`${file}: ${name}, ${formatCount(steps.length, "step")}, no problems`)
}

/** Prints the script language as JSON Schema, for editors. */
export const printSchema = (): void => printLine(JSON.stringify(scriptSchema(), null, 2))

/** Replays a saved run with its script and seed, and prints whether the outcome is the same. */
export const replaySession = async (runName: string, options: ReplayOptions): Promise<void> => {
  const { folder, manifest, read } = openSavedRun(options.storeDir, runName)
  const targets = options.report.map(parseReport)
  const { script, problems } = loadScript(manifest.file, process.env, read)
  if (script === null) return rejectScripts(problems, options)
  const api = options.api ?? manifest.api ?? undefined
  const data = options.data ?? manifest.data ?? undefined
  const hasSameOutcome = (outcome: ScriptOutcome): boolean =>
    outcome.status === manifest.status && JSON.stringify(stepResultsOf(outcome)) === JSON.stringify(manifest.steps)
  const replayOptions = {
    ...options,
    api,
    data,
    clock: api === undefined ? manifest.clock : "real",
    seed: options.seed ?? manifest.seed
  } as const
  const summary = await runAll([script], replayOptions, targets, {
    runsFolder: dirname(resolve(folder)),
    shouldSave: (outcome) => !hasSameOutcome(outcome)
  })
  printSummary(summary, options)
  const [outcome] = summary.scripts
  const isSame = outcome !== undefined && hasSameOutcome(outcome)
  printMessage(
    isSame
      ? `The outcome is the same as that of ${runName}.`
      : `The outcome differs from that of ${runName}: it was ${manifest.status} and is now ${outcome?.status ?? "unknown"}.`
  )
  process.exitCode = summary.exitCode
}
