import { memo } from "react"
import { ageLimitOf, isNew } from "#core/catalogue/availability.ts"
import type { Product } from "#core/catalogue/model.ts"
import { memoized } from "#core/kernel/memoized.ts"
import { CachedMarkup } from "#web/container/CachedMarkup.tsx"
import { HydrateOnInteraction } from "#web/container/HydrateOnInteraction.tsx"
import { useNow } from "#web/container/now.ts"
import { Badge } from "#web/kit/feedback/Badge.tsx"
import { ProductCard } from "#web/views/catalogue/ProductCard.tsx"
import * as text from "#web/text/product.ts"
import { AddControl } from "./AddControl.tsx"
import { FavouriteButton } from "./FavouriteButton.tsx"
import { availabilityNoteOf } from "#web/views/catalogue/availability-note.ts"
import { namedMarkings } from "#web/views/catalogue/markings.ts"
import { productInOfferPath } from "#web/views/offers/offer-paths.ts"
import { priceViewOf } from "#web/views/catalogue/price-view-of.ts"

export interface ProductTileProps {
  readonly product: Product
  /** Loads its picture eagerly: it is visible without scrolling. */
  readonly eager?: boolean
  /** Called with the product's id when its page is opened. */
  readonly onOpen?: ((id: string) => void) | undefined
  /** Called with the product's id when it is added to the cart. */
  readonly onAdd?: ((id: string) => void) | undefined
  /** The offer that the card is for, with the number of its products. */
  readonly offer?: { readonly id: string; readonly productCount: number } | undefined
  /** h3 by default, under a shelf's title. */
  readonly heading?: "h2" | "h3"
}

const Tile = ({ product, eager, onOpen, onAdd, offer, heading }: ProductTileProps) => {
  const now = useNow()
  const note = availabilityNoteOf(product, now)
  const ageLimit = ageLimitOf(product.markings)
  const badges = [
    offer !== undefined && offer.productCount > 1 ? (
      <Badge key="offer" variant="outline">
        {text.productsInOffer(offer.productCount)}
      </Badge>
    ) : null,
    ageLimit === null ? null : (
      <Badge key="age" variant="outline">
        {text.age(ageLimit)}
      </Badge>
    ),
    isNew(product, now) ? (
      <Badge key="new" variant="accent">
        {text.newProduct}
      </Badge>
    ) : null,
    note === null ? null : (
      <Badge key="note" variant="warning">
        {note.label}
      </Badge>
    )
  ].filter((badge) => badge !== null)
  return (
    <ProductCard
      name={product.name}
      href={offer === undefined ? product.url : productInOfferPath(product.url, offer.id)}
      brand={product.brand ?? undefined}
      size={product.size ?? undefined}
      picture={{ src: product.picture ?? "/images/products/none", alt: "" }}
      price={priceViewOf(product, now)}
      markings={namedMarkings(product.markings)}
      badges={badges.length === 0 ? undefined : badges}
      favourite={<FavouriteButton kind="product" itemNo={product.id} name={text.nameWithSize(product)} />}
      control={<AddControl product={product} onAdd={() => onAdd?.(product.id)} focusOnRequest />}
      eager={eager ?? false}
      heading={heading}
      onOpen={() => onOpen?.(product.id)}
    />
  )
}

/** Products of cached responses are the same objects for many pages, and their keys the same strings, which are hashed once. */
const usualKeyOf = memoized((product: Product): string => `product ${JSON.stringify(product)}`)

/** The content of a tile; null for one with an eager picture, which the document preloads. */
const contentKeyOf = ({ product, eager, offer, heading }: ProductTileProps): string | null => {
  if (eager) return null
  const usualKey = usualKeyOf(product)
  return offer === undefined && heading === undefined ? usualKey : `${usualKey} ${JSON.stringify([offer, heading])}`
}

/** A product in a list, with its current price and its quantity in the cart. */
export const ProductTile = memo((props: ProductTileProps) => (
  <CachedMarkup contentKey={() => contentKeyOf(props)}>
    <HydrateOnInteraction>
      <Tile {...props} />
    </HydrateOnInteraction>
  </CachedMarkup>
))
ProductTile.displayName = "ProductTile"
