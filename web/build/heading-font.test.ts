import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { headingCharacters } from "./heading-font.ts"

const root = join(import.meta.dirname, "../..")

it.each(["web/text", "adapters/demo-shop/products", "adapters/demo-shop/recipes", "adapters/demo-shop/catering"])(
  "the headings' font has every character of the texts in %s",
  (folder) => {
    const sources = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).filter(
      (name) => name.endsWith(".ts") && !name.endsWith(".test.ts")
    )
    const characters = new Set(sources.flatMap((name) => [...readFileSync(join(root, folder, name), "utf8")]))
    expect(sources.length).toBeGreaterThan(0)
    expect([...characters].filter((character) => character !== "\n" && !headingCharacters.includes(character))).toEqual(
      []
    )
  }
)
