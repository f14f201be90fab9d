import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, describe, expect, it } from "vitest"
import { parseStyleRules } from "#web/build/style-rules.ts"
import { NoClientBuild, readAssets } from "./assets.ts"

const styleSheet = "p{margin:0}.old{color:red}"
const folders: Array<string> = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

const folderWith = (manifest: string, moduleChunks = "{}"): string => {
  const folder = mkdtempSync(join(tmpdir(), "skafferi-assets-"))
  folders.push(folder)
  mkdirSync(join(folder, ".vite"))
  writeFileSync(join(folder, ".vite/manifest.json"), manifest)
  writeFileSync(join(folder, ".vite/module-chunks.json"), moduleChunks)
  mkdirSync(join(folder, "assets"))
  writeFileSync(join(folder, ".vite/style-rules.json"), JSON.stringify(parseStyleRules(styleSheet)))
  return folder
}

const entry = { file: "assets/entry.js", imports: ["_react.js", "_shared.js"] }
const buildManifest = {
  "web/app/entry-client.tsx": entry,
  "_pages.js": { file: "assets/pages.js", imports: ["web/app/entry-client.tsx", "_list.js", "_gone.js"] },
  "_react.js": { file: "assets/react.js" },
  "_shared.js": { file: "assets/shared.js", imports: ["_react.js"] },
  "_list.js": { file: "assets/list.js", imports: ["_pages.js"] },
  "style.css": { file: "assets/style.css" }
}
const moduleChunks = { "web/routes/a.tsx": "assets/pages.js", "web/routes/b.tsx": "assets/gone.js" }
const readAssetsOf = (manifest: Readonly<Record<string, unknown>> = buildManifest) =>
  readAssets(folderWith(JSON.stringify(manifest), JSON.stringify(moduleChunks)))

describe("readAssets", () => {
  it("returns the entry, the style sheet and the critical CSS of the build", () => {
    const assets = readAssetsOf()
    expect([assets.entry, assets.styleSheet]).toEqual(["/assets/entry.js", "/assets/style.css"])
    expect(assets.criticalCss(new Set()).css).toBe("p{margin:0}")
  })

  it("lists each script that a page needs once, with those that it imports, in any import cycle", () => {
    const { scriptsOf } = readAssetsOf()
    const scripts = ["/assets/entry.js", "/assets/react.js", "/assets/shared.js"]
    expect(scriptsOf([])).toEqual(scripts)
    expect(scriptsOf(["web/routes/a.tsx", "web/routes/b.tsx", "unknown"])).toEqual([
      ...scripts,
      "/assets/pages.js",
      "/assets/list.js"
    ])
  })

  it("caches the scripts of each page separately", () => {
    const { scriptsOf } = readAssetsOf()
    expect(scriptsOf(["web/routes/a.tsx"])).toBe(scriptsOf(["web/routes/a.tsx"]))
    expect(scriptsOf([])).not.toEqual(scriptsOf(["web/routes/a.tsx"]))
  })

  it("fails with the folder's name when a file of the build is missing or damaged, or the manifest lacks the entry or the styles", () => {
    const folder = folderWith("{")
    expect(() => readAssets(folder)).toThrow(NoClientBuild)
    expect(() => readAssets(folder)).toThrow(`The build of the web shop in ${folder} is missing or damaged`)
    expect(() => readAssets(join(folder, "gone"))).toThrow(NoClientBuild)
    expect(() => readAssets(folderWith(JSON.stringify(buildManifest), "{"))).toThrow(NoClientBuild)
    expect(() => readAssetsOf({ "web/app/entry-client.tsx": entry })).toThrow(NoClientBuild)
    expect(() => readAssetsOf({ "style.css": { file: "assets/style.css" } })).toThrow(NoClientBuild)
    const folderWithoutRules = folderWith(JSON.stringify(buildManifest), "{}")
    rmSync(join(folderWithoutRules, ".vite/style-rules.json"))
    expect(() => readAssets(folderWithoutRules)).toThrow(NoClientBuild)
  })
})
