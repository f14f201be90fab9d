import { useLocation, useNavigation } from "react-router-dom"
import { tidyQuery } from "#core/search/rules.ts"
import { LiveRegion } from "#web/kit/LiveRegion.tsx"
import { PageFrame } from "#web/kit/PageFrame.tsx"
import { ProductGrid } from "#web/kit/ProductGrid.tsx"
import { Skeleton } from "#web/kit/Skeleton.tsx"
import { kinds } from "#web/text/search.ts"
import { resultsFor, searching } from "#web/text/search-page.ts"
import { CartSide } from "#web/features/cart/CartSide.tsx"
import styles from "./SearchWaiting.module.css"
import { useLate } from "#web/kit/use-late.ts"

/** As many cards as fill a screen. */
const shown = 12

/** The shape of the search page in place of the page it was asked for on, once its hits have been on their way for a second. */
export const SearchWaiting = () => {
  const { location: asked } = useNavigation()
  const { pathname } = useLocation()
  const late = useLate(asked?.pathname === "/sok" && pathname !== "/sok")
  if (asked === undefined || !late) return null
  return (
    <div className={styles.waiting}>
      <PageFrame cart={<CartSide />}>
        <h1 className={styles.title}>{resultsFor(tidyQuery(new URLSearchParams(asked.search).get("Q") ?? ""))}</h1>
        <LiveRegion message={searching} />
        <p className={styles.word}>{searching}</p>
        <div className={styles.tools}><Skeleton shape="block" /></div>
        <ProductGrid waiting={shown} label={kinds.product} />
      </PageFrame>
    </div>
  )
}
