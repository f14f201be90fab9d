import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { makeScopedNames } from "./scoped-names.ts"

describe("the names of CSS modules' classes", () => {
  it("are always valid class names, and the same for the same class in every build", () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const first = makeScopedNames("/shop")(name, "/shop/web/Card.module.css")
        expect(first).toMatch(/^[a-z][\w-]{2}$/i)
        expect(makeScopedNames("/other")(name, "/other/web/Card.module.css?used")).toBe(first)
      })
    )
  })

  it("depend on the class's file and on its name", () => {
    const scopedName = makeScopedNames("/shop")
    const first = scopedName("card", "/shop/web/Card.module.css")
    expect(scopedName("price", "/shop/web/Card.module.css")).not.toBe(first)
    expect(scopedName("card", "/shop/web/Tile.module.css")).not.toBe(first)
    expect(scopedName("card", "/shop/web/Card.module.css")).toBe(first)
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
