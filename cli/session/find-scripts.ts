import { readdirSync, statSync } from "node:fs"
import { join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import { CliFailure, exitCodes } from "../exit-codes.ts"
import { loadScript } from "./load-script.ts"
import { formatProblem, type Problem } from "./problem.ts"
import type { Script } from "./script.ts"

/** The folder of the included scripts; source and build are both two folders below the root. */
const includedScriptsFolder = join(fileURLToPath(import.meta.url), "../../..", "cli/scripts")

const shownIncludedFolder = (): string => {
  const relativePath = relative(process.cwd(), includedScriptsFolder)
  return relativePath.startsWith("..") ? includedScriptsFolder : relativePath
}

const isScript = (name: string): boolean => /\.ya?ml$/i.test(name)

const scriptsAt = (path: string): ReadonlyArray<string> => {
  let stats
  try {
    stats = statSync(path)
  } catch {
    throw new CliFailure(exitCodes.usage, `There is no script at ${path}; name a YAML file or a folder of them.`)
  }
  if (!stats.isDirectory()) return [path]
  const names = readdirSync(path).filter(isScript).toSorted()
  if (names.length === 0)
    throw new CliFailure(exitCodes.usage, `The folder ${path} contains no script, a file that ends in .yaml.`)
  return names.map((name) => join(path, name))
}

/** Finds the script files of the arguments: a folder means the scripts directly in it, no argument means the included ones. */
export const findScripts = (paths: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...new Set((paths.length === 0 ? [shownIncludedFolder()] : paths).flatMap(scriptsAt))
]

/** Loads every script and collects the problems of all of them. */
export const loadScripts = (
  files: ReadonlyArray<string>
): { readonly scripts: ReadonlyArray<Script>; readonly problems: ReadonlyArray<Problem> } => {
  const results = files.map((file) => loadScript(file, process.env))
  const problems = new Map(
    results.flatMap((result) => result.problems).map((problem) => [formatProblem(problem), problem])
  )
  return {
    scripts: results.flatMap(({ script }) => (script === null ? [] : [script])),
    problems: [...problems.values()]
  }
}
