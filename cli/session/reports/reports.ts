import { CliFailure, exitCodes } from "../../exit-codes.ts"
import { checkFile, reasonOf, writeFileAtomically } from "../../writable.ts"
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

/** Parses 'junit=FILE' or 'json=FILE'. */
export const parseReport = (option: string): ReportTarget => {
  const [kind = "", ...fileParts] = option.split("=")
  const file = fileParts.join("=")
  if (isKind(kind) && file !== "") return { kind, file }
  throw new CliFailure(
    exitCodes.usage,
    `--report takes junit=FILE or json=FILE, not '${option}'.${isKind(kind) ? "" : suggestion(kind, Object.keys(writers))}`
  )
}

/** Fails before anything runs when a report cannot be written; an earlier report stays until it is replaced. */
export const checkReports = (targets: ReadonlyArray<ReportTarget>): void => {
  for (const { file } of targets) {
    try {
      checkFile(file)
    } catch (error) {
      throw new CliFailure(
        exitCodes.usage,
        `The report ${file} cannot be written (${reasonOf(error)}); choose another file.`,
        error
      )
    }
  }
}

/** Writes the reports and returns a message for each one that could not be written. */
export const writeReports = (targets: ReadonlyArray<ReportTarget>, run: RunSummary): ReadonlyArray<string> =>
  targets.flatMap(({ kind, file }) => {
    try {
      writeFileAtomically(file, writers[kind](run))
      return []
    } catch (error) {
      return [`The report ${file} could not be written (${reasonOf(error)}).`]
    }
  })
