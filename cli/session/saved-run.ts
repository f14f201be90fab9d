import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join, relative, resolve } from "node:path"
import { Exit, Schema } from "effect"
import { makeFolder } from "#adapters/files/make-folder.ts"
import { CliFailure, exitCodes } from "../exit-codes.ts"
import type { ScriptOutcome } from "./outcome.ts"
import { editComments, textParts } from "./read-yaml.ts"
import type { Redactor } from "./redact.ts"
import type { ReadFile } from "./load-script.ts"
import type { Script, Source } from "./script.ts"
import type { Exchange } from "./traffic.ts"

const maxSavedRuns = 50

const StepResult = Schema.Struct({
  status: Schema.Literals(["passed", "failed", "skipped"]),
  verb: Schema.String,
  error: Schema.NullOr(Schema.String),
  exitCode: Schema.NullOr(Schema.Finite)
})

const Manifest = Schema.Struct({
  version: Schema.Literal(1),
  name: Schema.String,
  /** The script's path as given, and the working directory of the run. */
  file: Schema.String,
  folder: Schema.String,
  seed: Schema.Finite,
  api: Schema.NullOr(Schema.String),
  data: Schema.NullOr(Schema.String),
  clock: Schema.Literals(["real", "virtual"]),
  sources: Schema.Array(Schema.Struct({ file: Schema.String, copy: Schema.String, sha256: Schema.String })),
  status: Schema.Literals(["passed", "failed", "skipped", "interrupted"]),
  steps: Schema.Array(StepResult)
})
export type Manifest = typeof Manifest.Type

export const stepResultsOf = ({ steps }: ScriptOutcome): Manifest["steps"] =>
  steps.map(({ status, verb, error, failures: [firstFailure] }) => ({
    status,
    verb,
    error,
    exitCode: firstFailure?.exitCode ?? null
  }))

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex")

/** The environment variable that replaces a secret in a saved script. */
const secretVariable = (index: number): string => `SKAFFERI_SECRET_${index + 1}`

/** Replaces each value of a script that contains a registered secret with a reference to the environment, and masks the secrets that only a pattern has revealed. */
export const withoutSecrets = (text: string, redactor: Redactor): string => {
  const secrets = redactor.secrets()
  let result = text
  const parts = textParts(text).filter(({ value }) => redactor.text(value) !== value)
  for (const { value, from, to } of parts.toReversed()) {
    const index = secrets.findIndex((secret) => value.includes(secret))
    const replacement = index === -1 ? redactor.text(value) : `\${env:${secretVariable(index)}}`
    result = `${result.slice(0, from)}${JSON.stringify(replacement)}${result.slice(to)}`
  }
  return editComments(result, redactor.text)
}

const safeName = (name: string): string =>
  name
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 40) || "script"

/** The folder of saved runs. */
export const runsFolder = (storeFolder: string): string => join(storeFolder, "runs")

/** Parses JSON, so that secrets are found by name; any other string is returned unchanged. */
const parseJson = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return text
  }
}

const deleteOldRuns = (runsPath: string): void => {
  const savedRuns = readdirSync(runsPath).toSorted()
  for (const oldRun of savedRuns.slice(0, Math.max(0, savedRuns.length - maxSavedRuns)))
    rmSync(join(runsPath, oldRun), { recursive: true, force: true })
}

export interface RunToSave {
  readonly script: Script
  readonly outcome: ScriptOutcome
  readonly traffic: ReadonlyArray<Exchange & { readonly step: number }>
  readonly api: string | null
  readonly data: string | null
  readonly clock: "real" | "virtual"
}

/** Saves a run with its script, seed, outcome and traffic, all without secrets, and returns its folder. The oldest of too many runs are deleted. */
export const saveRun = (
  runsPath: string,
  { script, outcome, traffic, api, data, clock }: RunToSave,
  redactor: Redactor
): string => {
  const name = redactor.text(script.name)
  const stamp = new Date(outcome.started).toISOString().replace(/[:.]/g, "-")
  let folder = join(runsPath, `${stamp}-${safeName(name)}`)
  for (let count = 2; existsSync(folder); count++) folder = join(runsPath, `${stamp}-${safeName(name)}-${count}`)
  makeFolder(join(folder, "scripts"), 0o700)
  const copies = script.sources.map(({ file, text }: Source, index) => ({
    file,
    copy: join("scripts", `${index + 1}-${safeName(file)}.yaml`),
    sha256: hashOf(text),
    text
  }))
  for (const { copy, text } of copies)
    writeFileSync(join(folder, copy), withoutSecrets(text, redactor), { mode: 0o600 })
  const manifest: Manifest = {
    version: 1,
    name,
    file: script.file,
    folder: process.cwd(),
    seed: outcome.seed,
    api,
    data: data === null ? null : resolve(data),
    clock,
    sources: copies.map(({ file, copy, sha256 }) => ({ file, copy, sha256 })),
    status: outcome.status,
    steps: stepResultsOf(outcome)
  }
  writeFileSync(join(folder, "run.json"), `${JSON.stringify({ ...manifest, outcome }, null, 2)}\n`, { mode: 0o600 })
  const lines = traffic.map((exchange) =>
    JSON.stringify(
      redactor.data({ ...exchange, body: parseJson(exchange.body), responseBody: parseJson(exchange.responseBody) })
    )
  )
  writeFileSync(join(folder, "traffic.ndjson"), lines.map((line) => `${line}\n`).join(""), { mode: 0o600 })
  deleteOldRuns(runsPath)
  const relativePath = relative(process.cwd(), folder)
  return relativePath.startsWith("..") ? folder : relativePath
}

export interface SavedRun {
  readonly folder: string
  readonly manifest: Manifest
  /** Reads the original files if all are unchanged, otherwise the copies. */
  readonly read: ReadFile
}

/** Finds a saved run by its folder, or by its name in the folder of saved runs. */
export const openSavedRun = (storeFolder: string, runName: string): SavedRun => {
  const folder = [runName, join(runsFolder(storeFolder), runName)].find((candidate) =>
    existsSync(join(candidate, "run.json"))
  )
  if (folder === undefined)
    throw new CliFailure(
      exitCodes.usage,
      `There is no saved run at ${runName}; ${runsFolder(storeFolder)} contains the saved runs.`
    )
  const exit = Schema.decodeUnknownExit(Schema.fromJsonString(Manifest))(readFileSync(join(folder, "run.json"), "utf8"))
  if (Exit.isFailure(exit))
    throw new CliFailure(exitCodes.usage, `${join(folder, "run.json")} is not a saved run of this version.`)
  const manifest = exit.value
  const originals = manifest.sources.map(({ file, sha256 }) => {
    try {
      const text = readFileSync(resolve(manifest.folder, file), "utf8")
      return hashOf(text) === sha256 ? text : null
    } catch {
      return null
    }
  })
  const areUnchanged = originals.every((text) => text !== null)
  return {
    folder,
    manifest,
    read: (file) => {
      const index = manifest.sources.findIndex((source) => source.file === file)
      const source = manifest.sources[index]
      if (source === undefined) throw new Error(`${file} is not among the files of this run`)
      return areUnchanged ? (originals[index] ?? "") : readFileSync(join(folder, source.copy), "utf8")
    }
  }
}
