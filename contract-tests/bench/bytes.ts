import { readFileSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { readAssets } from "#web/server/assets.ts"
import type { Part } from "./bench.ts"
import { modules, type PageName } from "./pages.ts"
import { clientFolder } from "./paths.ts"

const brotli = (file: string): number => brotliCompressSync(readFileSync(join(clientFolder, file))).length / 1000

/** JavaScript that must be there before hydration, and the style sheet, as brotli makes them at its best. */
export const bytes: Part = () => {
  const assets = readAssets(clientFolder)
  const scripts = (Object.keys(modules) as ReadonlyArray<PageName>).map((page) => ({
    name: `JavaScript before hydration, ${page}`,
    unit: "kB" as const,
    value: assets.scriptsOf(modules[page]).reduce((sum, file) => sum + brotli(file), 0),
    budget: 130,
    aim: 110
  }))
  return Promise.resolve([...scripts, { name: "CSS, every page", unit: "kB", value: brotli(assets.styles), budget: 20, aim: 12 }])
}
