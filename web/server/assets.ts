import { readFileSync } from "node:fs"
import { join } from "node:path"

interface Chunk {
  readonly file: string
  readonly css?: ReadonlyArray<string>
  readonly imports?: ReadonlyArray<string>
  readonly assets?: ReadonlyArray<string>
}

export interface Assets {
  readonly entry: string
  /** Style sheets and module scripts that a page made of these source files needs before its first paint and before hydration. */
  readonly forModules: (modules: ReadonlyArray<string>) => { readonly styles: ReadonlyArray<string>; readonly scripts: ReadonlyArray<string> }
  readonly font: string | null
}

const entryModule = "web/app/entry-client.tsx"

/** The client build's manifest, read once. */
export const readAssets = (clientFolder: string): Assets => {
  const manifest = JSON.parse(readFileSync(join(clientFolder, ".vite/manifest.json"), "utf8")) as Record<string, Chunk>
  const closure = (module: string, seen: Set<string>): void => {
    const chunk = manifest[module]
    if (chunk === undefined || seen.has(module)) return
    seen.add(module)
    for (const imported of chunk.imports ?? []) closure(imported, seen)
  }
  const known = new Map<string, ReturnType<Assets["forModules"]>>()
  const entry = manifest[entryModule]
  if (entry === undefined) throw new Error(`The client build in ${clientFolder} has no entry; run 'npm run build'`)
  const font = Object.values(manifest).map(({ file }) => file).find((file) => file.endsWith(".woff2") && file.includes("latin-wght")) ?? null
  return {
    entry: `/${entry.file}`,
    font: font === null ? null : `/${font}`,
    forModules: (modules) => {
      const key = modules.join()
      const found = known.get(key)
      if (found !== undefined) return found
      const seen = new Set<string>()
      for (const module of [entryModule, ...modules]) closure(module, seen)
      const chunks = [...seen].flatMap((module) => manifest[module] ?? [])
      const answer = {
        styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))].map((file) => `/${file}`),
        scripts: chunks.map(({ file }) => `/${file}`).filter((file) => file.endsWith(".js"))
      }
      known.set(key, answer)
      return answer
    }
  }
}
