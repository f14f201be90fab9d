import { readFileSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { readAssets } from "#web/server/assets.ts"
import type { Part } from "./bench.ts"
import { buildBaseline } from "./baseline/build-baseline.ts"
import { modulesOfMeasuredScripts } from "./pages.ts"
import { clientFolder } from "./paths.ts"

const compressedKilobytes = (files: ReadonlyArray<string>): number =>
  files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length / 1000, 0)

const inClientFolder = (file: string): string => join(clientFolder, file)

/** Measures the JavaScript needed before hydration and the style sheet, both compressed with brotli at the highest level. */
export const bytes: Part = async () => {
  const { files } = await buildBaseline()
  const baselineOf = (ending: string) => compressedKilobytes(files.filter((file) => file.endsWith(ending)))
  const assets = readAssets(clientFolder)
  const baseline = baselineOf(".js")
  const scripts = Object.entries(modulesOfMeasuredScripts).map(([page, modules]) => ({
    name: `JavaScript before hydration, ${page}`,
    unit: "kB" as const,
    value: compressedKilobytes(assets.scriptsOf(modules).map(inClientFolder)),
    baseline,
    budget: 115,
    target: 100
  }))
  return [
    ...scripts,
    {
      name: "the whole style sheet",
      unit: "kB",
      value: brotliCompressSync(readFileSync(inClientFolder(assets.styleSheet))).length / 1000,
      baseline: baselineOf(".css"),
      budget: 15,
      target: 12
    }
  ]
}
