import { spawnSync } from "node:child_process"
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { build } from "vite"
import { afterEach, describe, expect, it } from "vitest"
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

afterEach(() => {
  for (const file of planted.splice(0)) rmSync(file, { force: true })
})

const run = (command: string, args: ReadonlyArray<string>) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, "node_modules", command), ...args], {
    cwd: root,
    encoding: "utf8"
  })
  return { status, output: stdout + stderr }
}

const lint = (file: string) => run("oxlint/bin/oxlint", ["--deny-warnings", file])

describe("fences", () => {
  it.each([
    [
      "staging from its demo data",
      "adapters/staging/cart/planted-violation.ts",
      'import { demoPassword } from "#adapters/demo-shop/customers/load-accounts.ts"\n\nexport const planted = demoPassword\n',
      "must not import the demo shop"
    ],
    [
      "a feature of staging from another's routes",
      "adapters/staging/coupon/planted-violation.ts",
      'import { cartRoutes } from "../cart/routes.ts"\n\nexport const planted = cartRoutes\n',
      "not its routes"
    ],
    [
      "a route from codes that its endpoint does not declare",
      "adapters/staging/coupon/planted-violation.ts",
      'import { refuse } from "../http/refusal.ts"\n\nexport const planted = refuse\n',
      "the codes that its endpoint declares"
    ],
    [
      "core",
      "core/cart/planted-violation.ts",
      'import { makeHttpFetch } from "#adapters/http-fetch/http-fetch.ts"\n\nexport const planted = makeHttpFetch\n',
      "Imports point inwards"
    ],
    [
      "core from Node",
      "core/cart/planted-violation.ts",
      'import { readFileSync } from "node:fs"\n\nexport const planted = readFileSync\n',
      "Core must not import Node modules"
    ],
    [
      "core from React",
      "core/cart/planted-violation.ts",
      'import { useState } from "react"\n\nexport const planted = useState\n',
      "must not import a framework"
    ],
    [
      "core from the machine's clock",
      "core/cart/planted-violation.ts",
      "export const planted = Date.now()\n",
      "clock port"
    ],
    [
      "a feature from another's calls",
      "core/coupon/planted-violation.ts",
      'import { createCart } from "../cart/api.ts"\n\nexport const planted = createCart\n',
      "code that needs more is a journey"
    ],
    [
      "a feature from another's use cases",
      "core/coupon/planted-violation.ts",
      'import { addToCart } from "../cart/add-to-cart.ts"\n\nexport const planted = addToCart\n',
      "code that needs more is a journey"
    ],
    [
      "a feature from how another's state changes",
      "core/coupon/planted-violation.ts",
      'import { settled } from "../cart/cart-view.ts"\n\nexport const planted = settled\n',
      "code that needs more is a journey"
    ],
    [
      "an editors' block from the journeys",
      "core/content/blocks/planted-violation.ts",
      'import { startUp } from "../../journeys/start-up.ts"\n\nexport const planted = startUp\n',
      "must not import journeys or the composition"
    ],
    [
      "a feature from the journeys",
      "core/coupon/planted-violation.ts",
      'import { startUp } from "../journeys/start-up.ts"\n\nexport const planted = startUp\n',
      "code that needs more is a journey"
    ],
    [
      "a feature from another's calls through a subpath import",
      "core/coupon/planted-violation.ts",
      'import { createCart } from "#core/cart/api.ts"\n\nexport const planted = createCart\n',
      "relative"
    ],
    [
      "a feature from another's calls through a detour in the path",
      "core/coupon/planted-violation.ts",
      'import { createCart } from "./../cart/api.ts"\n\nexport const planted = createCart\n',
      "relative"
    ],
    [
      "a feature from an adapter through a relative path",
      "core/coupon/planted-violation.ts",
      'import { makeHttpFetch } from "../../adapters/http-fetch/http-fetch.ts"\n\nexport const planted = makeHttpFetch\n',
      "Imports point inwards"
    ],
    [
      "the contract from features",
      "core/contract/planted-violation.ts",
      'import { ore } from "../cart/rules.ts"\n\nexport const planted = ore\n',
      "below the features"
    ],
    [
      "the contract from features through a subpath import",
      "core/contract/planted-violation.ts",
      'import { ore } from "#core/cart/rules.ts"\n\nexport const planted = ore\n',
      "relative"
    ],
    [
      "the ports from the contract",
      "core/ports/planted-violation.ts",
      'import { call } from "../contract/call.ts"\n\nexport const planted = call\n',
      "layers in this order"
    ],
    [
      "the kernel from the ports",
      "core/kernel/planted-violation.ts",
      'import { HttpPort } from "../ports/http.ts"\n\nexport const planted = HttpPort\n',
      "layers in this order"
    ],
    [
      "a feature of the web",
      "web/features/cart/planted-violation.ts",
      'import { makeHttpFetch } from "#adapters/http-fetch/http-fetch.ts"\n\nexport const planted = makeHttpFetch\n',
      "composition root"
    ],
    [
      "a feature of the web from its pages",
      "web/features/cart/planted-violation.ts",
      'import { searchHref } from "#web/routes/search-address.ts"\n\nexport const planted = searchHref\n',
      "The folders of web are layers"
    ],
    [
      "a feature of the web from another",
      "web/features/cart/planted-violation.ts",
      'import { NewCartPreview } from "#web/features/assortment/NewCartPreview.tsx"\n\nexport const planted = NewCartPreview\n',
      "must not import another"
    ],
    [
      "a feature of the web from another through a relative path",
      "web/features/cart/planted-violation.ts",
      'import { NewCartPreview } from "../assortment/NewCartPreview.tsx"\n\nexport const planted = NewCartPreview\n',
      "must not import another"
    ],
    [
      "the container from the pages",
      "web/container/planted-violation.ts",
      'import { searchHref } from "#web/routes/search-address.ts"\n\nexport const planted = searchHref\n',
      "The folders of web are layers"
    ],
    [
      "the container from the features",
      "web/container/planted-violation.ts",
      'import { CartSide } from "../features/cart/CartSide.tsx"\n\nexport const planted = CartSide\n',
      "The folders of web are layers"
    ],
    [
      "a page from the app around it",
      "web/routes/planted-violation.ts",
      'import { routes } from "#web/app/routes.ts"\n\nexport const planted = routes\n',
      "The folders of web are layers"
    ],
    [
      "the panel from the pages",
      "web/panel/planted-violation.ts",
      'import { searchHref } from "#web/routes/search-address.ts"\n\nexport const planted = searchHref\n',
      "The folders of web are layers"
    ],
    [
      "a feature of the web from the panel",
      "web/features/cart/planted-violation.ts",
      'import { transition } from "#web/panel/machine.ts"\n\nexport const planted = transition\n',
      "The folders of web are layers"
    ],
    [
      "the kit",
      "web/kit/planted-violation.ts",
      'import { useService } from "#web/container/react.tsx"\n\nexport const planted = useService\n',
      "The kit must not import features"
    ],
    [
      "the kit from the shop's texts",
      "web/kit/planted-violation.ts",
      'import { close } from "#web/text/common.ts"\n\nexport const planted = close\n',
      "The kit must not import code of the shop"
    ],
    [
      "the kit from the core",
      "web/kit/controls/planted-violation.ts",
      'import { formatPrice } from "#core/kernel/money.ts"\n\nexport const planted = formatPrice\n',
      "The kit must not import code of the shop"
    ],
    [
      "the kit from the views",
      "web/kit/planted-violation.ts",
      'import { Logo } from "#web/views/shell/Logo.tsx"\n\nexport const planted = Logo\n',
      "The kit must not import features"
    ],
    [
      "a view from the container",
      "web/views/cart/planted-violation.ts",
      'import { useService } from "#web/container/react.tsx"\n\nexport const planted = useService\n',
      "A view must not import use cases"
    ],
    [
      "a view from the features",
      "web/views/cart/planted-violation.ts",
      'import { CartSide } from "../../features/cart/CartSide.tsx"\n\nexport const planted = CartSide\n',
      "A view must not import use cases"
    ],
    [
      "a view from a use case of the core",
      "web/views/cart/planted-violation.ts",
      'import { addToCart } from "#core/cart/add-to-cart.ts"\n\nexport const planted = addToCart\n',
      "may import only models and rules"
    ],
    [
      "the forms from the container",
      "web/forms/planted-violation.ts",
      'import { useService } from "#web/container/react.tsx"\n\nexport const planted = useService\n',
      "A form gets its submit function"
    ],
    [
      "the texts from the components",
      "web/text/planted-violation.ts",
      'import { Button } from "#web/kit/controls/Button.tsx"\n\nexport const planted = Button\n',
      "Texts must not import components"
    ],
    [
      "the command line from SQL",
      "cli/session/planted-violation.ts",
      'import { sql } from "kysely"\n\nexport const planted = sql\n',
      "The command line holds no SQL"
    ],
    [
      "a block from the panel",
      "web/features/content/blocks/planted-violation.ts",
      'import { transition } from "#web/panel/machine.ts"\n\nexport const planted = transition\n',
      "The folders of web are layers"
    ],
    [
      "a block from another feature",
      "web/features/content/blocks/planted-violation.ts",
      'import { CartSide } from "#web/features/cart/CartSide.tsx"\n\nexport const planted = CartSide\n',
      "A block must not import another feature"
    ],
    [
      "the forms from a use case of the core",
      "web/forms/planted-violation.ts",
      'import { search } from "#core/search/search.ts"\n\nexport const planted = search\n',
      "A form validates by the rules of the core"
    ],
    [
      "the texts from the panel",
      "web/text/planted-violation.ts",
      'import { transition } from "#web/panel/machine.ts"\n\nexport const planted = transition\n',
      "Texts must not import components"
    ],
    [
      "a feature of the web from the function of a use case",
      "web/features/cart/planted-violation.ts",
      'import { logIn } from "#core/journeys/log-in.ts"\n\nexport const planted = logIn\n',
      "calls a use case by its name"
    ],
    [
      "a route from an endpoint",
      "web/routes/planted-violation.ts",
      'import { getCart } from "#core/cart/api.ts"\n\nexport const planted = getCart\n',
      "calls a use case by its name"
    ],
    [
      "a journey from the composition",
      "core/journeys/planted-violation.ts",
      'import { useCases } from "../composition/use-cases.ts"\n\nexport const planted = useCases\n',
      "A journey must not import the composition"
    ],
    [
      "a block of the core from another feature's endpoints",
      "core/content/blocks/planted-violation.ts",
      'import { getCart } from "../../cart/api.ts"\n\nexport const planted = getCart\n',
      "not its endpoints"
    ],
    [
      "the adapter of a port from the staging API",
      "adapters/http-fetch/planted-violation.ts",
      'import { cartRoutes } from "../staging/cart/routes.ts"\n\nexport const planted = cartRoutes\n',
      "must not import the staging API"
    ],
    [
      "the command line",
      "cli/session/planted-violation.ts",
      'import { CouponEntry } from "#web/features/cart/CouponEntry.tsx"\n\nexport const planted = CouponEntry\n',
      "may import the shop's texts"
    ],
    [
      "an adapter",
      "adapters/cookies/planted-violation.ts",
      'import { routes } from "#web/app/routes.ts"\n\nexport const planted = routes\n',
      "An adapter may import only core"
    ]
  ])("separates %s: the linter rejects a planted import", (_, path, text, message) => {
    const { status, output } = lint(plant(path, text))
    expect(output).toContain(message)
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

  it("stops the build of a page whose chunks import each other in a circle", async () => {
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
    await expect(building).rejects.toThrow("Chunks must not import each other in a circle")
  })
})
