import { readFileSync, statSync } from "node:fs"
import { basename, dirname, extname, isAbsolute, join, normalize } from "node:path"
import { checkReferences } from "./check-references.ts"
import { parseScript } from "./parse-script.ts"
import { firstOf, inOrder, type Position, type Problem, problemAt } from "./problem.ts"
import type { Need, Script, Source, Step, Variable } from "./script.ts"

/** Reads a file; replays and tests provide their own. */
export type ReadFile = (file: string) => string

export interface Loaded {
  /** null when there are problems. */
  readonly script: Script | null
  readonly problems: ReadonlyArray<Problem>
}

interface Gathered {
  readonly needs: Set<Need>
  readonly variables: Map<string, Variable>
  readonly steps: Array<Step>
  readonly sources: Array<Source>
  readonly problems: Array<Problem>
}

/** In bytes; far larger than any real script. */
const largest = 1_000_000

class NoScript extends Error {}

const readText: ReadFile = (file) => {
  if (statSync(file).size > largest) throw new NoScript("it is larger than a megabyte")
  const text = readFileSync(file, "utf8")
  if (/[\0\ufffd]/.test(text)) throw new NoScript("it is not UTF-8 text")
  return text
}

const whyUnreadable = (error: unknown): string => {
  if (error instanceof NoScript) return error.message
  const code = error instanceof Error && "code" in error ? error.code : null
  return code === "ENOENT" ? "there is no such file" : code === "EISDIR" ? "it is a folder" : "it cannot be read"
}

/** Reads a script with everything it includes. Reports all problems together, each with its position. */
export const loadScript = (
  file: string,
  environment: Readonly<Record<string, string | undefined>>,
  read: ReadFile = readText
): Loaded => {
  const gathered: Gathered = { needs: new Set(), variables: new Map(), steps: [], sources: [], problems: [] }
  const seen = new Set<string>()
  let name: string | null = null

  const gather = (path: string, from: Position, above: ReadonlyArray<string>): void => {
    if (above.includes(path)) {
      gathered.problems.push(
        problemAt(from, `This include is circular: ${[...above.slice(above.indexOf(path)), path].join(" → ")}.`)
      )
      return
    }
    if (seen.has(path)) return
    seen.add(path)
    let text: string
    try {
      text = read(path)
    } catch (error) {
      gathered.problems.push(problemAt(from, `The script ${path} cannot be read: ${whyUnreadable(error)}.`))
      return
    }
    const parsed = parseScript(path, text)
    if (above.length === 0) name = parsed.name
    gathered.sources.push({ file: path, text })
    gathered.problems.push(...parsed.problems)
    for (const { path: included, position } of parsed.includes)
      gather(normalize(isAbsolute(included) ? included : join(dirname(path), included)), position, [...above, path])
    for (const need of parsed.needs) gathered.needs.add(need)
    for (const variable of parsed.variables) gathered.variables.set(variable.name, variable)
    gathered.steps.push(...parsed.steps)
  }

  const start = normalize(file)
  gather(start, { file: start, line: 1, column: 1 }, [])
  const found = [...gathered.problems, ...checkReferences(gathered.steps, gathered.variables, environment)]
  const problems = firstOf(
    inOrder(
      found,
      gathered.sources.map(({ file: source }) => source)
    )
  )
  if (problems.length > 0) return { script: null, problems }
  return {
    script: {
      name: name ?? basename(start, extname(start)),
      file: start,
      needs: [...gathered.needs],
      variables: gathered.variables,
      steps: gathered.steps,
      sources: gathered.sources
    },
    problems: []
  }
}
