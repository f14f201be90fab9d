import fc from "fast-check"
import { expect, it } from "vitest"
import { choiceText } from "./choice-text.ts"

it.each([
  [["Mild", "Hot"], "Välj mellan Mild och Hot."],
  [["Mild", "Hot", "Extra hot"], "Välj mellan Mild, Hot och Extra hot."],
  [["Mild", "Hot", "Mild"], "Välj mellan Mild och Hot."],
  [["Mild", "Mild"], "Välj bland 2 varianter."]
])("the choice between %j is described as '%s'", (names, text) => expect(choiceText(names)).toBe(text))

it("the choice always contains each name exactly once, if there are several names", () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[A-Z]{3}$/), { minLength: 2, maxLength: 6 }), (names) => {
      fc.pre(new Set(names).size > 1)
      expect(choiceText(names).match(/[A-Z]{3}/g)).toEqual([...new Set(names)])
    })
  )
})
