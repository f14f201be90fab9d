import type { Product } from "#core/catalogue/model.ts"
import { useLocation, useNavigate } from "react-router-dom"
import { ReportAddingToCart } from "#web/container/ids.ts"
import { useNow } from "#web/container/now.ts"
import { useService } from "#web/container/react.tsx"
import { useClosePanel } from "#web/container/use-close-panel.ts"
import { AddControl } from "#web/features/catalogue/AddControl.tsx"
import { priceViewOf } from "#web/features/catalogue/price-view.ts"
import type { SearchListProps } from "#web/features/search/search-list.ts"
import { SearchList } from "#web/features/search/SearchList.tsx"
import { ShortPrice } from "#web/kit/ShortPrice.tsx"
import { logInHref, searchReturn } from "#web/routes/return-path.ts"

/** What puts these goods into the cart, in their card. */
const buttonOf = ({ url }: Product): string => `article:has(a[href="${CSS.escape(url)}"]) > :last-child button`

/** The list under the search box, whose goods can be bought from it. */
export const SearchSuggestions = (props: SearchListProps) => {
  const now = useNow()
  const navigate = useNavigate()
  const close = useClosePanel()
  const page = useLocation()
  const reportAddingToCart = useService(ReportAddingToCart)
  const controlOf = (product: Product, query: string) => (
    <AddControl
      product={product}
      onAdd={() => void reportAddingToCart({ id: product.id, query })}
      onLogIn={() => close(() => void navigate(logInHref(searchReturn(page, query)), { state: { focus: buttonOf(product) } }))}
    />
  )
  const priceOf = (product: Product) => {
    const price = priceViewOf(product, now)
    return price === undefined ? undefined : <ShortPrice value={price} />
  }
  return <SearchList {...props} controlOf={controlOf} priceOf={priceOf} />
}
