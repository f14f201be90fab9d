import { comparisonUnits, type UnitCode, unitCodes } from "#core/catalogue/units.ts"
import { formatAmount, ore, toKronor } from "#core/kernel/money.ts"
import type { DemoProduct } from "./model.ts"
import type { WirePrice, WirePromotion } from "#core/catalogue/wire.ts"
import { tidyPrice } from "./price.ts"
import { randomInt, hash32, randomUnit } from "#adapters/staging/seeded-random.ts"
import type { OfferWeek } from "./week.ts"

const kronor = (amount: number): number => toKronor(ore(amount))

/** Prices are rounded to whole öre, halves up. */
const wirePrice = (product: DemoProduct, ore: number, base: number): WirePrice => {
  const unit = product.price?.unit ?? unitCodes.piece
  const ordinaryComparison = product.price?.comparisonOre ?? null
  const comparison =
    unit === unitCodes.kilogram
      ? ore
      : ordinaryComparison === null
        ? null
        : Math.round((ordinaryComparison * ore) / base)
  return {
    price: kronor(Math.round(ore)),
    unit,
    comparativePrice: comparison === null ? null : kronor(Math.round(comparison)),
    comparativePriceUnit: product.price?.comparisonUnit ?? null
  }
}

/** The law forbids offers on tobacco, medicine, products with an age limit, and infant formula. */
export const mayBeOnOffer = (product: DemoProduct): boolean =>
  product.price !== null &&
  product.facts.prescriptionFreeMedicine !== true &&
  product.facts.category !== "Modersmjölksersättning" &&
  !product.facts.markings.some(({ code }) => code.startsWith("RestrictedToSell"))

type Terms = Pick<
  WirePromotion,
  | "effectType"
  | "minQuantity"
  | "value"
  | "membersOnly"
  | "displayKlipp"
  | "maxAppliedPerReceipt"
  | "minAmount"
  | "name"
>

const plainTerms = { membersOnly: false, displayKlipp: false, maxAppliedPerReceipt: 0, minAmount: 0 }

const shortAmount = (amount: number): string => (amount % 100 === 0 ? String(amount / 100) : formatAmount(ore(amount)))

/** 'N för X kr': whole kronor, multiples of five from 50 kr, always below the ordinary price. */
const multiBuy = (key: string, ore: number): Terms | null => {
  const minQuantity = ore < 2_500 && randomUnit(`many ${key}`) < 0.35 ? 3 : 2
  const target = (ore * minQuantity * randomInt(`multi ${key}`, 72, 86)) / 100
  const step = target >= 5_000 ? 500 : 100
  const value = Math.max(step, Math.round(target / step) * step)
  return value >= ore * minQuantity * 0.95
    ? null
    : {
        ...plainTerms,
        effectType: "ItemsTotal",
        minQuantity,
        value: kronor(value),
        name: `${minQuantity} för ${value / 100} kr`
      }
}

/** Rounds to an offer price: kronor with ,90, or whole kronor that end in 0 or 5. */
const offerPrice = (ore: number): number => {
  const rounded = Math.round(ore / 500) * 500
  return ore < 1_000
    ? tidyPrice(ore)
    : Math.abs(rounded - ore) <= ore * 0.02
      ? rounded
      : Math.floor(ore / 100) * 100 + 90
}

const reducedPrice = (key: string, ore: number, unit: UnitCode, from: number, to: number): Terms | null => {
  const value = offerPrice((ore * randomInt(`cut ${key}`, from, to)) / 100)
  return value >= ore * 0.95
    ? null
    : {
        ...plainTerms,
        effectType: "PriceChangeAll",
        minQuantity: 1,
        value: kronor(value),
        name: `${shortAmount(value)} kr/${comparisonUnits[unit]}`
      }
}

const termsOf = (key: string, ore: number, unit: UnitCode): ReadonlyArray<Terms> => {
  const kind = randomUnit(`kind ${key}`)
  const multi = unit === unitCodes.piece && ore < 9_000 ? multiBuy(key, ore) : null
  const cut = reducedPrice(key, ore, unit, 68, 84)
  const member = (terms: Terms | null): Terms | null => terms && { ...terms, membersOnly: true }
  const klipp = reducedPrice(`klipp ${key}`, ore, unit, 45, 62)
  const selected: ReadonlyArray<Terms | null> =
    kind < 0.1
      ? [
          klipp && {
            ...klipp,
            displayKlipp: true,
            maxAppliedPerReceipt: randomInt(`limit ${key}`, 1, 3),
            minAmount: randomUnit(`basket ${key}`) < 0.3 ? 200 : 0
          }
        ]
      : kind < 0.28
        ? [member(randomUnit(`how ${key}`) < 0.5 ? (multi ?? cut) : cut)]
        : kind < 0.4
          ? [cut ?? multi, member(reducedPrice(`member ${key}`, ore, unit, 52, 64))]
          : kind < 0.72 && multi
            ? [randomUnit(`cap ${key}`) < 0.2 ? { ...multi, maxAppliedPerReceipt: 2 } : multi]
            : [cut ?? multi]
  return selected.filter((terms) => terms !== null)
}

const isOffered = (product: DemoProduct, storeNumber: string, monday: string): boolean => {
  const chance = product.popularity >= 780 ? 0.068 : product.popularity >= 520 ? 0.06 : 0.046
  return (
    randomUnit(`offer ${monday} ${product.facts.id}`) < chance &&
    randomUnit(`here ${monday} ${product.facts.id} ${storeNumber}`) < 0.9
  )
}

/** The promotions of a product in a store and week, at most two; `ore` is the store's ordinary price. */
export const promotionsOf = (
  product: DemoProduct,
  storeNumber: string,
  ore: number,
  week: OfferWeek
): ReadonlyArray<WirePromotion> => {
  if (!product.price || !mayBeOnOffer(product) || !isOffered(product, storeNumber, week.monday)) return []
  const { unit } = product.price
  const base = product.price.ore
  const key = `${week.monday} ${product.facts.id}`
  return termsOf(key, ore, unit).map((terms, index) => ({
    ...terms,
    id: `${1_000_000 + (hash32(`campaign ${key}`) % 900_000)},${2_500_000_000 + (hash32(`offer ${key} ${index} ${storeNumber}`) % 90_000_000)}`,
    type: terms.membersOnly ? "5" : "1",
    campaignTypeId: terms.displayKlipp ? 3 : terms.membersOnly ? 2 : 1,
    couponId: null,
    from: week.from,
    to: week.to,
    displayLowestPriceLast30Days: terms.effectType === "PriceChangeAll" ? kronor(ore) : null,
    priceDetails: wirePrice(product, Math.round((terms.value * 100) / terms.minQuantity), base)
  }))
}
