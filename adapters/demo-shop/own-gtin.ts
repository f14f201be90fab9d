import { checkDigitOf } from "#core/kernel/gtin.ts"

/** The shop's own EAN-13 of a recipe, recipe bag or catered meal: prefix 29, which is reserved for use within a company. */
export const ownGtin = (kind: "recipe" | "bag" | "meal", number: number, variant = 1): string => {
  const kindDigits = { recipe: "1", bag: "2", meal: "3" }[kind]
  const body = `29${kindDigits.padStart(4, "0")}${String(number).padStart(4, "0")}${String(variant).padStart(2, "0")}`
  return body + checkDigitOf(body)
}
