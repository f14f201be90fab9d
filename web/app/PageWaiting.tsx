import { useLocation, useNavigation } from "react-router-dom"
import { tidyQuery } from "#core/search/rules.ts"
import { LiveRegion } from "#web/kit/LiveRegion.tsx"
import { PageFrame } from "#web/kit/PageFrame.tsx"
import { ProductGrid } from "#web/kit/ProductGrid.tsx"
import { Skeleton } from "#web/kit/Skeleton.tsx"
import { pageLoading } from "#web/text/common.ts"
import { kinds } from "#web/text/search.ts"
import { resultsFor, searching } from "#web/text/search-page.ts"
import { CartSide } from "#web/features/cart/CartSide.tsx"
import styles from "./PageWaiting.module.css"
import { useLate } from "#web/kit/use-late.ts"

/** As many cards as fill a screen. */
const shown = 12
const lines = 8

const isGoods = (path: string): boolean => /-p\d{9}_(ST|KG)$/.test(path)

/** The shape of the page that was asked for, in place of the one it was asked for on, once it has been on its way for a second; of a search with its words. */
export const PageWaiting = () => {
  const { location: asked } = useNavigation()
  const { pathname } = useLocation()
  const late = useLate(asked !== undefined && asked.pathname !== pathname)
  if (asked === undefined || !late) return null
  const searches = asked.pathname === "/sok"
  const lists = searches || (asked.pathname.startsWith("/matvaror") && !isGoods(asked.pathname))
  const word = searches ? searching : pageLoading
  return (
    <div className={styles.waiting}>
      <PageFrame side={lists && !searches ? Array.from({ length: lines }, (_, index) => <Skeleton key={index} className={styles.place} />) : undefined} cart={<CartSide />}>
        {searches ? <h1 className={styles.title}>{resultsFor(tidyQuery(new URLSearchParams(asked.search).get("Q") ?? ""))}</h1> : <Skeleton shape="title" />}
        <LiveRegion message={word} />
        <p className={styles.word}>{word}</p>
        {lists ? (
          <>
            <div className={styles.tools}><Skeleton shape="block" /></div>
            <ProductGrid waiting={shown} label={searches ? kinds.product : undefined} />
          </>
        ) : (
          <div className={styles.page}>
            <Skeleton shape="block" className={styles.picture} />
            <div>{Array.from({ length: lines }, (_, index) => <Skeleton key={index} className={styles.place} />)}</div>
          </div>
        )}
      </PageFrame>
    </div>
  )
}
