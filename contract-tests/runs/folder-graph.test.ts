import { readdirSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { describe, expect, it } from "vitest"

const root = join(import.meta.dirname, "../..")

interface Source {
  readonly file: string
  readonly text: string
}

/** The source files. Tests and their helpers are excluded, because they may import from any folder. */
const sourcesUnder = (base: string): ReadonlyArray<Source> =>
  readdirSync(join(root, base), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\.tsx?$/.test(file))
    .map((file) => ({ file: join(base, file), text: readFileSync(join(root, base, file), "utf8") }))

const importsOf = ({ file, text }: Source): ReadonlyArray<string> =>
  [...text.matchAll(/(?:\bfrom|\bimport\(?)\s*"([#.][^"]+)"/g)].map(([, specifier = ""]) =>
    specifier.startsWith("#") ? specifier.slice(1) : join(dirname(file), specifier)
  )

/** Maps each folder directly under `base` to the folders that it imports from, each with the importing files. A file directly under `base` counts as a folder. */
const dependenciesUnder = (
  base: string,
  sources = sourcesUnder(base)
): ReadonlyMap<string, ReadonlyMap<string, ReadonlyArray<string>>> => {
  const folderOf = (file: string) => relative(base, file).split("/")[0] ?? ""
  const graph = new Map<string, Map<string, Array<string>>>()
  for (const source of sources)
    for (const imported of importsOf(source)) {
      const [from, to] = [folderOf(source.file), folderOf(imported)]
      if (to === ".." || from === to) continue
      const targets = graph.get(from) ?? new Map<string, Array<string>>()
      graph.set(from, targets.set(to, [...(targets.get(to) ?? []), source.file]))
    }
  return graph
}

const reachableFrom = (graph: ReturnType<typeof dependenciesUnder>, folder: string): ReadonlySet<string> => {
  const reachedFolders = new Set<string>()
  const visit = (from: string): void => {
    for (const to of graph.get(from)?.keys() ?? [])
      if (!reachedFolders.has(to)) {
        reachedFolders.add(to)
        visit(to)
      }
  }
  visit(folder)
  return reachedFolders
}

/** The dependencies between folders that form a cycle. */
const cyclicDependencies = (base: string, sources = sourcesUnder(base)) => {
  const graph = dependenciesUnder(base, sources)
  return [...graph].flatMap(([from, targets]) =>
    [...targets].flatMap(([to, files]) => (reachableFrom(graph, to).has(from) ? [{ from, to, files }] : []))
  )
}

describe("folder dependencies", () => {
  it.each(["core", "adapters/staging", "cli", "web", "web/kit", "web/views"])("in %s have no cycle", (base) => {
    expect(cyclicDependencies(base)).toEqual([])
    expect(dependenciesUnder(base).size).toBeGreaterThan(1)
  })

  it("in core have a cycle after a deliberate violation is added", () => {
    const violation = {
      file: "core/catalogue/violation.ts",
      text: 'import type { Cart } from "../cart/model.ts"\n\nexport type Violation = Cart\n'
    }
    expect(cyclicDependencies("core", [...sourcesUnder("core"), violation])).toContainEqual({
      from: "catalogue",
      to: "cart",
      files: [violation.file]
    })
  })
})
