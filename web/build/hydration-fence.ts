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

/** The chunks that import each other in a circle, reached from one of them: they would run before what they import. */
const circleOf = (bundle: Bundle, path: ReadonlyArray<string>, done: Set<string>): ReadonlyArray<string> | null => {
  const file = path.at(-1) ?? ""
  if (path.indexOf(file) < path.length - 1) return path.slice(path.indexOf(file))
  const chunk = bundle[file]
  if (chunk?.type !== "chunk" || done.has(file)) return null
  for (const imported of chunk.imports) {
    const circle = circleOf(bundle, [...path, imported], done)
    if (circle !== null) return circle
  }
  done.add(file)
  return null
}

/** Fails the build when Effect, and with it the use cases, would load before hydration, or chunks in a circle. */
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
        const circle = circleOf(bundle as Bundle, [file], done)
        if (circle !== null) this.error(`Chunks must not import each other in a circle: ${circle.join(" imports ")}`)
      }
    }
  }
}
