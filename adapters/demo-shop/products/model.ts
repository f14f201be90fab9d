import type { Ore } from "#core/kernel/money.ts"
import type { ReferencePrice } from "#adapters/staging/catalogue/model.ts"
import type { WirePromotionJson } from "#core/catalogue/wire.ts"
import type { ProductFacts, WireMeasure } from "#adapters/staging/database/product-facts.ts"

interface DemoFacts extends ProductFacts {
  readonly category: string
  readonly descriptiveSize: string
  readonly netContent: WireMeasure | null
}

export interface DemoProduct {
  readonly facts: DemoFacts
  /** The leaf category. */
  readonly categoryId: string
  /** Null when the shop has no price. */
  readonly price: ReferencePrice | null
  /** From 0 to 1000, high for staples. */
  readonly popularity: number
}

/** One product in one store's assortment. */
export interface DemoStoreProduct {
  readonly storeNumber: string
  readonly productId: string
  /** Null when the store currently has no price. */
  readonly priceOre: Ore | null
  readonly promotions: ReadonlyArray<WirePromotionJson>
  readonly stockStatus: string | null
  /** 'YYYY-MM-DD' */
  readonly availableFrom: string
  /** 'YYYY-MM-DD'; '9999-12-30' when there is no end. */
  readonly availableTo: string
}
