import type { FieldDocs } from "../contract/call-docs.ts"
import type { WireCart } from "./wire.ts"

/** Descriptions of the cart's fields whose types do not explain them. */
export const cartFields: FieldDocs<keyof typeof WireCart.fields> = {
  recipes:
    "The two recipe baskets: 'receptkassen' with the recipes of the recipe bags, and 'flexkassen' with recipes that were added one by one.",
  cateredMeals: "Catered meals. A `quantityTo` of 999 means that there is no upper limit.",
  bags: "Recipe bags. Each also has a line in `items`, of type recipebag; that line's price is the price of the bag's recipes."
}
