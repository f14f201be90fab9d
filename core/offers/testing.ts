import { noon } from "../catalogue/testing.ts"
import { type Ore, zero } from "../kernel/money.ts"
import type { Offer } from "./model.ts"

const dayMs = 86_400_000

/** An offer that is valid at noon in store 3201. */
export const anOffer = (fields: Partial<Offer> = {}): Offer => ({
  id: "1316080,2500279577",
  name: "Tacokrydda",
  description: "Välj mellan Tacokrydda Mild och Tacokrydda Hot.",
  brand: "Santa Maria",
  price: "2 för 35 kr",
  comparisonPrice: "Jfr pris 437,50 kr/kg",
  regularPrice: 2_195 as Ore,
  saving: 890 as Ore,
  size: "40 g",
  picture: "/images/products/100001001_ST",
  minQuantity: 2,
  unit: "piece",
  from: new Date(noon - 2 * dayMs).toISOString(),
  to: new Date(noon + 2 * dayMs).toISOString(),
  categories: ["Skafferivaror"],
  storeNumbers: ["3201"],
  productIds: ["100001001_ST", "100001002_ST"],
  membersOnly: false,
  hasDeposit: false,
  maxAppliedPerReceipt: 0,
  minAmount: zero,
  ...fields
})
