import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { makeScopedNames } from "./scoped-names.ts"

describe("the names of CSS modules' classes", () => {
  it("are always valid class names, the same for the same class and different for others", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, otherName) => {
        const scopedName = makeScopedNames("/shop")
        const first = scopedName(name, "/shop/web/Card.module.css")
        expect(first).toMatch(/^[a-z][\w-]{3}$/i)
        expect(makeScopedNames("/other")(name, "/other/web/Card.module.css?used")).toBe(first)
        if (otherName !== name) expect(scopedName(otherName, "/shop/web/Card.module.css")).not.toBe(first)
        expect(scopedName(name, "/shop/web/Tile.module.css")).not.toBe(first)
      }),
      { examples: [["card", "price"]] }
    )
  })

  it("never collide without an error", () => {
    const scopedName = makeScopedNames("/shop")
    const names = new Set<string>()
    expect(() => {
      for (let index = 0; ; index++) {
        const name = scopedName(`class-${index}`, "/shop/web/Card.module.css")
        if (names.has(name)) return
        names.add(name)
      }
    }).toThrow(
      /^The classes class-\d+ of web\/Card\.module\.css and class-\d+ of web\/Card\.module\.css would both be named '/
    )
  })
})
