import type { LoadedPageOf } from "#core/content/pages.ts"
import { CartSidebar } from "#web/features/cart/CartSidebar.tsx"
import { OfferContent } from "#web/features/catalogue/OfferContent.tsx"
import * as paths from "#web/paths.ts"
import { offersThisWeek, pageTitle } from "#web/text/shell.ts"
import { Breadcrumbs } from "#web/views/navigation/Breadcrumbs.tsx"
import { offerPath } from "#web/views/offers/offer-paths.ts"
import { PageLayout } from "#web/views/shell/PageLayout.tsx"
import type { PageMeta } from "./page-data.ts"
import type { PageProps } from "./pages.ts"

export const metaOf = ({ offer }: LoadedPageOf<"offer">): PageMeta => ({
  title: pageTitle([offer.name, offer.price].join(", ")),
  description: offer.description,
  canonical: encodeURI(offerPath(offer))
})

/** One offer with its products. */
export const Page = ({ page: { offer, products, storeNumber } }: PageProps<"offer">) => (
  <PageLayout cart={<CartSidebar />}>
    <Breadcrumbs parents={[{ name: offersThisWeek, href: paths.offers }]} current={offer.name} />
    <OfferContent offer={offer} products={products} storeNumber={storeNumber} />
  </PageLayout>
)
