import { readFileSync } from "node:fs"
import { dirname, resolve } from "node:path"
import type { Mutant } from "@stryker-mutator/api/core"
import { API } from "typescript/unstable/sync"

const projectFile = resolve("tsconfig.json")

/** Diagnostics for unused names and unreachable code; a mutant that causes only these still compiles. */
const ignoredCodes: ReadonlySet<number> = new Set([6133, 6138, 6192, 6196, 6198, 6199, 6205, 7027])

/** Mutators that replace an operator with one that may bind differently, so that the new expression needs parentheses. */
const operatorMutators: ReadonlySet<string> = new Set(["ArithmeticOperator", "EqualityOperator", "LogicalOperator"])

/** Mutators that can change a declaration's type, so that its importers must be checked too. */
const literalMutators: ReadonlySet<string> = new Set(["ArrayDeclaration", "ObjectLiteral", "StringLiteral"])

const offsetOf = (text: string, { line, column }: Mutant["location"]["start"]): number =>
  text
    .split("\n")
    .slice(0, line)
    .reduce((offset, { length }) => offset + length + 1, column)

/** A file's text with a mutant in it. */
const mutatedText = (text: string, { location, mutatorName, replacement }: Mutant): string =>
  text.slice(0, offsetOf(text, location.start)) +
  (operatorMutators.has(mutatorName) ? `(${replacement})` : replacement) +
  text.slice(offsetOf(text, location.end))

/** By file, the files that import it. */
const readImporters = (files: ReadonlyArray<string>): ReadonlyMap<string, ReadonlySet<string>> => {
  const importers = new Map<string, Set<string>>()
  for (const file of files) {
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(/(?:from |import\()"([#.][^"]+)"/g)) {
      const importedFile = path.startsWith("#") ? resolve(path.slice(1)) : resolve(dirname(file), path)
      importers.set(importedFile, (importers.get(importedFile) ?? new Set()).add(file))
    }
  }
  return importers
}

export interface Compiler {
  /** Whether the mutated file still compiles, and for a literal also the files that import it directly or through one other. */
  readonly accepts: (mutant: Mutant) => boolean
  readonly close: () => void
}

/** Opens a compiler that checks mutants; Stryker's own type check needs an API that TypeScript 7 does not have. */
export const openCompiler = (): Compiler => {
  let mutatedFile: { readonly file: string; readonly text: string } | null = null
  const api = new API({ fs: { readFile: (name) => (name === mutatedFile?.file ? mutatedFile.text : undefined) } })
  const files = api.updateSnapshot({ openProjects: [projectFile] }).getProject(projectFile)?.rootFiles ?? []
  const importers = readImporters(files.filter((name) => !name.includes("/contract-tests/")))
  const importersOf = (importedFiles: ReadonlyArray<string>) =>
    importedFiles.flatMap((file) => [...(importers.get(file) ?? [])])
  return {
    accepts: (mutant) => {
      const file = mutant.fileName
      mutatedFile = { file, text: mutatedText(readFileSync(file, "utf8"), mutant) }
      const program = api.updateSnapshot({ fileChanges: { changed: [file] } }).getProject(projectFile)?.program
      mutatedFile = null
      const directImporters = literalMutators.has(mutant.mutatorName) ? importersOf([file]) : []
      const affectedFiles = new Set([file, ...directImporters, ...importersOf(directImporters)])
      const isAccepted = [...affectedFiles].every((name) =>
        program?.getSemanticDiagnostics(name).every(({ code }) => ignoredCodes.has(code))
      )
      api.updateSnapshot({ fileChanges: { changed: [file] } })
      return isAccepted
    },
    close: () => api.close()
  }
}
