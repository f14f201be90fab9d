import { spawnSync } from "node:child_process"
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, posix, relative } from "node:path"
import { build } from "vite"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { useCases } from "#core/composition/use-cases.ts"
import { hydrationFence } from "#web/build/hydration-fence.ts"
import type { Forbidden } from "../lint/forbidden-imports.js"
import { layerOf, layers } from "../lint/layers.js"
import { useCaseFiles } from "../lint/web-layers.js"

const root = join(import.meta.dirname, "../..")
const copies: Array<string> = []

/** A folder with copies of some files of the project, to which deliberate violations are added. */
const makeCopy = (...files: ReadonlyArray<string>) => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "static-checks-")))
  copies.push(folder)
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"))
  for (const file of files) cpSync(join(root, file), join(folder, file), { recursive: true })
  const plant = (path: string, text: string): string => {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    return file
  }
  const run = (command: string, ...args: ReadonlyArray<string>): string =>
    spawnSync(process.execPath, [join(root, "node_modules", command), ...args], {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 2 ** 28
    }).stdout
  return { folder, plant, run }
}

const lintedFiles = ["oxlint.config.js", "contract-tests/lint", "core/composition/use-cases.ts"] as const

interface Diagnostic {
  readonly code: string
  readonly message: string
  readonly filename: string
}

/** Lints files with these contents. */
const lint = (texts: Readonly<Record<string, string>>): ReadonlyArray<Diagnostic> => {
  const { plant, run } = makeCopy(...lintedFiles)
  for (const [path, text] of Object.entries(texts)) plant(path, text)
  const output = run(
    "oxlint/bin/oxlint",
    "-c",
    "oxlint.config.js",
    "--format",
    "json",
    "core",
    "web",
    "adapters",
    "cli"
  )
  return (JSON.parse(output) as { readonly diagnostics: ReadonlyArray<Diagnostic> }).diagnostics
}

