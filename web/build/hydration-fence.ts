import type { Plugin } from "vite"
import { isEffect } from "./is-effect.ts"

interface Chunk {
  readonly type: "chunk"
  readonly imports: ReadonlyArray<string>
  readonly dynamicImports: ReadonlyArray<string>
  readonly moduleIds: ReadonlyArray<string>
  readonly isEntry: boolean
}
type Bundle = Readonly<Record<string, Chunk | { readonly type: "asset" }>>

/** The module of the use cases' container, which is loaded after hydration. No other code may load Effect. */
const containerModule = /\/web\/container\/browser-container\.ts$/

/** The entry and every dynamically imported chunk except the use cases. They must not load Effect, because some of them load before hydration. */
const chunksToCheck = (bundle: Bundle): ReadonlyArray<string> => {
  const rootFiles = Object.entries(bundle).flatMap(([file, chunk]) =>
    chunk.type === "chunk" ? [...(chunk.isEntry ? [file] : []), ...chunk.dynamicImports] : []
  )
  return [...new Set(rootFiles)].filter((file) => {
    const chunk = bundle[file]
    return chunk?.type === "chunk" && !chunk.moduleIds.some((id) => containerModule.test(id))
  })
}

const pathToEffect = (bundle: Bundle, file: string, visitedFiles: Set<string>): ReadonlyArray<string> | null => {
  const chunk = bundle[file]
  if (chunk?.type !== "chunk" || visitedFiles.has(file)) return null
  visitedFiles.add(file)
  if (chunk.moduleIds.some(isEffect)) return [file]
  for (const imported of chunk.imports) {
    const pathFromImport = pathToEffect(bundle, imported, visitedFiles)
    if (pathFromImport !== null) return [file, ...pathFromImport]
  }
  return null
}

/** Finds an import cycle of chunks, in which a chunk would run before the chunks that it imports. */
const findCycle = (
  bundle: Bundle,
  path: ReadonlyArray<string>,
  filesWithoutCycle: Set<string>
): ReadonlyArray<string> | null => {
  const file = path.at(-1) ?? ""
  if (path.indexOf(file) < path.length - 1) return path.slice(path.indexOf(file))
  const chunk = bundle[file]
  if (chunk?.type !== "chunk" || filesWithoutCycle.has(file)) return null
  for (const imported of chunk.imports) {
    const cycle = findCycle(bundle, [...path, imported], filesWithoutCycle)
    if (cycle !== null) return cycle
  }
  filesWithoutCycle.add(file)
  return null
}

/** Fails the build when other code than the use cases loads Effect, or when chunks import each other in a cycle. */
export const hydrationFence: Plugin = {
  name: "hydration-fence",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const filesWithoutCycle = new Set<string>()
      for (const file of chunksToCheck(bundle as Bundle)) {
        const path = pathToEffect(bundle as Bundle, file, new Set())
        if (path !== null) this.error(`Effect must load only with the use cases: ${path.join(" imports ")}`)
        const cycle = findCycle(bundle as Bundle, [file], filesWithoutCycle)
        if (cycle !== null) this.error(`Chunks must not import each other in a cycle: ${cycle.join(" imports ")}`)
      }
    }
  }
}
