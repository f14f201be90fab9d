import { useEffect, useRef, useState } from "react"
import { pageSize, relevance } from "#core/catalogue/listing.ts"
import type { Product } from "#core/catalogue/model.ts"
import type { ProductShelf as Shelf } from "#core/content/product-shelf.ts"
import { useCase } from "#web/container/react.tsx"
import { useAction } from "#web/forms/use-action.ts"
import { LiveRegion } from "#web/kit/feedback/LiveRegion.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { moreProductsFailedTryAgain } from "#web/text/listing.ts"
import { moreProductsShown } from "#web/text/product.ts"
import { LoadMore } from "#web/views/catalogue/LoadMore.tsx"
import { ProductShelf } from "#web/features/catalogue/ProductShelf.tsx"

export interface PaginatedShelfProps {
  readonly title: string
  readonly firstPage: ReadonlyArray<Product>
  readonly link: Shelf["link"]
  readonly visibleRowCount: number
  /** The category whose products the grid pages through, and their total number. */
  readonly more: NonNullable<Shelf["more"]>
  readonly eager: boolean
}

/** The displayed cards; those below the first rows may be hidden. */
const visibleCards = (section: HTMLElement | null): ReadonlyArray<HTMLElement> =>
  [...(section?.querySelectorAll<HTMLElement>("article") ?? [])].filter((card) => {
    const cell = card.closest("li")
    return cell === null || getComputedStyle(cell).display !== "none"
  })

/** A grid that initially shows a few rows of its first page. The first 'load more' shows the whole page, and each later one loads the next page (PCAT-16, PCAT-17). */
export const PaginatedShelf = ({ title, firstPage, link, visibleRowCount, more, eager }: PaginatedShelfProps) => {
  const loadCategory = useCase("loadCategory")
  const [isRevealed, setIsRevealed] = useState(false)
  const [laterPages, setLaterPages] = useState<ReadonlyArray<ReadonlyArray<Product>>>([])
  const section = useRef<HTMLDivElement>(null)
  const pendingRequest = useRef<{ readonly countBefore: number; readonly byKeyboard: boolean } | null>(null)
  const [announcement, setAnnouncement] = useState("")
  const products = [firstPage, ...laterPages].flat()
  const loading = useAction(
    () => loadCategory({ id: more.category, listing: { page: laterPages.length + 1, sort: relevance, filters: {} } }),
    {
      onSuccess: (_, page) =>
        setLaterPages([...laterPages, page.products.filter(({ id }) => products.every((product) => product.id !== id))])
    }
  )
  useEffect(() => {
    const request = pendingRequest.current
    const cards = visibleCards(section.current)
    if (request === null || cards.length <= request.countBefore) return
    pendingRequest.current = null
    setAnnouncement(moreProductsShown(cards.length - request.countBefore))
    if (request.byKeyboard) cards[request.countBefore]?.querySelector<HTMLElement>("a")?.focus()
  }, [isRevealed, laterPages])
  const loadMore = (byKeyboard: boolean) => {
    pendingRequest.current = { countBefore: visibleCards(section.current).length, byKeyboard }
    if (isRevealed) void loading.run()
    else setIsRevealed(true)
  }
  return (
    <div ref={section}>
      <ProductShelf
        title={title}
        products={products}
        link={link}
        visibleRowCount={isRevealed ? undefined : visibleRowCount}
        skeletonCount={loading.isPending ? Math.min(pageSize, more.total - products.length) : 0}
        eager={eager}
        after={
          <LoadMore
            visibleCount={isRevealed ? products.length : null}
            total={more.total}
            pending={loading.isPending}
            onLoad={loadMore}
          />
        }
      />
      {loading.failure !== undefined && (
        <Notice kind="danger" announce="assertive">
          {moreProductsFailedTryAgain}
        </Notice>
      )}
      <LiveRegion message={announcement} />
    </div>
  )
}
