import type { PriceVariant, Promotion } from "#core/catalogue/model.ts"
import { unitNames } from "#core/catalogue/units.ts"
import type { Ore } from "#core/kernel/money.ts"
import { formatPrice, formatShortPrice } from "#core/kernel/money.ts"
import { numericDayMonth } from "./dates.ts"

/** A size that only says 'st' is not shown: the price says so too. */
const shownSize = (size: string | null | undefined): string | null =>
  size === undefined || size === unitNames.piece ? null : size

/** 'Mellanmjölk 1,5 l'. */
export const nameWithSize = ({ name, size }: { readonly name: string; readonly size: string | null }): string =>
  [name, shownSize(size)].filter(Boolean).join(" ")

/** A name in which no line breaks before '%': 'Standardmjölk 3 %'. */
export const withUnbrokenPercent = (name: string): string => name.replaceAll(" %", "\u00a0%")

/** The name of a product's flyout, which shows no title. */
export const product = "Vara"

export const currency = "kr"
export const ordinaryPrice = "Ord pris"
export const ordinaryPriceSpoken = "ordinarie pris"
export const comparisonPrice = "Jfr pris"
export const comparisonPriceShort = "Jfr"
export const comparisonPriceSpoken = "jämförpris"
export const lowestPrice30Days = "30 dgr pris"
export const lowestPrice30DaysSpoken = "lägsta pris senaste 30 dagarna"
/** Both prices when they are the same. */
export const ordinaryAndLowestPrice = "Ord/30 dgr pris"
export const ordinaryAndLowestPriceSpoken = "ordinarie pris och lägsta pris senaste 30 dagarna"
export const termsApply = "Villkor gäller"
/** 'ca 5,02 kr/st', of a product sold by weight. */
export const approximatePiecePrice = (price: Ore): string => `ca ${formatPrice(price)}/${unitNames.piece}`

/** The text on the price tag; a regular price has no tag (PRODUCT-11). */
export const variants = { klipp: "Klipp", prio: "Prio", campaign: "Kampanj" } as const

/** '2 för 35 kr' (PRODUCT-12). */
export const multiBuy = (count: number, total: Ore): string => `${count} för ${formatShortPrice(total)}`

/** Another offer of the same product: 'Även Kampanj 9,50 kr/st', 'Även Klipp 2 för 35 kr'. */
export const otherOffer = (
  variant: PriceVariant,
  { effect, minQuantity, value, unitPrice }: Pick<Promotion, "effect" | "minQuantity" | "value" | "unitPrice">,
  unit: string
): string => {
  const price = effect === "total" && minQuantity > 1 ? multiBuy(minQuantity, value) : perUnit(unitPrice, unit)
  return `Även ${variant === "regular" ? "" : `${variants[variant]} `}${price}`
}

/** '16,63 kr/l'. */
export const perUnit = (price: Ore, unit: string): string => `${formatPrice(price)}/${unit}`

/** '+pant 2 kr' (PRODUCT-15). */
export const plusDeposit = (deposit: Ore): string => `+pant ${formatShortPrice(deposit)}`

export const discontinued = "Utgått"
export const backInStock = (date: string): string => `Åter i lager ${numericDayMonth(date)}`
export const availableUntil = (date: string): string => `Tillgänglig till ${numericDayMonth(date)}`
export const limitedStock = "Begr. tillgänglighet"
export const newProduct = "Nyhet"
export const age = (years: 15 | 18): string => `${years} år`
/** The title of an offer's flyout. */
export const offer = "Erbjudande"
/** The number of products of an offer, on its card. */
export const productsInOffer = (count: number): string => `${count} varor`
export const moreProductsShown = (count: number): string => `${count} varor till visas.`

interface BrandAndSize {
  readonly brand?: string | null | undefined
  readonly size?: string | null | undefined
}

/** What follows the brand: ' · 1,5 l', or '1,5 l' without a brand. */
export const sizeAfterBrand = ({ brand, size }: BrandAndSize): string => {
  const shown = shownSize(size)
  return brand && shown ? ` · ${shown}` : (shown ?? "")
}

/** 'Arla · 1,5 l', which distinguishes products with the same name. */
export const brandAndSize = (details: BrandAndSize): string => `${details.brand ?? ""}${sizeAfterBrand(details)}`
