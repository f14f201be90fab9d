import { comparisonUnits, type UnitCode, unitCodes } from "#core/catalogue/units.ts"
import { formatAmount, ore, toKronor } from "#core/kernel/money.ts"
import type { DemoProduct } from "./model.ts"
import type { WirePriceJson, WirePromotionJson } from "#core/catalogue/wire.ts"
import { roundToRetailPrice } from "./price.ts"
import { randomInt, hash32, randomUnit } from "#adapters/staging/seeded-random.ts"
import type { OfferWeek } from "./week.ts"

const inKronor = (amountOre: number): number => toKronor(ore(amountOre))

/** The price of a promotion. Its comparison price is the product's, scaled by the ratio of the promotion's price to `basePriceOre`, the product's price in the catalogue. Both are rounded to whole öre, halves up. */
const wirePrice = (product: DemoProduct, priceOre: number, basePriceOre: number): WirePriceJson => {
  const unit = product.price?.unit ?? unitCodes.piece
  const baseComparisonOre = product.price?.comparisonOre ?? null
  const comparisonOf = (): number | null => {
    if (unit === unitCodes.kilogram) return priceOre
    return baseComparisonOre === null ? null : Math.round((baseComparisonOre * priceOre) / basePriceOre)
  }
  const comparisonOre = comparisonOf()
  return {
    price: inKronor(Math.round(priceOre)),
    unit,
    comparativePrice: comparisonOre === null ? null : inKronor(Math.round(comparisonOre)),
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
  WirePromotionJson,
  | "effectType"
  | "minQuantity"
  | "value"
  | "membersOnly"
  | "displayKlipp"
  | "maxAppliedPerReceipt"
  | "minAmount"
  | "name"
>

const defaultTerms = { membersOnly: false, displayKlipp: false, maxAppliedPerReceipt: 0, minAmount: 0 }

const shortAmount = (amountOre: number): string =>
  amountOre % 100 === 0 ? String(amountOre / 100) : formatAmount(ore(amountOre))

/** 'N för X kr': whole kronor, multiples of five from 50 kr, more than 5 % below the price of single pieces; null when the rounded price is not. */
const multiBuy = (key: string, priceOre: number): Terms | null => {
  const minQuantity = priceOre < 2_500 && randomUnit(`many ${key}`) < 0.35 ? 3 : 2
  const targetOre = (priceOre * minQuantity * randomInt(`multi ${key}`, 72, 86)) / 100
  const stepOre = targetOre >= 5_000 ? 500 : 100
  const valueOre = Math.max(stepOre, Math.round(targetOre / stepOre) * stepOre)
  return valueOre >= priceOre * minQuantity * 0.95
    ? null
    : {
        ...defaultTerms,
        effectType: "ItemsTotal",
        minQuantity,
        value: inKronor(valueOre),
        name: `${minQuantity} för ${valueOre / 100} kr`
      }
}

/** Rounds to an offer price: kronor with ,90, or whole kronor that end in 0 or 5. */
const roundToOfferPrice = (priceOre: number): number => {
  if (priceOre < 1_000) return roundToRetailPrice(priceOre)
  const roundedOre = Math.round(priceOre / 500) * 500
  return Math.abs(roundedOre - priceOre) <= priceOre * 0.02 ? roundedOre : Math.floor(priceOre / 100) * 100 + 90
}

/** The terms of a price of `fromPercent` to `toPercent` percent of the ordinary price; null when it is reduced by 5 % or less. */
const reducedPrice = (
  key: string,
  priceOre: number,
  unit: UnitCode,
  fromPercent: number,
  toPercent: number
): Terms | null => {
  const valueOre = roundToOfferPrice((priceOre * randomInt(`cut ${key}`, fromPercent, toPercent)) / 100)
  return valueOre >= priceOre * 0.95
    ? null
    : {
        ...defaultTerms,
        effectType: "PriceChangeAll",
        minQuantity: 1,
        value: inKronor(valueOre),
        name: `${shortAmount(valueOre)} kr/${comparisonUnits[unit]}`
      }
}

const forMembers = (terms: Terms | null): Terms | null => terms && { ...terms, membersOnly: true }

const limitedDeal = (key: string, priceOre: number, unit: UnitCode): Terms | null => {
  const terms = reducedPrice(`klipp ${key}`, priceOre, unit, 45, 62)
  return (
    terms && {
      ...terms,
      displayKlipp: true,
      maxAppliedPerReceipt: randomInt(`limit ${key}`, 1, 3),
      minAmount: randomUnit(`basket ${key}`) < 0.3 ? 200 : 0
    }
  )
}

/** The terms of a product's one or two promotions, of a kind drawn at random: 10 % limited deals, 18 % members' prices, 12 % both a reduced and a members' price, 32 % multi-buys, otherwise reduced prices. */
const possibleTerms = (key: string, priceOre: number, unit: UnitCode): ReadonlyArray<Terms | null> => {
  const kindDraw = randomUnit(`kind ${key}`)
  const multiBuyTerms = unit === unitCodes.piece && priceOre < 9_000 ? multiBuy(key, priceOre) : null
  const reducedTerms = reducedPrice(key, priceOre, unit, 68, 84)
  if (kindDraw < 0.1) return [limitedDeal(key, priceOre, unit)]
  if (kindDraw < 0.28)
    return [forMembers(randomUnit(`how ${key}`) < 0.5 ? (multiBuyTerms ?? reducedTerms) : reducedTerms)]
  if (kindDraw < 0.4)
    return [reducedTerms ?? multiBuyTerms, forMembers(reducedPrice(`member ${key}`, priceOre, unit, 52, 64))]
  if (kindDraw < 0.72 && multiBuyTerms)
    return [randomUnit(`cap ${key}`) < 0.2 ? { ...multiBuyTerms, maxAppliedPerReceipt: 2 } : multiBuyTerms]
  return [reducedTerms ?? multiBuyTerms]
}

/** The terms for all products of a product line: a reduced price or a members' price. */
const productLineTerms = (key: string, priceOre: number, unit: UnitCode): Terms | null => {
  const reducedTerms = reducedPrice(key, priceOre, unit, 68, 84)
  return randomUnit(`kind ${key}`) < 0.3 ? forMembers(reducedTerms) : reducedTerms
}

const offerChance = ({ popularity }: DemoProduct): number => {
  if (popularity >= 780) return 0.09
  return popularity >= 520 ? 0.06 : 0.04
}

const campaignTypeOf = (terms: Terms): number => {
  if (terms.displayKlipp) return 3
  return terms.membersOnly ? 2 : 1
}

/** The product line: products of the same brand, category and price, such as the flavours of a yoghurt. Null without a brand or price. */
const productLineOf = ({ facts, categoryId, price }: DemoProduct): string | null =>
  facts.brand === null || price === null ? null : `${facts.brand} ${categoryId} ${price.unit} ${price.ore}`

/**
 * The products that are on offer together: a whole product line, or one product. A multi-buy is for one product, because the cart counts the pieces of each
 * product separately.
 */
const offerGroupOf = (product: DemoProduct): { readonly name: string; readonly isProductLine: boolean } => {
  const line = productLineOf(product)
  return line !== null && randomUnit(`group ${line}`) < 0.3
    ? { name: line, isProductLine: true }
    : { name: product.facts.id, isProductLine: false }
}

const isOffered = (product: DemoProduct, group: string, storeNumber: string, monday: string): boolean =>
  randomUnit(`offer ${monday} ${group}`) < offerChance(product) &&
  randomUnit(`here ${monday} ${group} ${storeNumber}`) < 0.9

/** The promotions of a product in a store and week, at most two; `priceOre` is the product's ordinary price in that store. */
export const promotionsOf = (
  product: DemoProduct,
  storeNumber: string,
  priceOre: number,
  week: OfferWeek
): ReadonlyArray<WirePromotionJson> => {
  const { name: group, isProductLine } = offerGroupOf(product)
  if (!product.price || !mayBeOnOffer(product) || !isOffered(product, group, storeNumber, week.monday)) return []
  const { unit } = product.price
  const basePriceOre = product.price.ore
  const key = `${week.monday} ${group}`
  const termsOrNull = isProductLine ? [productLineTerms(key, priceOre, unit)] : possibleTerms(key, priceOre, unit)
  const validTerms = termsOrNull.filter((terms) => terms !== null)
  return validTerms.map((terms, index) => ({
    ...terms,
    // The value is a part of the id: products of a line whose prices differ in this store get separate offers.
    id: `${1_000_000 + (hash32(`campaign ${key}`) % 900_000)},${2_500_000_000 + (hash32(`offer ${key} ${index} ${storeNumber}${isProductLine ? ` ${terms.value}` : ""}`) % 90_000_000)}`,
    type: terms.membersOnly ? "5" : "1",
    campaignTypeId: campaignTypeOf(terms),
    couponId: null,
    from: week.from,
    to: week.to,
    displayLowestPriceLast30Days: terms.effectType === "PriceChangeAll" ? inKronor(priceOre) : null,
    priceDetails: wirePrice(product, Math.round((terms.value * 100) / terms.minQuantity), basePriceOre)
  }))
}
