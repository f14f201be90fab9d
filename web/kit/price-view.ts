import type { Ore } from "#core/kernel/money.ts"

/** What a price looks like; the words are in web/text/product.ts (PRODUCT-11). */
export type PriceVariant = "regular" | "klipp" | "prio" | "campaign"

/** Everything a price says, ready to be shown; amounts in öre. */
export interface PriceView {
  readonly variant: PriceVariant
  /** What one costs: the offer's price, or for a multi-buy the price of one without it. */
  readonly price: Ore
  /** 'st', 'kg', 'portion' ... shown as '/st'. */
  readonly unit: string
  /** 'N för X kr'; absent where one alone is cheaper. */
  readonly multiBuy?: { readonly count: number; readonly total: Ore } | undefined
  /** The price without the offer. */
  readonly ordinaryPrice?: Ore | undefined
  readonly lowestPrice30Days?: Ore | undefined
  readonly comparison?: { readonly price: Ore; readonly unit: string } | undefined
  readonly deposit?: Ore | undefined
  /** The goods are weighed: the price is about right. */
  readonly approximate?: boolean | undefined
}
