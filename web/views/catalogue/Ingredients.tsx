import { createElement } from "react"

/** Words in capitals, by which an ingredient statement marks its allergens. */
const emphasised = /([A-ZÅÄÖÉ]{3,}(?:[- ][A-ZÅÄÖÉ]{3,})*)/

/** A list of ingredients whose allergens stand out. */
export const Ingredients = ({ statement }: { readonly statement: string }) =>
  // The parts never change their order, so that they need no keys.
  createElement(
    "p",
    null,
    ...statement.split(emphasised).map((part, index) => (index % 2 === 1 ? createElement("b", null, part) : part))
  )
