import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { useCases } from "./use-cases.ts"

const source = readFileSync(join(import.meta.dirname, "use-cases.ts"), "utf8")

const toKebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

describe("the table of use cases", () => {
  it.each(Object.keys(useCases))("%s is imported from the file that is named after it", (name) => {
    expect(useCases[name as keyof typeof useCases]).toBeTypeOf("function")
    expect(source).toMatch(new RegExp(`^import \\{ ${name} \\} from "\\.\\./[a-z-]+/${toKebabCase(name)}\\.ts"$`, "m"))
  })

  it("has the use cases of selecting a store, adding to the cart, coupons, registration, password reset and search", () => {
    expect(useCases).toMatchObject({
      selectAssortment: expect.any(Function),
      addToCart: expect.any(Function),
      applyCoupon: expect.any(Function),
      register: expect.any(Function),
      resetPassword: expect.any(Function),
      search: expect.any(Function)
    })
  })
})
