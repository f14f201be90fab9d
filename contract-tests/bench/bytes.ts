import { readFileSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { readAssets } from "#web/server/assets.ts"
import type { Part } from "./bench.ts"
import { buildFloor } from "./floor/build-floor.ts"
import { modules, type PageName } from "./pages.ts"
import { clientFolder } from "./paths.ts"

const brotli = (files: ReadonlyArray<string>): number => files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length / 1000, 0)

const ofShop = (file: string): string => join(clientFolder, file)

/** JavaScript that must be there before hydration, and the style sheet, as brotli makes them at its best; the floor page has no style sheet. */
export const bytes: Part = async () => {
  const { files } = await buildFloor()
  const floorOf = (ending: string) => brotli(files.filter((file) => file.endsWith(ending)))
  const assets = readAssets(clientFolder)
  const floor = floorOf(".js")
  const scripts = (Object.keys(modules) as ReadonlyArray<PageName>).map((page) => ({
    name: `JavaScript before hydration, ${page}`,
    unit: "kB" as const,
    value: brotli(assets.scriptsOf(modules[page]).map(ofShop)),
    floor,
    budget: 130,
    aim: 110
  }))
  return [...scripts, { name: "CSS, every page", unit: "kB", value: brotli([ofShop(assets.styles)]), floor: floorOf(".css"), budget: 20, aim: 12 }]
}
