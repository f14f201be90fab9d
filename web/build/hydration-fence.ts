import type { Plugin } from "vite"

interface Chunk {
  readonly type: "chunk"
  readonly imports: ReadonlyArray<string>
  readonly moduleIds: ReadonlyArray<string>
  readonly isEntry: boolean
  readonly facadeModuleId: string | null
}
type Bundle = Readonly<Record<string, Chunk | { readonly type: "asset" }>>

/** The entry and every page: they and their static imports load before hydration. */
const loadsBeforeHydration = ({ isEntry, facadeModuleId }: Chunk): boolean =>
  isEntry || /\/web\/routes\//.test(facadeModuleId ?? "")

const isEffect = (id: string): boolean => /node_modules\/effect\//.test(id)

const pathToEffect = (bundle: Bundle, file: string, seen: Set<string>): ReadonlyArray<string> | null => {
  const chunk = bundle[file]
  if (chunk?.type !== "chunk" || seen.has(file)) return null
  seen.add(file)
  if (chunk.moduleIds.some(isEffect)) return [file]
  for (const imported of chunk.imports) {
    const rest = pathToEffect(bundle, imported, seen)
    if (rest !== null) return [file, ...rest]
  }
  return null
}

/** Finds an import cycle of chunks, in which a chunk would run before the chunks that it imports. */
const findCycle = (bundle: Bundle, path: ReadonlyArray<string>, done: Set<string>): ReadonlyArray<string> | null => {
  const file = path.at(-1) ?? ""
  if (path.indexOf(file) < path.length - 1) return path.slice(path.indexOf(file))
  const chunk = bundle[file]
  if (chunk?.type !== "chunk" || done.has(file)) return null
  for (const imported of chunk.imports) {
    const cycle = findCycle(bundle, [...path, imported], done)
    if (cycle !== null) return cycle
  }
  done.add(file)
  return null
}

/** Fails the build when Effect, and with it the use cases, would load before hydration, or when chunks import each other in a cycle. */
export const hydrationFence: Plugin = {
  name: "hydration-fence",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const done = new Set<string>()
      for (const [file, chunk] of Object.entries(bundle as Bundle)) {
        if (chunk.type !== "chunk" || !loadsBeforeHydration(chunk)) continue
        const path = pathToEffect(bundle as Bundle, file, new Set())
        if (path !== null) this.error(`Effect must not load before hydration: ${path.join(" imports ")}`)
        const cycle = findCycle(bundle as Bundle, [file], done)
        if (cycle !== null) this.error(`Chunks must not import each other in a cycle: ${cycle.join(" imports ")}`)
      }
    }
  }
}
