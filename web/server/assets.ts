import { readFileSync } from "node:fs"
import { join } from "node:path"
import { type CriticalCss, makeCriticalCss, type StyleRule } from "./critical-css.ts"

interface Chunk {
  readonly file: string
  readonly imports?: ReadonlyArray<string>
}

export interface Assets {
  readonly entry: string
  /** The scripts that the entry imports. */
  readonly libraries: ReadonlyArray<string>
  /** The URL path of the style sheet of all pages. */
  readonly styleSheet: string
  /** The rules of the style sheet that can match the markup of a page with these class attributes. */
  readonly criticalCss: (classAttributes: ReadonlySet<string>) => CriticalCss
  /** The scripts that a page made of these source files needs before hydration. */
  readonly scriptsOf: (modules: ReadonlyArray<string>) => ReadonlyArray<string>
}

const entryModule = "web/app/entry-client.tsx"

/** The client's build is missing or damaged. */
export class NoClientBuild extends Error {
  override readonly name = "NoClientBuild"

  constructor(folder: string, cause?: unknown) {
    super(`The build of the web shop in ${folder} is missing or damaged; rebuild it with 'npm run build'.`, {
      cause
    })
  }
}

const readBuildFile = (clientFolder: string, file: string): Buffer => {
  try {
    return readFileSync(join(clientFolder, file))
  } catch (error) {
    throw new NoClientBuild(clientFolder, error)
  }
}

const readJson = <A>(clientFolder: string, file: string): A => {
  const text = readBuildFile(clientFolder, file).toString()
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new NoClientBuild(clientFolder, error)
  }
}

/** Reads the client build's manifest, the chunks of its modules and its style rules; throws NoClientBuild if the build is missing or damaged. */
export const readAssets = (clientFolder: string): Assets => {
  const manifest = readJson<Record<string, Chunk>>(clientFolder, ".vite/manifest.json")
  const moduleChunks = readJson<Record<string, string>>(clientFolder, ".vite/module-chunks.json")
  const chunkByFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
  const addChunk = (chunk: Chunk | undefined, seen: Set<Chunk>): void => {
    if (chunk === undefined || seen.has(chunk)) return
    seen.add(chunk)
    for (const imported of chunk.imports ?? []) addChunk(manifest[imported], seen)
  }
  const scriptsByModules = new Map<string, ReadonlyArray<string>>()
  const entry = manifest[entryModule]
  const styles = manifest["style.css"]
  if (entry === undefined || styles === undefined) throw new NoClientBuild(clientFolder)
  const entryChunks = new Set<Chunk>()
  addChunk(entry, entryChunks)
  return {
    entry: `/${entry.file}`,
    libraries: [...entryChunks].filter((chunk) => chunk !== entry).map(({ file }) => `/${file}`),
    styleSheet: `/${styles.file}`,
    criticalCss: makeCriticalCss(readJson<ReadonlyArray<StyleRule>>(clientFolder, ".vite/style-rules.json")),
    scriptsOf: (modules) => {
      const key = modules.join()
      const cachedScripts = scriptsByModules.get(key)
      if (cachedScripts !== undefined) return cachedScripts
      const chunks = new Set<Chunk>()
      addChunk(entry, chunks)
      for (const module of modules) addChunk(chunkByFile.get(moduleChunks[module] ?? ""), chunks)
      const scripts = [...chunks].map(({ file }) => `/${file}`)
      scriptsByModules.set(key, scripts)
      return scripts
    }
  }
}
