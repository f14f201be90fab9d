import { spawnSync } from "node:child_process"
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { afterEach, describe, expect, it } from "vitest"

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
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, "node_modules", command), ...args], { cwd: root, encoding: "utf8" })
  return { status, output: stdout + stderr }
}

const lint = (file: string) => run("oxlint/bin/oxlint", ["--deny-warnings", file])

describe("fences", () => {
  it.each([
    ["core", "core/cart/planted-violation.ts", 'import { makeHttpFetch } from "#adapters/http-fetch/http-fetch.ts"\n\nexport const planted = makeHttpFetch\n', "Imports point inwards"],
    ["core from Node", "core/cart/planted-violation.ts", 'import { readFileSync } from "node:fs"\n\nexport const planted = readFileSync\n', "Core runs anywhere"],
    ["core from React", "core/cart/planted-violation.ts", 'import { useState } from "react"\n\nexport const planted = useState\n', "framework-free"],
    ["core from the machine's clock", "core/cart/planted-violation.ts", "export const planted = Date.now()\n", "clock port"],
    ["a feature from another's calls", "core/coupon/planted-violation.ts", 'import { createCart } from "../cart/api.ts"\n\nexport const planted = createCart\n', "what needs more is a journey"],
    ["a feature from another's use cases", "core/coupon/planted-violation.ts", 'import { addToCart } from "../cart/add-to-cart.ts"\n\nexport const planted = addToCart\n', "what needs more is a journey"],
    ["a feature from how another's state changes", "core/coupon/planted-violation.ts", 'import { settled } from "../cart/cart-view.ts"\n\nexport const planted = settled\n', "what needs more is a journey"],
    ["a feature from the journeys", "core/coupon/planted-violation.ts", 'import { startUp } from "../journeys/start-up.ts"\n\nexport const planted = startUp\n', "what needs more is a journey"],
    ["a feature from another's calls by their full name", "core/coupon/planted-violation.ts", 'import { createCart } from "#core/cart/api.ts"\n\nexport const planted = createCart\n', "relative"],
    ["a feature from another's calls by a way round", "core/coupon/planted-violation.ts", 'import { createCart } from "./../cart/api.ts"\n\nexport const planted = createCart\n', "relative"],
    ["a feature from an adapter by a way out", "core/coupon/planted-violation.ts", 'import { makeHttpFetch } from "../../adapters/http-fetch/http-fetch.ts"\n\nexport const planted = makeHttpFetch\n', "Imports point inwards"],
    ["the contract from features", "core/contract/planted-violation.ts", 'import { ore } from "../cart/rules.ts"\n\nexport const planted = ore\n', "knows no feature"],
    ["the contract from features by their full name", "core/contract/planted-violation.ts", 'import { ore } from "#core/cart/rules.ts"\n\nexport const planted = ore\n', "relative"],
    ["the ports from the contract", "core/ports/planted-violation.ts", 'import { call } from "../contract/call.ts"\n\nexport const planted = call\n', "in this order"],
    ["the kernel from the ports", "core/kernel/planted-violation.ts", 'import { HttpPort } from "../ports/http.ts"\n\nexport const planted = HttpPort\n', "in this order"],
    ["a feature of the web", "web/features/cart/planted-violation.ts", 'import { makeHttpFetch } from "#adapters/http-fetch/http-fetch.ts"\n\nexport const planted = makeHttpFetch\n', "composition root"],
    ["a feature of the web from its pages", "web/features/cart/planted-violation.ts", 'import { searchHref } from "#web/routes/search-address.ts"\n\nexport const planted = searchHref\n', "rooms stand on one another"],
    ["a feature of the web from another", "web/features/cart/planted-violation.ts", 'import { NewCartPreview } from "#web/features/assortment/NewCartPreview.tsx"\n\nexport const planted = NewCartPreview\n', "knows no other"],
    ["a feature of the web from another beside it", "web/features/cart/planted-violation.ts", 'import { NewCartPreview } from "../assortment/NewCartPreview.tsx"\n\nexport const planted = NewCartPreview\n', "knows no other"],
    ["the container from the pages", "web/container/planted-violation.ts", 'import { searchHref } from "#web/routes/search-address.ts"\n\nexport const planted = searchHref\n', "rooms stand on one another"],
    ["the container from the features", "web/container/planted-violation.ts", 'import { CartSide } from "../features/cart/CartSide.tsx"\n\nexport const planted = CartSide\n', "rooms stand on one another"],
    ["a page from the app around it", "web/routes/planted-violation.ts", 'import { routes } from "#web/app/routes.ts"\n\nexport const planted = routes\n', "rooms stand on one another"],
    ["the kit", "web/kit/planted-violation.ts", 'import { useService } from "#web/container/react.tsx"\n\nexport const planted = useService\n', "The kit knows no feature"],
    ["the command line", "cli/session/planted-violation.ts", 'import { CouponEntry } from "#web/features/cart/CouponEntry.tsx"\n\nexport const planted = CouponEntry\n', "shares the shop's words"],
    ["an adapter", "adapters/cookies/planted-violation.ts", 'import { routes } from "#web/app/routes.ts"\n\nexport const planted = routes\n', "An adapter knows core alone"]
  ])("keep %s apart: the linter catches a planted import", (_, path, text, message) => {
    const { status, output } = lint(plant(path, text))
    expect(output).toContain(message)
    expect(status).not.toBe(0)
  })

  it("keep cycles out", () => {
    plant("core/cart/planted-one.ts", 'import { two } from "./planted-two.ts"\n\nexport const one = (): number => two() + 1\n')
    const { status, output } = lint(plant("core/cart/planted-two.ts", 'import { one } from "./planted-one.ts"\n\nexport const two = (): number => one() + 1\n'))
    expect(output).toContain("no-cycle")
    expect(status).not.toBe(0)
  })

  it("keep the DOM and Node's globals out of core: the compiler catches them", () => {
    plant("core/cart/planted-violation.ts", "export const planted = () => fetch(document.location.href)\n")
    const { status, output } = run("typescript/bin/tsc", ["-p", "core"])
    expect(output).toMatch(/planted-violation\.ts.*Cannot find name '(fetch|document)'/)
    expect(status).not.toBe(0)
  })
})
