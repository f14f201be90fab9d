import type { FieldDocs } from "../contract/call-docs.ts"
import type { WireCart } from "./wire.ts"

/** Descriptions of those fields of a cart whose type does not explain them. */
export const cartFields: FieldDocs<keyof typeof WireCart.fields> = {
  recipes: "Recipe baskets with their recipes. The staging API returns none.",
  cateredMeals: "Catered meals. The staging API returns none.",
  bags: "Recipe bags. The staging API returns none."
}
