import { useEffect, useRef, useState } from "react"
import { assortmentState } from "#core/assortment/assortment-state.ts"
import { relevance } from "#core/catalogue/listing.ts"
import type { LoadedPage } from "#core/content/pages.ts"
import { useCase, useStatePart } from "#web/container/react.tsx"
import { OfferContent } from "#web/features/catalogue/OfferContent.tsx"
import { ProductContent } from "#web/features/catalogue/ProductContent.tsx"
import { Spinner } from "#web/kit/controls/Spinner.tsx"
import { EmptyState } from "#web/kit/feedback/EmptyState.tsx"
import { loading } from "#web/text/common.ts"
import { notFound, pageFailed } from "#web/text/errors.ts"
import { productTitle } from "#web/text/product-page.ts"
import { pageTitle } from "#web/text/shell.ts"
import { ErrorWithRetry } from "#web/views/connection/ErrorWithRetry.tsx"
import styles from "./FlyoutContent.module.css"
import { useWindowTitle } from "./use-window-title.ts"

type FlyoutPage = LoadedPage | "loading" | "notFound" | "failed"

const titleOf = (page: FlyoutPage): string | null => {
  if (typeof page === "string") return null
  if (page.type === "product") return pageTitle(productTitle(page.product))
  return page.type === "offer" ? pageTitle(`${page.offer.name}, ${page.offer.price}`) : null
}

/** Loads the page at a URL, again when the shopper chooses another store. */
const useLoadedPage = (url: string) => {
  const loadPage = useCase("loadPage")
  const storeNumber = useStatePart(assortmentState, ({ selection }) => selection?.storeNumber)
  const [page, setPage] = useState<FlyoutPage>("loading")
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const aborter = new AbortController()
    const { signal } = aborter
    const listing = { page: 0, sort: relevance, filters: {} }
    const load = async () => {
      const result = await loadPage({ path: new URL(url, location.href).pathname, listing }, { signal, forPage: true })
      if (signal.aborted) return
      if (result._tag === "Success") return setPage(result.success)
      setPage(result.failure._tag === "PageNotFound" ? "notFound" : "failed")
    }
    load().catch((error: unknown) => {
      // The promise of an aborted call is rejected.
      if (!signal.aborted) throw error
    })
    return () => aborter.abort()
  }, [loadPage, url, storeNumber, attempt])
  const retry = () => {
    setPage("loading")
    setAttempt((count) => count + 1)
  }
  return { page, retry }
}

const Content = ({ page, onRetry }: { readonly page: FlyoutPage; readonly onRetry: () => void }) => {
  if (page === "loading") return <Spinner label={loading} />
  if (page === "failed") return <ErrorWithRetry title={pageFailed} onRetry={onRetry} />
  if (page === "notFound") return <EmptyState icon="search" title={notFound} />
  if (page.type === "product") return <ProductContent {...page} showName />
  return page.type === "offer" ? <OfferContent {...page} showName /> : <EmptyState icon="search" title={notFound} />
}

/** The page of a product or an offer in a flyout; its heading gets the focus when it is shown. */
export const FlyoutContent = ({ url }: { readonly url: string }) => {
  const { page, retry } = useLoadedPage(url)
  const content = useRef<HTMLDivElement>(null)
  const isLoaded = typeof page !== "string"
  useWindowTitle(titleOf(page))
  useEffect(() => {
    if (isLoaded) content.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus({ preventScroll: true })
  }, [isLoaded])
  return (
    <div ref={content} className={isLoaded ? undefined : styles.waiting}>
      <Content page={page} onRetry={retry} />
    </div>
  )
}
