import { useEffect, useRef, useState } from "react"
import type { Product } from "#core/catalogue/model.ts"
import { useNow } from "#web/container/now.ts"
import { useCase } from "#web/container/react.tsx"
import { Button } from "#web/kit/controls/Button.tsx"
import { LiveRegion } from "#web/kit/feedback/LiveRegion.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { tryAgain } from "#web/text/common.ts"
import { moreProductsFailed } from "#web/text/listing.ts"
import { moreProductsShown } from "#web/text/product.ts"
import { eagerCardCount } from "#web/views/catalogue/eager-card-count.ts"
import { factLinesOf } from "#web/views/catalogue/fact-lines.ts"
import { ProductCarousel } from "#web/views/catalogue/ProductCarousel.tsx"
import { ProductTile } from "./ProductTile.tsx"

export interface CustomerProductCarouselProps {
  readonly title: string
  /** The first products of the list. */
  readonly products: ReadonlyArray<Product>
  /** The ids of the products after them. */
  readonly remainingIds: ReadonlyArray<string>
  readonly eager: boolean
}

/** The lines of most reduced prices: the comparison price, the ordinary price and the lowest price of the last 30 days. They are reserved for products that are not loaded yet. */
const reducedPriceFactLines = 3

/** The result of a call for the remaining products. */
interface Outcome {
  /** The first products of the list whose remaining products were requested. */
  readonly firstProducts: ReadonlyArray<Product>
  readonly attempt: number
  /** null when the remaining products could not be loaded. */
  readonly remaining: ReadonlyArray<Product> | null
}

/** A carousel of a customer's own products. Those after the first ones are loaded when it is first scrolled. */
export const CustomerProductCarousel = ({ title, products, remainingIds, eager }: CustomerProductCarouselProps) => {
  const now = useNow()
  const loadRemainingProducts = useCase("loadRemainingProducts")
  const [hasScrolled, setHasScrolled] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [lastOutcome, setLastOutcome] = useState<Outcome | null>(null)
  const section = useRef<HTMLDivElement>(null)
  const shouldFocusRemaining = useRef(false)
  // The page may have been loaded again, for example for another store with other prices.
  const outcome = lastOutcome?.firstProducts === products ? lastOutcome : null
  useEffect(() => {
    if (!hasScrolled || remainingIds.length === 0) return
    let isOutdated = false
    const load = async () => {
      const result = await loadRemainingProducts(remainingIds)
      if (!isOutdated)
        setLastOutcome({
          firstProducts: products,
          attempt,
          remaining: result._tag === "Success" ? result.success : null
        })
    }
    void load()
    return () => {
      isOutdated = true
    }
  }, [hasScrolled, attempt, products, remainingIds, loadRemainingProducts])
  const remaining = outcome?.remaining ?? null
  const shownProducts = [...products, ...(remaining ?? [])]
  // The retry button, which had the focus, has been replaced by the first of the remaining products.
  useEffect(() => {
    if (remaining === null || !shouldFocusRemaining.current) return
    shouldFocusRemaining.current = false
    section.current?.querySelectorAll<HTMLElement>("article a")[products.length]?.focus()
  }, [remaining, products.length])
  const retry = () => {
    shouldFocusRemaining.current = true
    setAttempt(attempt + 1)
  }
  const failureNotice = outcome?.remaining === null && (
    <Notice
      kind="danger"
      announce="assertive"
      action={
        <Button variant="quiet" pending={outcome.attempt !== attempt} onClick={retry}>
          {tryAgain}
        </Button>
      }
    >
      {moreProductsFailed}
    </Notice>
  )
  return (
    <div ref={section}>
      <ProductCarousel
        label={title}
        factLines={factLinesOf(shownProducts, now, remainingIds.length > 0 ? reducedPriceFactLines : 1)}
        contentsKey={products.map(({ id }) => id).join()}
        unloadedCards={remaining === null ? { count: remainingIds.length, failure: failureNotice } : undefined}
        onFirstScroll={() => setHasScrolled(true)}
      >
        {shownProducts.map((product, index) => (
          <ProductTile key={product.id} product={product} eager={eager && index < eagerCardCount} />
        ))}
      </ProductCarousel>
      <LiveRegion message={remaining === null ? "" : moreProductsShown(remaining.length)} />
    </div>
  )
}
