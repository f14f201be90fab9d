import { makeEan13 } from "./gtin.ts"
import type { WireDeposit } from "./product-facts.ts"
import type { Size } from "./size.ts"

/** Pant: 1 krona a can or small bottle, 2 kronor a bottle over a litre, for each in the pack. */
export const depositOf = (size: Size): WireDeposit => {
  const kronor = size.each > 1000 ? 2 : 1
  return {
    identification: { gtin: makeEan13("Returpack", kronor === 2 ? "stor flaska" : "burk", 0) },
    quantity: size.pieces,
    description: "Pant",
    salesPrice: kronor,
    purchasePrice: kronor,
    taxPercent: 0
  }
}