const productFolders: ReadonlyArray<string> = [
  ...new Set(
    ["core", "adapters", "web", "cli"].flatMap((top) => [
      top,
      ...readdirSync(join(root, top), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
        .map((entry) => relative(root, entry.parentPath))
    ])
  )
]

/** A file in every folder of the product, a test file where tests have rules, and the one file with separate rules. */
const plantedFiles = [
  ...productFolders.map((folder) => `${folder}/planted.ts`),
  ...productFolders.filter((folder) => folder.startsWith("adapters")).map((folder) => `${folder}/planted.test.ts`),
  "cli/commands/serve.ts"
]

/** Every way to write an import of a target: by subpath and relatively, also with a redundant `./`. */
const specifiersOf = (file: string, { specifier, planted }: Forbidden): ReadonlyArray<string> =>
  planted.flatMap((target) => {
    if (specifier || !/^(core|adapters|web|cli|contract-tests)\//.test(target)) return [target]
    const path = posix.relative(dirname(file), target)
    return [`#${target}`, path.startsWith(".") ? path : `./${path}`, `./${path}`]
  })

const importStatements = (specifier: string, name: string): ReadonlyArray<string> => [
  `import { ${name} } from "${specifier}"`,
  `export { ${name} } from "${specifier}"`,
  `export * from "${specifier}"`,
  `export const load = () => import("${specifier}")`
]

describe("static checks", () => {
  const rules = layers.flatMap((layer) => layer.forbids.map((rule) => [layer.name, rule.message, rule] as const))
  const violations = plantedFiles.flatMap((file) =>
    (layerOf(file)?.forbids ?? []).flatMap((rule) =>
      specifiersOf(file, rule).map((specifier) => ({ file, rule, specifier, layer: layerOf(file)?.name }))
    )
  )
  let reportedViolations: ReadonlySet<string>

  beforeAll(() => {
    const texts: Record<string, string> = {}
    for (const [index, { file, rule, specifier }] of violations.entries())
      texts[file] =
        `${texts[file] ?? ""}import { ${rule.names?.[0] ?? "planted"} as copy${index} } from "${specifier}"\n`
    reportedViolations = new Set(lint(texts).map(({ filename, message }) => `${filename}: ${message}`))
  })

  afterAll(() => {
    for (const folder of copies) rmSync(folder, { recursive: true, force: true })
  })

  it.each(rules)("reject forbidden imports of %s in every folder: %s", (layer, message, rule) => {
    const plantedViolations = violations.filter((violation) => violation.layer === layer && violation.rule === rule)
    expect(plantedViolations.length).toBeGreaterThan(0)
    expect(
      plantedViolations.filter(({ file, specifier }) => !reportedViolations.has(`${file}: ${specifier}: ${message}`))
    ).toEqual([])
  })

  it("cover every folder of the product: no folder may import from contract-tests", () => {
    const file = "contract-tests/suites/wire-card.ts"
    expect(productFolders.length).toBeGreaterThan(80)
    expect(
      productFolders.filter((folder) => {
        const specifier = posix.relative(folder, file)
        return ![...reportedViolations].some((line) => line.startsWith(`${folder}/planted.ts: ${specifier}: `))
      })
    ).toEqual([])
  })

  it.each([
    ["core/planted.ts", "the composition of core"],
    ["core/cart/add-to-cart.ts", "a feature of core"],
    ["core/content/load-page.ts", "the content of core"],
    ["core/content/pages/folder.ts", "the blocks and page types of core"],
    ["core/ports/http.ts", "the ports"],
    ["web/routes/shopping/product.tsx", "the routes"],
    ["web/features/cart/CartSidebar.tsx", "a feature of the web"],
    ["web/features/content/blocks/TeaserGrid.tsx", "a block of the web"],
    ["web/kit/controls/Button.tsx", "the kit"],
    ["cli/session/verbs/table.ts", "the command line"],
    ["cli/commands/serve.ts", "the command that serves the shop"],
    ["adapters/http-fetch/http-fetch.ts", "the adapter of a port"],
    ["adapters/staging/make-staging.ts", "the composition of staging"],
    ["adapters/staging/cart/routes.ts", "a feature of staging"],
    ["adapters/staging/database/migrations/planted.ts", "the layers below staging's features"],
    ["adapters/staging/cart/planted.db.test.ts", "the adapters"],
    ["core/cart/planted.test.ts", undefined]
  ])("give %s the rules of its layer: %s", (file, layer) => {
    expect(layerOf(file)?.name).toBe(layer)
  })

  it("cover the file of every use case", () => {
    const names = Object.keys(useCases).map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
    expect(useCaseFiles.map((file) => posix.basename(file, ".ts")).toSorted()).toEqual(names.toSorted())
  })

  it("find imports, re-exports and dynamic imports alike, but allow the types of a use case", () => {
    const specifiers = ["#core/cart/add-to-cart.ts", "../../core/cart/add-to-cart.ts"]
    const forbiddenImports = specifiers.flatMap((specifier) => importStatements(specifier, "addToCart"))
    const allowedImports = specifiers.map((specifier) => `import type { AddToCartError } from "${specifier}"`)
    const files = [...forbiddenImports, ...allowedImports].map(
      (text, index) => [`web/routes/planted-${index}.ts`, `${text}\n`] as const
    )
    const reportedImports = lint(Object.fromEntries(files)).filter(({ code }) => code === "shop(layers)")
    expect(reportedImports.map(({ filename }) => filename).toSorted()).toEqual(
      files
        .slice(0, forbiddenImports.length)
        .map(([file]) => file)
        .toSorted()
    )
  })

  it("forbid core to read the machine's clock, but allow it to convert a time", () => {
    const clockReads = [
      "Date.now()",
      'Date["now"]()',
      "new Date()",
      "Date()",
      "globalThis.Date.now()",
      "new globalThis.Date()"
    ]
    const texts = [...clockReads, "new Date(0)"].map(
      (time, index) => [`core/cart/planted-${index}.ts`, `export const planted = () => ${time}\n`] as const
    )
    const reportedReads = lint(Object.fromEntries(texts)).filter(({ code }) => code === "shop(clock)")
    expect(new Set(reportedReads.map(({ filename }) => filename))).toEqual(
      new Set(texts.slice(0, clockReads.length).map(([file]) => file))
    )
  })

  it("forbid import cycles", () => {
    const diagnostics = lint({
      "core/cart/one.ts": 'import { two } from "./two.ts"\n\nexport const one = (): number => two() + 1\n',
      "core/cart/two.ts": 'import { one } from "./one.ts"\n\nexport const two = (): number => one() + 1\n'
    })
    expect(diagnostics).toContainEqual(expect.objectContaining({ code: "import(no-cycle)" }))
  })

  it("forbid cycles of type imports", () => {
    const diagnostics = lint({
      "core/cart/one.ts":
        'import type { Two } from "./two.ts"\n\nexport interface One {\n  readonly two: Two | null\n}\n',
      "core/cart/two.ts":
        'import type { One } from "./one.ts"\n\nexport interface Two {\n  readonly one: One | null\n}\n'
    })
    expect(diagnostics).toContainEqual(expect.objectContaining({ code: "import(no-cycle)" }))
  })

  it("require that every class name of the web exists in its style sheet", () => {
    const folder = join(root, "web")
    const styleImportsOf = (text: string) => [...text.matchAll(/^import (\w+) from "([^"]+\.module\.css)"/gm)]
    const readSheet = (file: string, path: string) =>
      readFileSync(path.startsWith("#") ? join(root, path.slice(1)) : join(dirname(file), path), "utf8")
    const classUses = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".tsx"))
      .flatMap((name) => {
        const file = join(folder, name)
        const text = readFileSync(file, "utf8")
        return styleImportsOf(text).flatMap(([, styles = "", path = ""]) =>
          [...text.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, "g"))].map(([, className = ""]) => ({
            name,
            className,
            exists: new RegExp(`\\.${className}\\b`).test(readSheet(file, path))
          }))
        )
      })
    expect(classUses.length).toBeGreaterThan(300)
    expect(classUses.filter(({ exists }) => !exists)).toEqual([])
  })

  it("forbid globals of the DOM and Node in core when compiling", () => {
    const { plant, run } = makeCopy("tsconfig.json", "core/tsconfig.json")
    plant("core/cart/allowed.ts", "export const allowed = (time: number) => new Date(time)\n")
    plant("core/cart/planted.ts", "export const planted = () => [fetch(document.location.href), process.pid]\n")
    const output = run("typescript/bin/tsc", "-p", "core")
    for (const name of ["fetch", "document", "process"])
      expect(output).toMatch(new RegExp(`core/cart/planted\\.ts.*Cannot find name '${name}'`))
    expect(output).not.toContain("allowed")
  })

  const runBuild = (entry: string, texts: Readonly<Record<string, string>>, chunks = {}) => {
    const { folder, plant } = makeCopy()
    for (const [path, text] of Object.entries(texts)) plant(path, text)
    return build({
      configFile: false,
      root: folder,
      logLevel: "silent",
      plugins: [hydrationFence],
      build: { write: false, rolldownOptions: { input: join(folder, entry), ...chunks } }
    })
  }
  const effectSource = 'import { Effect } from "effect"\n\nexport const planted = Effect.runSync(Effect.succeed(1))\n'

  it.each(["web/routes/planted.ts", "web/features/cart/planted.ts", "web/panel/planted.ts"])(
    "fail the build of an app in which %s loads effect itself instead of through the use cases",
    async (file) => {
      const specifier = posix.relative("web/app", file)
      const app = `void import("${specifier}").then(console.log)\n`
      await expect(runBuild("web/app/entry.ts", { "web/app/entry.ts": app, [file]: effectSource })).rejects.toThrow(
        /Effect must load only with the use cases: .*planted/
      )
    }
  )

  it("fail the build of an app whose entry imports effect", async () => {
    await expect(runBuild("web/app/entry.ts", { "web/app/entry.ts": effectSource })).rejects.toThrow(
      "Effect must load only with the use cases"
    )
  })

  it("allow an app to load the use cases' container with effect", async () => {
    const file = "web/container/browser-container.ts"
    const app = `void import("../../${file}").then(console.log)\n`
    await expect(runBuild("web/app/entry.ts", { "web/app/entry.ts": app, [file]: effectSource })).resolves.toBeDefined()
  })

  it("fail the build of a page whose chunks import each other in a cycle", async () => {
    const buildPromise = runBuild(
      "web/routes/planted.ts",
      {
        "web/routes/planted.ts": 'import { other } from "./other.ts"\n\nexport const planted = () => other\n',
        "web/routes/other.ts": 'import { planted } from "./planted.ts"\n\nexport const other = () => planted\n'
      },
      {
        preserveEntrySignatures: "allow-extension",
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: (id: string) => (id.includes("other") ? "other" : "page") }]
          }
        }
      }
    )
    await expect(buildPromise).rejects.toThrow("Chunks must not import each other in a cycle")
  })
})
