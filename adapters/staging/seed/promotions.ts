import { formatAmount, toKronor } from "#core/kernel/money.ts"
import type { Ore } from "#core/kernel/money.ts"
import type { SeedProduct, WirePrice, WirePromotion } from "./model.ts"
import { tidyPrice } from "./price.ts"
import { between, hash32, unitOf } from "./random.ts"
import type { OfferWeek } from "./week.ts"

const kronor = (ore: number): number => toKronor(ore as Ore)

/** Öre; half an öre goes up, as the till has it. */
const wirePrice = (product: SeedProduct, ore: number, base: number): WirePrice => {
  const unit = product.price?.unit ?? "PCE"
  const usual = product.price?.comparisonOre ?? null
  const comparison = unit === "KGM" ? ore : usual === null ? null : Math.round((usual * ore) / base)
  return {
    price: kronor(Math.round(ore)),
    unit,
    comparativePrice: comparison === null ? null : kronor(Math.round(comparison)),
    comparativePriceUnit: product.price?.comparisonUnit ?? null
  }
}

/** No offers on tobacco, medicine or anything with an age, nor on infant formula: the law wants it so. */
export const mayBeOnOffer = (product: SeedProduct): boolean =>
  product.price !== null &&
  product.facts.prescriptionFreeMedicine !== true &&
  product.facts.category !== "Modersmjölksersättning" &&
  !product.facts.markings.some(({ code }) => code.startsWith("RestrictedToSell"))

type Terms = Pick<
  WirePromotion,
  "effectType" | "minQuantity" | "value" | "membersOnly" | "displayKlipp" | "maxAppliedPerReceipt" | "minAmount" | "name"
>

const plainTerms = { membersOnly: false, displayKlipp: false, maxAppliedPerReceipt: 0, minAmount: 0 }

const shortAmount = (ore: number): string => (ore % 100 === 0 ? String(ore / 100) : formatAmount(ore as Ore))

/** 'N för X kr': whole kronor, in steps of five from fifty up, always below the ordinary price. */
const multiBuy = (key: string, ore: number): Terms | null => {
  const minQuantity = ore < 2_500 && unitOf(`many ${key}`) < 0.35 ? 3 : 2
  const wanted = (ore * minQuantity * between(`multi ${key}`, 72, 86)) / 100
  const step = wanted >= 5_000 ? 500 : 100
  const value = Math.max(step, Math.round(wanted / step) * step)
  return value >= ore * minQuantity * 0.95
    ? null
    : { ...plainTerms, effectType: "ItemsTotal", minQuantity, value: kronor(value), name: `${minQuantity} för ${value / 100} kr` }
}

/** Offer labels end in ,90, or are whole kronor that end in 0 or 5. */
const offerPrice = (ore: number): number => {
  const round = Math.round(ore / 500) * 500
  return ore < 1_000 ? tidyPrice(ore) : Math.abs(round - ore) <= ore * 0.02 ? round : Math.floor(ore / 100) * 100 + 90
}

const lowered = (key: string, ore: number, unit: string, from: number, to: number): Terms | null => {
  const value = offerPrice((ore * between(`cut ${key}`, from, to)) / 100)
  return value >= ore * 0.95
    ? null
    : {
        ...plainTerms,
        effectType: "PriceChangeAll",
        minQuantity: 1,
        value: kronor(value),
        name: `${shortAmount(value)} kr${unit === "KGM" ? "/kg" : "/st"}`
      }
}

const termsOf = (key: string, ore: number, unit: "PCE" | "KGM"): ReadonlyArray<Terms> => {
  const kind = unitOf(`kind ${key}`)
  const multi = unit === "PCE" && ore < 9_000 ? multiBuy(key, ore) : null
  const cut = lowered(key, ore, unit, 68, 84)
  const member = (terms: Terms | null): Terms | null => terms && { ...terms, membersOnly: true }
  const klipp = lowered(`klipp ${key}`, ore, unit, 45, 62)
  const chosen: ReadonlyArray<Terms | null> =
    kind < 0.1
      ? [
          klipp && {
            ...klipp,
            displayKlipp: true,
            maxAppliedPerReceipt: between(`limit ${key}`, 1, 3),
            minAmount: unitOf(`basket ${key}`) < 0.3 ? 200 : 0
          }
        ]
      : kind < 0.28
        ? [member(unitOf(`how ${key}`) < 0.5 ? (multi ?? cut) : cut)]
        : kind < 0.4
          ? [cut ?? multi, member(lowered(`member ${key}`, ore, unit, 52, 64))]
          : kind < 0.72 && multi
            ? [unitOf(`cap ${key}`) < 0.2 ? { ...multi, maxAppliedPerReceipt: 2 } : multi]
            : [cut ?? multi]
  return chosen.filter((terms) => terms !== null)
}

const isOffered = (product: SeedProduct, storeNumber: string, monday: string): boolean => {
  const chance = product.popularity >= 780 ? 0.068 : product.popularity >= 520 ? 0.06 : 0.046
  return unitOf(`offer ${monday} ${product.facts.id}`) < chance && unitOf(`here ${monday} ${product.facts.id} ${storeNumber}`) < 0.9
}

/** A product's promotions in one store in one week (none, one or two); `ore` is its ordinary price there. */
export const promotionsOf = (product: SeedProduct, storeNumber: string, ore: number, week: OfferWeek): ReadonlyArray<WirePromotion> => {
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
