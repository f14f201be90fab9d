import type { Ore } from "#core/kernel/money.ts"
import { addDays } from "#core/kernel/calendar.ts"
import type { DemoProduct, DemoStoreProduct } from "./model.ts"
import type { DemoStore } from "../stores/model.ts"
import { roundToRetailPrice } from "./price.ts"
import { promotionsOf } from "./promotions.ts"
import { randomInt, randomUnit } from "#adapters/staging/seeded-random.ts"
import { offerWeek } from "./week.ts"

export const noEndDate = "9999-12-30"

/** The stockStatus that the shop shows as 'Begr. tillgänglighet'. */
export const limitedStock = "limited"

/** Whether the shop has only few products of this kind, so that more stores must sell each of them. */
const isSpecial = ({ facts }: DemoProduct): boolean =>
  facts.newProductFrom !== null ||
  facts.prescriptionFreeMedicine === true ||
  facts.gtin.length === 5 ||
  facts.markings.some(({ code }) => code.startsWith("RestrictedToSell"))

/** The probability that a store sells a product. */
const probabilityInStore = (product: DemoProduct, store: DemoStore): number => {
  if (isSpecial(product)) return 0.75
  return product.popularity >= 520 ? 0.66 : 0.37 + (Number(store.storeNumber) % 5) * 0.03
}

const isSoldInStore = (product: DemoProduct, store: DemoStore): boolean => {
  if (product.popularity >= 780 || !product.facts.sellable) return true
  return randomUnit(`shelf ${store.storeNumber} ${product.facts.id}`) < probabilityInStore(product, store)
}

/** A store's price in öre, within 5 % of the shop's price and rounded to a usual retail price; null when the shop has no price. */
const storePrice = (product: DemoProduct, store: DemoStore): Ore | null => {
  if (!product.price) return null
  const basePriceOre = product.price.ore
  if (
    randomUnit(`same ${product.facts.id} ${store.storeNumber}`) < 0.55 ||
    product.facts.prescriptionFreeMedicine === true
  )
    return basePriceOre
  const priceOre = roundToRetailPrice(
    basePriceOre * (0.97 + randomUnit(`price ${product.facts.id} ${store.storeNumber}`) * 0.065)
  )
  return Math.abs(priceOre - basePriceOre) <= basePriceOre * 0.05 ? priceOre : basePriceOre
}

type Availability = Pick<DemoStoreProduct, "stockStatus" | "availableFrom" | "availableTo">

/** Of the products with a popularity below 780, about 1.2 % have limited stock, 0.9 % are available again soon, 0.9 % will soon be discontinued and 0.3 % are discontinued; the same in every store. */
const availabilityOf = (product: DemoProduct, today: string): Availability => {
  const id = product.facts.id
  const usualAvailability = {
    stockStatus: null,
    availableFrom: addDays(today, -randomInt(`since ${id}`, 30, 900)),
    availableTo: noEndDate
  }
  const kindDraw = randomUnit(`fate ${id}`)
  if (product.popularity >= 780) return usualAvailability
  if (kindDraw < 0.012) return { ...usualAvailability, stockStatus: limitedStock }
  if (kindDraw < 0.021) return { ...usualAvailability, availableFrom: addDays(today, randomInt(`back ${id}`, 2, 12)) }
  if (kindDraw < 0.03) return { ...usualAvailability, availableTo: addDays(today, randomInt(`last ${id}`, 1, 6)) }
  return kindDraw < 0.033
    ? { ...usualAvailability, availableTo: addDays(today, -randomInt(`gone ${id}`, 1, 20)) }
    : usualAvailability
}

/** The products of all stores on a day ('YYYY-MM-DD'), with prices in öre and the current week's promotions. */
export function* makeStoreProducts(input: {
  readonly products: ReadonlyArray<DemoProduct>
  readonly stores: ReadonlyArray<DemoStore>
  readonly today: string
}): Iterable<DemoStoreProduct> {
  const week = offerWeek(input.today)
  const availabilities = input.products.map((product) => availabilityOf(product, input.today))
  for (const store of input.stores)
    for (const [index, product] of input.products.entries()) {
      const availability = availabilities[index]
      if (!availability || !isSoldInStore(product, store)) continue
      const ordinaryPriceOre = storePrice(product, store)
      const priceOre =
        product.popularity < 500 && randomUnit(`empty ${store.storeNumber} ${product.facts.id}`) < 0.006
          ? null
          : ordinaryPriceOre
      const promotions = priceOre === null ? [] : promotionsOf(product, store.storeNumber, priceOre, week)
      yield { storeNumber: store.storeNumber, productId: product.facts.id, priceOre, promotions, ...availability }
    }
}
