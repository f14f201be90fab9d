import { comparisonUnits } from "#core/catalogue/units.ts"
import type { WirePromotionJson } from "#core/catalogue/wire.ts"
import type { WireResponseOf } from "#core/contract/endpoint.ts"
import { formatAmount, fromKronor, ore, toKronor } from "#core/kernel/money.ts"
import type { listOffers } from "#core/offers/api.ts"
import { parseJsonText } from "../database/json-text.ts"
import { JsonResponse } from "../http/route.ts"
import type { PromotedProduct } from "./read-offers.ts"
import { choiceText } from "./choice-text.ts"
import { sharedName } from "./shared-name.ts"

type OfferList = WireResponseOf<typeof listOffers>
type Offer = OfferList["offers"][number]

const formatKronor = (kronor: number): string => formatAmount(fromKronor(kronor)).replace(",00", "")

const formatOfferPrice = (promotion: WirePromotionJson): string =>
  promotion.effectType === "ItemsTotal"
    ? `${promotion.minQuantity} för ${formatKronor(promotion.value)} kr`
    : `${formatKronor(promotion.value)} kr/${comparisonUnits[promotion.priceDetails.unit]}`

const formatComparisonPrice = ({
  priceDetails: { comparativePrice, comparativePriceUnit }
}: WirePromotionJson): string | null =>
  comparativePrice === null || comparativePriceUnit === null
    ? null
    : `Jfr pris ${formatAmount(fromKronor(comparativePrice))} kr/${comparisonUnits[comparativePriceUnit]}`

const distinct = <A>(values: ReadonlyArray<A>): ReadonlyArray<A> => [...new Set(values)]

/** The value that all products of an offer share; null when they differ. */
const sharedValue = <A>(values: ReadonlyArray<A | null>): A | null => {
  const [first = null, ...others] = distinct(values)
  return others.length === 0 ? first : null
}

/** Describes an offer by its products in `store` or, if that store does not have it, in another one; the most popular product comes first. */
const offerOf = (
  promotedProducts: readonly [PromotedProduct, ...ReadonlyArray<PromotedProduct>],
  store: string | null
): Offer => {
  const storeNumbers = distinct(promotedProducts.map(({ row }) => row.store_number))
  const shownStore = store !== null && storeNumbers.includes(store) ? store : promotedProducts[0].row.store_number
  const products = promotedProducts.filter(({ row }) => row.store_number === shownStore)
  const { row, promotion } = products[0] ?? promotedProducts[0]
  const card = parseJsonText(row.card)
  const savedOre = row.price * promotion.minQuantity - fromKronor(promotion.priceDetails.price) * promotion.minQuantity
  return {
    id: promotion.id,
    name: sharedName(products.map((product) => product.row.name)) ?? row.name,
    description: products.length === 1 ? row.description : choiceText(products.map((product) => product.row.name)),
    brand: sharedValue(products.map((product) => product.row.brand)),
    weightVolume: sharedValue(products.map((product) => parseJsonText(product.row.card).descriptiveSize)),
    imageUrl: card.images[0]?.url ?? null,
    price: formatOfferPrice(promotion),
    comparisonPrice: sharedValue(products.map((product) => formatComparisonPrice(product.promotion))),
    regularRetailPrice: toKronor(row.price),
    save: savedOre > 0 ? toKronor(ore(savedOre)) : null,
    from: promotion.from,
    to: promotion.to,
    categories: distinct(products.map((product) => product.row.department)).filter((name) => name !== null),
    storeNumbers,
    membersOnly: promotion.membersOnly,
    products: products.map((product) => ({
      id: product.row.product_id,
      minQuantity: product.promotion.minQuantity,
      priceDetails: { unit: product.promotion.priceDetails.unit }
    })),
    requiresReturnablePackageDeposit: products.some((product) => product.row.deposit > 0),
    maxAppliedPerReceipt: promotion.maxAppliedPerReceipt,
    minAmount: promotion.minAmount
  }
}

/** Groups products with the same promotion into one offer; offers are in the order of their first product. */
export const offersOf = (products: ReadonlyArray<PromotedProduct>, store: string | null): ReadonlyArray<Offer> => {
  const productsByOfferId = new Map<string, [PromotedProduct, ...ReadonlyArray<PromotedProduct>]>()
  for (const product of products) {
    const { id } = product.promotion
    const earlierProducts = productsByOfferId.get(id)
    productsByOfferId.set(id, earlierProducts === undefined ? [product] : [...earlierProducts, product])
  }
  return [...productsByOfferId.values()].map((promotedProducts) => offerOf(promotedProducts, store))
}

const bucketsOf = (offers: ReadonlyArray<Offer>): OfferList["aggregations"]["category"]["buckets"] => {
  const counts = new Map<string, number>()
  for (const { categories } of offers)
    for (const category of categories) counts.set(category, (counts.get(category) ?? 0) + 1)
  return [...counts]
    .map(([key, doc_count]) => ({ key, doc_count }))
    .toSorted((a, b) => b.doc_count - a.doc_count || a.key.localeCompare(b.key, "sv"))
}

/** The response, which contains the list at the top level and again under `data`; the categories are counted over all offers. */
export const offersResponse = (
  offers: ReadonlyArray<Offer>,
  {
    allOffers = offers,
    total = offers.length
  }: { readonly allOffers?: ReadonlyArray<Offer>; readonly total?: number } = {}
): JsonResponse<OfferList> => {
  const listJson = JSON.stringify({ offers, aggregations: { category: { buckets: bucketsOf(allOffers) } }, total })
  return new JsonResponse(`${listJson.slice(0, -1)},"data":${listJson}}`)
}
