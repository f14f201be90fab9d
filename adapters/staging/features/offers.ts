import { sql } from "kysely"
import { formatAmount, fromKronor, type Ore, toKronor } from "#core/kernel/money.ts"
import { listOffers } from "#core/offers/api.ts"
import type { WireAnswerOf } from "#core/contract/endpoint.ts"
import type { WirePromotion } from "../seed/model.ts"
import { refuse } from "../http/refusal.ts"
import { JsonAnswer, type Route, route } from "../http/route.ts"

type Offer = WireAnswerOf<typeof listOffers>["offers"][number]

interface Row {
  readonly product_id: string
  readonly name: string
  readonly brand: string | null
  readonly department: string | null
  readonly price: number
  readonly promotions: string
  readonly deposit: number
  readonly card: string
}

interface Card {
  readonly descriptiveSize: string | null
  readonly images: ReadonlyArray<{ readonly url: string }> | null
}

const comparisonUnits: Readonly<Record<string, string>> = { KGM: "kg", LTR: "l", PCE: "st", TVA: "tvätt", DSK: "disk" }
const kronor = (value: number): string => formatAmount(fromKronor(value)).replace(",00", "")

const labelOf = (promotion: WirePromotion): string =>
  promotion.effectType === "ItemsTotal"
    ? `${promotion.minQuantity} för ${kronor(promotion.value)} kr`
    : `${kronor(promotion.value)} kr/${promotion.priceDetails.unit === "KGM" ? "kg" : "st"}`

const comparisonOf = ({ priceDetails: { comparativePrice, comparativePriceUnit } }: WirePromotion): string | null =>
  comparativePrice === null || comparativePriceUnit === null
    ? null
    : `Jfr pris ${formatAmount(fromKronor(comparativePrice))} kr/${comparisonUnits[comparativePriceUnit] ?? "st"}`

const offerOf = (row: Row, promotion: WirePromotion, store: string): Offer => {
  const card = JSON.parse(row.card) as Card
  const saved = row.price * promotion.minQuantity - fromKronor(promotion.priceDetails.price) * promotion.minQuantity
  return {
    id: promotion.id,
    name: row.name,
    description: promotion.name,
    brand: row.brand,
    weightVolume: card.descriptiveSize,
    imageUrl: card.images?.[0]?.url ?? null,
    price: labelOf(promotion),
    comparisonPrice: comparisonOf(promotion),
    regularRetailPrice: toKronor(row.price as Ore),
    save: saved > 0 ? toKronor(saved as Ore) : null,
    from: promotion.from,
    to: promotion.to,
    categories: row.department === null ? [] : [row.department],
    storeNumbers: [store],
    membersOnly: promotion.membersOnly,
    products: [{ id: row.product_id, minQuantity: promotion.minQuantity, priceDetails: { unit: promotion.priceDetails.unit } }],
    requiresReturnablePackageDeposit: row.deposit > 0,
    maxAppliedPerReceipt: promotion.maxAppliedPerReceipt,
    minAmount: promotion.minAmount
  }
}

const week = 7 * 86_400_000

const isIn = (promotion: WirePromotion, at: number): boolean => Date.parse(promotion.from) <= at && at <= Date.parse(promotion.to)

const bucketsOf = (departments: ReadonlyArray<string | null>) => {
  const counts = new Map<string, number>()
  for (const key of departments) if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...counts].map(([key, doc_count]) => ({ key, doc_count })).toSorted((a, b) => b.doc_count - a.doc_count || a.key.localeCompare(b.key, "sv"))
}

export const offerRoutes: ReadonlyArray<Route> = [
  route(listOffers, async ({ sql: database, now }, { query }) => {
    const { store, size = 1_000, category } = query
    if (store === undefined || store === "") throw refuse(400, "ERR_STORE_REQUIRED", "Store Number is required", "store")
    const { rows } = await sql<Row>`
      select p.id as product_id, p.name, p.brand, p.department, s.price, s.promotions, p.deposit, f.card
      from shelves s join products p on p.no = s.no join product_facts f on f.no = s.no
      where s.store_number = ${store} and s.promotions is not null and s.price is not null and p.visible and p.sellable
      order by p.popularity desc, p.no`.execute(database)
    const at = query.week === "next" ? now + week : now
    const all = rows.flatMap((row) =>
      (JSON.parse(row.promotions) as ReadonlyArray<WirePromotion>).filter((promotion) => isIn(promotion, at)).map((promotion) => ({ row, promotion }))
    )
    const chosen = category === undefined ? all : all.filter(({ row }) => row.department === category)
    const offers = chosen.slice(0, Math.max(0, size)).map(({ row, promotion }) => offerOf(row, promotion, store))
    const list = JSON.stringify({
      offers,
      aggregations: { category: { buckets: bucketsOf(all.map(({ row }) => row.department)) } },
      total: chosen.length
    })
    return new JsonAnswer<WireAnswerOf<typeof listOffers>>(`${list.slice(0, -1)},"data":${list}}`)
  })
]
