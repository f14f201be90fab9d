import { readFileSync, statSync } from "node:fs"
import { basename, dirname, extname, isAbsolute, join, normalize } from "node:path"
import { checkReferences } from "./check-references.ts"
import { parseScript } from "./parse-script.ts"
import { limitProblems, sortProblems, type Position, type Problem, problemAt } from "./problem.ts"
import type { Need, Script, Source, Step, Variable } from "./script.ts"

/** Reads a file; replays and tests provide their own. */
export type ReadFile = (file: string) => string

export interface LoadedScript {
  /** null when there are problems. */
  readonly script: Script | null
  readonly problems: ReadonlyArray<Problem>
}

interface Collected {
  readonly needs: Set<Need>
  readonly variables: Map<string, Variable>
  readonly steps: Array<Step>
  readonly sources: Array<Source>
  readonly problems: Array<Problem>
}

/** The maximum size of a script file, far larger than any real script. */
const maxScriptBytes = 1_000_000

class UnreadableScript extends Error {}

const readText: ReadFile = (file) => {
  if (statSync(file).size > maxScriptBytes) throw new UnreadableScript("it is larger than a megabyte")
  const text = readFileSync(file, "utf8")
  if (/[\0\ufffd]/.test(text)) throw new UnreadableScript("it is not UTF-8 text")
  return text
}

const unreadableReason = (error: unknown): string => {
  if (error instanceof UnreadableScript) return error.message
  const code = error instanceof Error && "code" in error ? error.code : null
  if (code === "ENOENT") return "there is no such file"
  return code === "EISDIR" ? "it is a folder" : "it cannot be read"
}

/** Reads a script with all scripts that it includes. Reports all problems together, each with its position. */
export const loadScript = (
  file: string,
  environment: Readonly<Record<string, string | undefined>>,
  read: ReadFile = readText
): LoadedScript => {
  const collected: Collected = { needs: new Set(), variables: new Map(), steps: [], sources: [], problems: [] }
  const visitedPaths = new Set<string>()
  let name: string | null = null

  const collect = (path: string, includePosition: Position, includedFrom: ReadonlyArray<string>): void => {
    if (includedFrom.includes(path)) {
      collected.problems.push(
        problemAt(
          includePosition,
          `This include is circular: ${[...includedFrom.slice(includedFrom.indexOf(path)), path].join(" → ")}.`
        )
      )
      return
    }
    if (visitedPaths.has(path)) return
    visitedPaths.add(path)
    let text: string
    try {
      text = read(path)
    } catch (error) {
      collected.problems.push(
        problemAt(includePosition, `The script ${path} cannot be read: ${unreadableReason(error)}.`)
      )
      return
    }
    const parsedFile = parseScript(path, text)
    if (includedFrom.length === 0) name = parsedFile.name
    collected.sources.push({ file: path, text })
    collected.problems.push(...parsedFile.problems)
    for (const { path: includedPath, position } of parsedFile.includes)
      collect(normalize(isAbsolute(includedPath) ? includedPath : join(dirname(path), includedPath)), position, [
        ...includedFrom,
        path
      ])
    for (const need of parsedFile.needs) collected.needs.add(need)
    for (const variable of parsedFile.variables) collected.variables.set(variable.name, variable)
    collected.steps.push(...parsedFile.steps)
  }

  const mainFile = normalize(file)
  collect(mainFile, { file: mainFile, line: 1, column: 1 }, [])
  const allProblems = [...collected.problems, ...checkReferences(collected.steps, collected.variables, environment)]
  const problems = limitProblems(
    sortProblems(
      allProblems,
      collected.sources.map(({ file: source }) => source)
    )
  )
  if (problems.length > 0) return { script: null, problems }
  return {
    script: {
      name: name ?? basename(mainFile, extname(mainFile)),
      file: mainFile,
      needs: [...collected.needs],
      variables: collected.variables,
      steps: collected.steps,
      sources: collected.sources
    },
    problems: []
  }
}
