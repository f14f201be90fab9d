import { spawnSync } from "node:child_process"
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { build } from "vite"
import { afterEach, beforeAll, describe, expect, it } from "vitest"
import { rooms } from "../../oxlint.config.js"
import { useCases } from "#core/composition/use-cases.ts"
import { hydrationFence } from "#web/build/hydration-fence.ts"

const root = join(import.meta.dirname, "../..")
const planted: Array<string> = []

const plant = (path: string, text: string): string => {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  planted.push(file)
  return file
}

const removePlanted = () => {
  for (const file of planted.splice(0)) rmSync(file, { force: true })
}

afterEach(removePlanted)

const run = (command: string, args: ReadonlyArray<string>) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, "node_modules", command), ...args], {
    cwd: root,
    encoding: "utf8"
  })
  return { status, output: stdout + stderr }
}

const lint = (file: string) => run("oxlint/bin/oxlint", ["-c", "oxlint.config.js", "--deny-warnings", file])

interface Diagnostic {
  readonly message: string
  readonly help?: string
  readonly filename: string
}

const messagesByFile = (files: ReadonlyArray<string>): ReadonlyMap<string, string> => {
  const { output } = run("oxlint/bin/oxlint", ["-c", "oxlint.config.js", "--format", "json", ...files])
  const { diagnostics } = JSON.parse(output) as { readonly diagnostics: ReadonlyArray<Diagnostic> }
  const messages = new Map<string, string>()
  for (const { filename, message, help = "" } of diagnostics)
    messages.set(filename, `${messages.get(filename) ?? ""}${message} ${help}\n`)
  return messages
}

const importing = (specifier: string, name = "planted") =>
  `import { ${name} } from "${specifier}"\n\nexport const copy = ${name}\n`

