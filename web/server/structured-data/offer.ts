import type { LoadedPageOf } from "#core/content/pages.ts"
import { unitCodes } from "#core/catalogue/units.ts"
import * as paths from "#web/paths.ts"
import { shopName } from "#web/text/common.ts"
import { offersThisWeek } from "#web/text/shell.ts"
import { offerPath } from "#web/views/offers/offer-paths.ts"
import { breadcrumbsData } from "./breadcrumbs.ts"
import type { StructuredData, StructuredDataContext } from "./model.ts"

/** The offer with its dates, quantity and products, and its breadcrumbs. */
export const offerData = (
  { offer, products }: LoadedPageOf<"offer">,
  context: StructuredDataContext
): ReadonlyArray<StructuredData> => {
  const { origin } = context
  const path = offerPath(offer)
  return [
    {
      "@type": "Offer",
      name: offer.name,
      url: encodeURI(`${origin}${path}`),
      description: [offer.price, offer.description].filter(Boolean).join(". "),
      ...(offer.picture === null ? {} : { image: `${origin}${offer.picture}` }),
      validFrom: offer.from,
      validThrough: offer.to,
      eligibleQuantity: {
        "@type": "QuantitativeValue",
        minValue: offer.minQuantity,
        unitCode: unitCodes[offer.unit]
      },
      itemOffered: products.map(({ id, name, url }) => ({
        "@type": "Product",
        name,
        sku: id,
        url: encodeURI(`${origin}${url}`)
      })),
      seller: { "@type": "Organization", name: shopName }
    },
    breadcrumbsData([{ name: offersThisWeek, url: paths.offers }], { name: offer.name, url: path }, context)
  ]
}
