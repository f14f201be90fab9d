import { makeEan13 } from "./gtin.ts"
import type { WireDeposit } from "#adapters/staging/database/product-facts.ts"
import type { Size } from "#adapters/staging/catalogue/size.ts"

/** The deposit (pant) of a pack: 1 krona for each can or small bottle, 2 kronor for each bottle over a litre. */
export const depositOf = (size: Size): WireDeposit => {
  const kronor = size.contentPerPiece > 1000 ? 2 : 1
  return {
    identification: { gtin: makeEan13("Returpack", kronor === 2 ? "stor flaska" : "burk", 0) },
    quantity: size.pieceCount,
    description: "Pant",
    salesPrice: kronor,
    purchasePrice: kronor,
    taxPercent: 0
  }
}