describe("fences", () => {
  const violations = rooms.flatMap(({ name, plantedIn, forbids }) =>
    forbids.flatMap(({ planted: specifiers, importNames, message }) =>
      specifiers.map((specifier) => ({ name, plantedIn, specifier, imported: importNames?.[0], message }))
    )
  )
  let messages: ReadonlyMap<string, string>

  beforeAll(() => {
    messages = messagesByFile(
      violations.map(({ plantedIn, specifier, imported }, index) =>
        plant(`${plantedIn}/planted-${index}.ts`, importing(specifier, imported))
      )
    )
    removePlanted()
  })

  it.each(violations.map((violation, index) => [violation.name, violation.specifier, index, violation] as const))(
    "forbid %s to import %s",
    (_, __, index, { plantedIn, message }) => {
      expect(messages.get(`${plantedIn}/planted-${index}.ts`)).toContain(message)
    }
  )

  it("surround every folder of the product: none may import a test", () => {
    const folders = ["core", "adapters", "web", "cli"].flatMap((top) => [
      top,
      ...readdirSync(join(root, top), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
        .map((entry) => relative(root, entry.parentPath))
    ])
    const files = [...new Set(folders)].map((folder) => `${folder}/planted-violation.ts`)
    const found = messagesByFile(
      files.map((file) => plant(file, importing("#contract-tests/suites/wire-card.ts", "wireCard")))
    )
    expect(files.length).toBeGreaterThan(80)
    expect(files.filter((file) => !found.has(file))).toEqual([])
  })

  it("separate core from the machine's clock", () => {
    const { status, output } = lint(plant("core/cart/planted-violation.ts", "export const planted = Date.now()\n"))
    expect(output).toContain("clock port")
    expect(status).not.toBe(0)
  })

  it("rejects import cycles", () => {
    plant(
      "core/cart/planted-one.ts",
      'import { two } from "./planted-two.ts"\n\nexport const one = (): number => two() + 1\n'
    )
    const { status, output } = lint(
      plant(
        "core/cart/planted-two.ts",
        'import { one } from "./planted-one.ts"\n\nexport const two = (): number => one() + 1\n'
      )
    )
    expect(output).toContain("no-cycle")
    expect(status).not.toBe(0)
  })

  it("rejects cycles of type imports", () => {
    plant(
      "core/cart/planted-one.ts",
      'import type { Two } from "./planted-two.ts"\n\nexport interface One {\n  readonly two: Two | null\n}\n'
    )
    const { status, output } = lint(
      plant(
        "core/cart/planted-two.ts",
        'import type { One } from "./planted-one.ts"\n\nexport interface Two {\n  readonly one: One | null\n}\n'
      )
    )
    expect(output).toContain("no-cycle")
    expect(status).not.toBe(0)
  })

  it("finds no module of the web that imports the function of a use case instead of its name", () => {
    const files = new Set(
      Object.keys(useCases).map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
    )
    const importsOf = (text: string) =>
      [...text.matchAll(/^import (?!type)[^"]*"#core\/[a-z]+\/([a-z-]+)\.ts"/gm)].map(([, file]) => file ?? "")
    const violations = readdirSync(join(root, "web"), { recursive: true, encoding: "utf8" })
      .filter((file) => /^(app|features|forms|panel|routes|views)\/.*\.tsx?$/.test(file) && !/test/.test(file))
      .flatMap((file) => importsOf(readFileSync(join(root, "web", file), "utf8")).map((name) => [file, name] as const))
      .filter(([, name]) => files.has(name))
    expect(violations).toEqual([])
    expect(importsOf('import { addToCart } from "#core/cart/add-to-cart.ts"').every((name) => files.has(name))).toBe(
      true
    )
  })

  it("finds no class in the web that its style sheet does not have", () => {
    const folder = join(root, "web")
    const stylesOf = (text: string) => [...text.matchAll(/^import (\w+) from "([^"]+\.module\.css)"/gm)]
    const sheet = (file: string, path: string) =>
      readFileSync(path.startsWith("#") ? join(root, path.slice(1)) : join(dirname(file), path), "utf8")
    const used = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".tsx"))
      .flatMap((name) => {
        const file = join(folder, name)
        const text = readFileSync(file, "utf8")
        return stylesOf(text).flatMap(([, styles = "", path = ""]) =>
          [...text.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, "g"))].map(([, className = ""]) => ({
            name,
            className,
            exists: new RegExp(`\\.${className}\\b`).test(sheet(file, path))
          }))
        )
      })
    expect(used.length).toBeGreaterThan(300)
    expect(used.filter(({ exists }) => !exists)).toEqual([])
  })

  it("rejects globals of the DOM and Node in core when compiling", () => {
    plant("core/cart/planted-violation.ts", "export const planted = () => fetch(document.location.href)\n")
    const { status, output } = run("typescript/bin/tsc", ["-p", "core"])
    expect(output).toMatch(/planted-violation\.ts.*Cannot find name '(fetch|document)'/)
    expect(status).not.toBe(0)
  })

  it("fails the build of a page that would load effect before hydration", async () => {
    const file = plant(
      "web/routes/planted-violation.ts",
      'import { Effect } from "effect"\n\nexport const planted = Effect.runSync(Effect.succeed(1))\n'
    )
    const building = build({
      configFile: false,
      root,
      logLevel: "silent",
      plugins: [hydrationFence],
      build: { write: false, rolldownOptions: { input: file } }
    })
    await expect(building).rejects.toThrow("Effect must not load before hydration")
  })

  it("stops the build of a page whose chunks import each other in a cycle", async () => {
    const file = plant(
      "web/routes/planted-violation.ts",
      'import { other } from "./planted-other.ts"\n\nexport const planted = () => other\n'
    )
    plant(
      "web/routes/planted-other.ts",
      'import { planted } from "./planted-violation.ts"\n\nexport const other = () => planted\n'
    )
    const building = build({
      configFile: false,
      root,
      logLevel: "silent",
      plugins: [hydrationFence],
      build: {
        write: false,
        rolldownOptions: {
          input: file,
          preserveEntrySignatures: "allow-extension",
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: (id) => (id.includes("planted-other") ? "other" : "page") }]
            }
          }
        }
      }
    })
    await expect(building).rejects.toThrow("Chunks must not import each other in a cycle")
  })
})
