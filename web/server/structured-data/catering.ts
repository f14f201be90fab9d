import type { LoadedPageOf } from "#core/content/pages.ts"
import { mealAvailability } from "#core/catering/rules.ts"
import { stockholmDate } from "#core/kernel/calendar.ts"
import { toKronor } from "#core/kernel/money.ts"
import { shopName } from "#web/text/common.ts"
import { breadcrumbsData } from "./breadcrumbs.ts"
import type { StructuredData, StructuredDataContext } from "./model.ts"

/** The meal with the price of one portion or piece of each variant that has a price, and its breadcrumbs. */
export const cateringData = (
  { meal, trail }: Pick<LoadedPageOf<"catering">, "meal" | "trail">,
  context: StructuredDataContext
): ReadonlyArray<StructuredData> => {
  const { origin, now } = context
  const url = encodeURI(`${origin}${meal.url}`)
  const today = stockholmDate(now)
  const offers = meal.variants.flatMap(({ price, name, gtin, availableFrom, availableTo }) => {
    const dates = mealAvailability({ availableFrom, availableTo }, today)
    const isDiscontinued = !meal.sellable || dates.some(({ kind }) => kind === "expired")
    return price === null
      ? []
      : [
          {
            "@type": "Offer",
            ...(name === "" ? {} : { name }),
            url,
            gtin,
            price: toKronor(price).toFixed(2),
            priceCurrency: "SEK",
            availability: isDiscontinued ? "https://schema.org/Discontinued" : "https://schema.org/PreOrder",
            ...(availableFrom === null ? {} : { availabilityStarts: availableFrom }),
            ...(availableTo === null ? {} : { availabilityEnds: availableTo }),
            seller: { "@type": "Organization", name: shopName }
          }
        ]
  })
  return [
    {
      "@type": "Product",
      name: meal.name,
      sku: meal.id,
      url,
      ...(meal.description === null ? {} : { description: meal.description }),
      ...(meal.picture === null ? {} : { image: `${origin}${meal.picture}?width=1000&height=700` }),
      ...(offers.length === 0 ? {} : { offers })
    },
    breadcrumbsData(trail, meal, context)
  ]
}
