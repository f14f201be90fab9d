import type { Product } from "#core/catalogue/model.ts"
import type { Offer } from "#core/offers/model.ts"
import { useNow } from "#web/container/now.ts"
import { usePanelControl } from "#web/container/react.tsx"
import * as text from "#web/text/offers.ts"
import { OfferDetails } from "#web/views/offers/OfferDetails.tsx"
import { OfferNotice } from "#web/views/offers/OfferNotice.tsx"
import styles from "./OfferContent.module.css"
import { ProductShelf } from "./ProductShelf.tsx"

export interface OfferContentProps {
  readonly offer: Offer
  readonly products: ReadonlyArray<Product>
  /** The number of the selected store. */
  readonly storeNumber: string | null
  /** Whether to show the offer's name as a heading: in a layer of the panel, which has no breadcrumbs. */
  readonly showName?: boolean
}

/** An offer with its products. */
export const OfferContent = ({ offer, products, storeNumber, showName = false }: OfferContentProps) => {
  const now = useNow()
  const panel = usePanelControl()
  return (
    <div className={styles.content}>
      <OfferDetails
        offer={offer}
        heading={
          showName ? (
            <h3 className={styles.name} tabIndex={-1} data-autofocus>
              {offer.name}
            </h3>
          ) : undefined
        }
        notice={
          <OfferNotice
            offer={offer}
            storeNumber={storeNumber}
            now={now}
            onChooseStore={() => panel.open("storeSelector")}
          />
        }
      />
      {products.length > 0 ? (
        <ProductShelf title={text.includedProducts} products={products} />
      ) : (
        <p className={styles.empty}>{text.noProducts}</p>
      )}
    </div>
  )
}
