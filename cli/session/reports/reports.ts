import { mkdirSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { CliFailure, exitCodes } from "../../exit-codes.ts"
import { suggestion } from "../suggestion.ts"
import { runDocument, type RunSummary } from "./documents.ts"
import { junitReport } from "./junit.ts"

const writers = {
  junit: ({ scripts }: RunSummary) => junitReport(scripts),
  json: (run: RunSummary) => `${JSON.stringify(runDocument(run), null, 2)}\n`
} as const

type ReportKind = keyof typeof writers

export interface ReportTarget {
  readonly kind: ReportKind
  readonly file: string
}

const isKind = (kind: string): kind is ReportKind => Object.hasOwn(writers, kind)

/** 'junit=FILE' or 'json=FILE'. */
export const parseReport = (given: string): ReportTarget => {
  const [kind = "", ...rest] = given.split("=")
  const file = rest.join("=")
  if (isKind(kind) && file !== "") return { kind, file }
  throw new CliFailure(exitCodes.usage, `--report takes junit=FILE or json=FILE, not '${given}'.${isKind(kind) ? "" : suggestion(kind, Object.keys(writers))}`)
}

const write = (file: string, text: string): void => {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  } catch (error) {
    throw new CliFailure(exitCodes.usage, `The report ${file} cannot be written (${error instanceof Error ? error.message : String(error)}); choose another place.`, error)
  }
}

/** Fails before anything runs where a report cannot be written. */
export const checkReports = (targets: ReadonlyArray<ReportTarget>): void => {
  for (const { file } of targets) write(file, "")
}

export const writeReports = (targets: ReadonlyArray<ReportTarget>, run: RunSummary): void => {
  for (const { kind, file } of targets) write(file, writers[kind](run))
}
