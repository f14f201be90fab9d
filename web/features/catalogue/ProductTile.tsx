import { memo } from "react"
import { ageLimitOf, isAvailable, isNew } from "#core/catalogue/availability.ts"
import type { Product } from "#core/catalogue/model.ts"
import { stockholmDate } from "#core/kernel/calendar.ts"
import { useNow } from "#web/container/now.ts"
import { Badge } from "#web/kit/Badge.tsx"
import { ProductCard } from "#web/kit/ProductCard.tsx"
import * as text from "#web/text/product.ts"
import { AddControl } from "./AddControl.tsx"
import { markingNames } from "./markings.ts"
import { priceViewOf } from "./price-view.ts"

const noteOf = (product: Product, today: string): string | undefined => {
  if (product.availableFrom !== null && product.availableFrom > today && !isAvailable(product, today)) return text.backInStock(product.availableFrom)
  if (product.availableTo !== null && !product.availableTo.startsWith("9999") && product.availableTo >= today) return text.availableUntil(product.availableTo)
  return product.limitedStock ? text.limitedStock : undefined
}

export interface ProductTileProps {
  readonly product: Product
  /** Its picture is seen without scrolling. */
  readonly eager?: boolean
  /** Its page is opened; by the goods' id. */
  readonly onOpen?: ((id: string) => void) | undefined
  /** It is put into the cart; by the goods' id. */
  readonly onAdd?: ((id: string) => void) | undefined
  /** h3 under a shelf's title unless given. */
  readonly heading?: "h2" | "h3"
}

/** Goods in a list, with their price of this moment and what the cart holds of them. */
export const ProductTile = memo(({ product, eager, onOpen, onAdd, heading }: ProductTileProps) => {
  const now = useNow()
  const note = noteOf(product, stockholmDate(now))
  const age = ageLimitOf(product.markings)
  const badges = [
    age === null ? null : <Badge key="age" look="age">{text.age(age)}</Badge>,
    isNew(product, now) ? <Badge key="new" look="new">{text.newProduct}</Badge> : null,
    note === undefined ? null : <Badge key="note" look="warning">{note}</Badge>
  ].filter((badge) => badge !== null)
  return (
    <ProductCard
      name={product.name}
      href={product.url}
      brand={product.brand ?? undefined}
      size={product.size ?? undefined}
      picture={{ src: product.picture ?? "/images/products/none", alt: "" }}
      price={priceViewOf(product, now)}
      markings={markingNames(product.markings)}
      badges={badges.length === 0 ? undefined : badges}
      control={<AddControl product={product} onAdd={() => onAdd?.(product.id)} />}
      eager={eager ?? false}
      heading={heading}
      onOpen={() => onOpen?.(product.id)}
    />
  )
})
ProductTile.displayName = "ProductTile"
