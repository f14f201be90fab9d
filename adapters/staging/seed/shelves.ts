import { addDays } from "#core/kernel/calendar.ts"
import type { SeedProduct, SeedShelf, SeedStore } from "./model.ts"
import { tidyPrice } from "./price.ts"
import { promotionsOf } from "./promotions.ts"
import { between, unitOf } from "./random.ts"
import { offerWeek } from "./week.ts"

export const noEnd = "9999-12-30"

/** The stockStatus that the shop shows as 'Begr. tillgänglighet'. */
export const limitedStock = "limited"

const isSpecial = ({ facts }: SeedProduct): boolean =>
  facts.newProductFrom !== null ||
  facts.prescriptionFreeMedicine === true ||
  facts.gtin.length === 5 ||
  facts.markings.some(({ code }) => code.startsWith("RestrictedToSell"))

const isOnShelf = (product: SeedProduct, store: SeedStore): boolean => {
  if (product.popularity >= 780 || !product.facts.sellable) return true
  const size = 0.37 + (Number(store.storeNumber) % 5) * 0.03
  const chance = isSpecial(product) ? 0.75 : product.popularity >= 520 ? 0.66 : size
  return unitOf(`shelf ${store.storeNumber} ${product.facts.id}`) < chance
}

/** Öre: within 5 % of the shop's price, with a shelf label's ending. */
const storePrice = (product: SeedProduct, store: SeedStore): number | null => {
  if (!product.price) return null
  const base = product.price.ore
  if (unitOf(`same ${product.facts.id} ${store.storeNumber}`) < 0.55 || product.facts.prescriptionFreeMedicine === true) return base
  const ore = tidyPrice(base * (0.97 + unitOf(`price ${product.facts.id} ${store.storeNumber}`) * 0.065))
  return Math.abs(ore - base) <= base * 0.05 ? ore : base
}

type Availability = Pick<SeedShelf, "stockStatus" | "availableFrom" | "availableTo">

/** Of the less popular: about 1 % limited, 0.7 % soon back, 0.7 % in their last days, 0.3 % gone; the same in every store. */
const availabilityOf = (product: SeedProduct, today: string): Availability => {
  const id = product.facts.id
  const usual = { stockStatus: null, availableFrom: addDays(today, -between(`since ${id}`, 30, 900)), availableTo: noEnd }
  const fate = unitOf(`fate ${id}`)
  if (product.popularity >= 780) return usual
  if (fate < 0.01) return { ...usual, stockStatus: limitedStock }
  if (fate < 0.017) return { ...usual, availableFrom: addDays(today, between(`back ${id}`, 2, 12)) }
  if (fate < 0.024) return { ...usual, availableTo: addDays(today, between(`last ${id}`, 1, 6)) }
  return fate < 0.027 ? { ...usual, availableTo: addDays(today, -between(`gone ${id}`, 1, 20)) } : usual
}

/** What stands in each store on a day ('YYYY-MM-DD'), with prices in öre and the current week's promotions. */
export function* makeShelves(input: {
  readonly products: ReadonlyArray<SeedProduct>
  readonly stores: ReadonlyArray<SeedStore>
  readonly today: string
}): Iterable<SeedShelf> {
  const week = offerWeek(input.today)
  const availability = input.products.map((product) => availabilityOf(product, input.today))
  for (const store of input.stores)
    for (const [index, product] of input.products.entries()) {
      const available = availability[index]
      if (!available || !isOnShelf(product, store)) continue
      const usual = storePrice(product, store)
      const priceOre = product.popularity < 500 && unitOf(`empty ${store.storeNumber} ${product.facts.id}`) < 0.006 ? null : usual
      const promotions = priceOre === null ? [] : promotionsOf(product, store.storeNumber, priceOre, week)
      yield { storeNumber: store.storeNumber, productId: product.facts.id, priceOre, promotions, ...available }
    }
}
