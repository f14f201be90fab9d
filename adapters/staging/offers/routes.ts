import type { Kysely } from "kysely"
import { comparisonUnits } from "#core/catalogue/units.ts"
import { formatAmount, fromKronor, ore, toKronor, zero } from "#core/kernel/money.ts"
import { listOffers } from "#core/offers/api.ts"
import type { WireResponseOf } from "#core/contract/endpoint.ts"
import type { WirePromotion } from "#core/catalogue/wire.ts"
import { parseJsonText } from "../database/json-text.ts"
import { mayBePromoted } from "../catalogue/may-be-promoted.ts"
import { parsePromotions } from "../catalogue/store-details.ts"
import type { Tables } from "../database/tables.ts"
import { JsonResponse, type Route, route } from "../http/route.ts"

type Offer = WireResponseOf<typeof listOffers>["offers"][number]

/** Selects the products of a store with promotions, most popular product first. */
const productsWithOffers = (database: Kysely<Tables>, store: string) =>
  database
    .selectFrom("store_products as s")
    .innerJoin("products as p", "p.no", "s.no")
    .innerJoin("product_facts as f", "f.no", "s.no")
    .select(["p.id as product_id", "p.name", "p.brand", "p.department", "p.deposit", "f.card", "s.promotions"])
    .select((eb) => eb.fn.coalesce("s.price", eb.lit(zero)).as("price"))
    .where("s.store_number", "=", store)
    .where("s.promotions", "is not", null)
    .where("s.price", "is not", null)
    .where("p.visible", "=", true)
    .where("p.sellable", "=", true)
    .where(mayBePromoted)
    .orderBy("p.popularity", "desc")
    .orderBy("p.no")
    .execute()

type Row = Awaited<ReturnType<typeof productsWithOffers>>[number]

const formatKronor = (value: number): string => formatAmount(fromKronor(value)).replace(",00", "")

const formatOffer = (promotion: WirePromotion): string =>
  promotion.effectType === "ItemsTotal"
    ? `${promotion.minQuantity} för ${formatKronor(promotion.value)} kr`
    : `${formatKronor(promotion.value)} kr/${comparisonUnits[promotion.priceDetails.unit]}`

const formatComparisonPrice = ({
  priceDetails: { comparativePrice, comparativePriceUnit }
}: WirePromotion): string | null =>
  comparativePrice === null || comparativePriceUnit === null
    ? null
    : `Jfr pris ${formatAmount(fromKronor(comparativePrice))} kr/${comparisonUnits[comparativePriceUnit]}`

const offerOf = (row: Row, promotion: WirePromotion, store: string): Offer => {
  const card = parseJsonText(row.card)
  const saving = row.price * promotion.minQuantity - fromKronor(promotion.priceDetails.price) * promotion.minQuantity
  return {
    id: promotion.id,
    name: row.name,
    description: promotion.name,
    brand: row.brand,
    weightVolume: card.descriptiveSize,
    imageUrl: card.images[0]?.url ?? null,
    price: formatOffer(promotion),
    comparisonPrice: formatComparisonPrice(promotion),
    regularRetailPrice: toKronor(row.price),
    save: saving > 0 ? toKronor(ore(saving)) : null,
    from: promotion.from,
    to: promotion.to,
    categories: row.department === null ? [] : [row.department],
    storeNumbers: [store],
    membersOnly: promotion.membersOnly,
    products: [
      { id: row.product_id, minQuantity: promotion.minQuantity, priceDetails: { unit: promotion.priceDetails.unit } }
    ],
    requiresReturnablePackageDeposit: row.deposit > 0,
    maxAppliedPerReceipt: promotion.maxAppliedPerReceipt,
    minAmount: promotion.minAmount
  }
}

const week = 7 * 86_400_000

const isValidAt = (promotion: WirePromotion, time: number): boolean =>
  Date.parse(promotion.from) <= time && time <= Date.parse(promotion.to)

const bucketsOf = (departments: ReadonlyArray<string | null>) => {
  const counts = new Map<string, number>()
  for (const key of departments) if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...counts]
    .map(([key, doc_count]) => ({ key, doc_count }))
    .toSorted((a, b) => b.doc_count - a.doc_count || a.key.localeCompare(b.key, "sv"))
}

export const offerRoutes: ReadonlyArray<Route> = [
  route(listOffers, async ({ database, now, refuse }, { query }) => {
    const { store, size = 1_000, category } = query
    if (store === undefined || store === "")
      throw refuse("ERR_STORE_REQUIRED", "Store Number is required", { field: "store" })
    const rows = await productsWithOffers(database, store)
    const time = query.week === "next" ? now + week : now
    const validPromotions = rows.flatMap((row) =>
      parsePromotions(row.promotions)
        .filter((promotion) => isValidAt(promotion, time))
        .map((promotion) => ({ row, promotion }))
    )
    const filtered =
      category === undefined ? validPromotions : validPromotions.filter(({ row }) => row.department === category)
    const offers = filtered.slice(0, Math.max(0, size)).map(({ row, promotion }) => offerOf(row, promotion, store))
    const list = JSON.stringify({
      offers,
      aggregations: { category: { buckets: bucketsOf(validPromotions.map(({ row }) => row.department)) } },
      total: filtered.length
    })
    return new JsonResponse<WireResponseOf<typeof listOffers>>(`${list.slice(0, -1)},"data":${list}}`)
  })
]
