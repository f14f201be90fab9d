import { readFileSync } from "node:fs"
import { join } from "node:path"

interface Chunk {
  readonly file: string
  readonly imports?: ReadonlyArray<string>
}

export interface Assets {
  readonly entry: string
  readonly styles: string
  /** The scripts that a page made of these source files needs before hydration. */
  readonly scriptsOf: (modules: ReadonlyArray<string>) => ReadonlyArray<string>
  readonly font: string | null
}

const entryModule = "web/app/entry-client.tsx"

/** Reads the client build's manifest. */
export const readAssets = (clientFolder: string): Assets => {
  const manifest = JSON.parse(readFileSync(join(clientFolder, ".vite/manifest.json"), "utf8")) as Record<string, Chunk>
  const addImports = (module: string, seen: Set<string>): void => {
    const chunk = manifest[module]
    if (chunk === undefined || seen.has(module)) return
    seen.add(module)
    for (const imported of chunk.imports ?? []) addImports(imported, seen)
  }
  const scriptsByModules = new Map<string, ReadonlyArray<string>>()
  const entry = manifest[entryModule]
  const styles = manifest["style.css"]
  if (entry === undefined || styles === undefined)
    throw new Error(`The client build in ${clientFolder} has no entry; run 'npm run build'`)
  const font =
    Object.values(manifest)
      .map(({ file }) => file)
      .find((file) => file.endsWith(".woff2") && file.includes("latin-wght")) ?? null
  return {
    entry: `/${entry.file}`,
    styles: `/${styles.file}`,
    font: font === null ? null : `/${font}`,
    scriptsOf: (modules) => {
      const key = modules.join()
      const cached = scriptsByModules.get(key)
      if (cached !== undefined) return cached
      const seen = new Set<string>()
      for (const module of [entryModule, ...modules]) addImports(module, seen)
      const scripts = [...seen].flatMap((module) => manifest[module]?.file ?? []).map((file) => `/${file}`)
      scriptsByModules.set(key, scripts)
      return scripts
    }
  }
}
