import type { PriceVariant } from "#core/catalogue/model.ts"
import type { Ore } from "#core/kernel/money.ts"

/** The parts of a displayed price; amounts in öre. */
export interface PriceView {
  readonly variant: PriceVariant
  /** The price of one unit: the offer's price if there is one, but for a multi-buy the price without the offer. */
  readonly price: Ore
  /** 'st', 'kg', 'portion' ... shown as '/st'. */
  readonly unit: string
  /** 'N för X kr'. */
  readonly multiBuy?: { readonly count: number; readonly total: Ore } | undefined
  /** The price without the offer; absent without an offer and for a multi-buy. */
  readonly ordinaryPrice?: Ore | undefined
  readonly lowestPrice30Days?: Ore | undefined
  readonly comparison?: { readonly price: Ore; readonly unit: string } | undefined
  /** The approximate price of one piece of a product sold by weight. */
  readonly piecePrice?: Ore | undefined
  readonly deposit?: Ore | undefined
}
