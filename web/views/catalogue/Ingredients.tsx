import { createElement } from "react"

/** Words in capitals, with which an ingredient statement marks its allergens. */
const capitalizedWordsPattern = /(\p{Lu}{3,}(?:[- ]\p{Lu}{3,})*)/u

/** A list of ingredients whose allergens stand out. */
export const Ingredients = ({ statement }: { readonly statement: string }) =>
  // The parts need no keys, because their order never changes.
  createElement(
    "p",
    null,
    ...statement
      .split(capitalizedWordsPattern)
      .map((part, index) => (index % 2 === 1 ? createElement("b", null, part) : part))
  )
