import { isAvailable } from "#core/catalogue/availability.ts"
import type { ProductDetails } from "#core/catalogue/model.ts"
import { offerOf } from "#core/catalogue/promotions.ts"
import type { LoadedPageOf } from "#core/content/pages.ts"
import { stockholmDate } from "#core/kernel/calendar.ts"
import { hasValidCheckDigit } from "#core/kernel/gtin.ts"
import { toKronor } from "#core/kernel/money.ts"
import { shopName } from "#web/text/common.ts"
import { breadcrumbsData } from "./breadcrumbs.ts"
import type { StructuredData, StructuredDataContext } from "./model.ts"

/** The length of the shortest GTIN; a shorter number is a PLU code. */
const minGtinLength = 8

const yearMs = 365 * 86_400_000

const availabilityOf = (product: ProductDetails, today: string): string => {
  if (!product.sellable) return "https://schema.org/Discontinued"
  return product.price === null || !isAvailable(product, today)
    ? "https://schema.org/OutOfStock"
    : "https://schema.org/InStock"
}

/** The price in kronor that any shopper pays for one piece, so without offers for members, several pieces or a minimum amount; null without a price. */
const priceOf = (product: ProductDetails, now: number): number | null => {
  if (product.price === null) return null
  const promotion = offerOf(product, now)?.promotion
  const applies =
    promotion !== undefined && !promotion.membersOnly && promotion.minQuantity <= 1 && promotion.minAmount === 0
  return toKronor(applies ? promotion.unitPrice : product.price.current)
}

/** The product with its price, which is stated to be valid for a year (PPAGE-37), and its breadcrumbs. */
export const productData = (
  { product, trail }: LoadedPageOf<"product">,
  context: StructuredDataContext
): ReadonlyArray<StructuredData> => {
  const { origin, now } = context
  const url = encodeURI(`${origin}${product.url}`)
  const price = priceOf(product, now)
  return [
    {
      "@type": "Product",
      name: product.name,
      sku: product.id,
      url,
      ...(product.gtin.length >= minGtinLength && hasValidCheckDigit(product.gtin) ? { gtin: product.gtin } : {}),
      ...(product.description === null ? {} : { description: product.description }),
      ...(product.picture === null ? {} : { image: `${origin}${product.picture}` }),
      ...(product.brand === null ? {} : { brand: { "@type": "Brand", name: product.brand } }),
      ...(product.size === null ? {} : { size: product.size }),
      ...(product.category === null ? {} : { category: product.category }),
      ...(price === null
        ? {}
        : {
            offers: {
              "@type": "Offer",
              url,
              price: price.toFixed(2),
              priceCurrency: "SEK",
              priceValidUntil: stockholmDate(now + yearMs),
              availability: availabilityOf(product, stockholmDate(now)),
              itemCondition: "https://schema.org/NewCondition",
              seller: { "@type": "Organization", name: shopName }
            }
          })
    },
    breadcrumbsData(trail, product, context)
  ]
}
