import type { Product } from "#core/catalogue/model.ts"
import { useLocation, useNavigate } from "react-router-dom"
import { useNow } from "#web/container/now.ts"
import { useCase } from "#web/container/react.tsx"
import { useClosePanel } from "#web/container/use-close-panel.ts"
import { AddControl } from "#web/features/catalogue/AddControl.tsx"
import type { RequestedFocus } from "#web/features/catalogue/requested-focus.ts"
import { priceViewOf } from "#web/views/catalogue/price-view-of.ts"
import type { SearchListProps } from "#web/features/search/search-list.ts"
import { SearchList } from "#web/features/search/SearchList.tsx"
import { ShortPrice } from "#web/views/catalogue/ShortPrice.tsx"
import { logInHref } from "#web/paths.ts"
import { searchReturnPath } from "#web/routes/return-path.ts"

/** The suggestions under the search box; products can be added to the cart from them. */
export const SearchSuggestions = (props: SearchListProps) => {
  const now = useNow()
  const navigate = useNavigate()
  const close = useClosePanel()
  const page = useLocation()
  const trackAddingToCart = useCase("trackAddingToCart")
  const renderControl = (product: Product, query: string) => (
    <AddControl
      product={product}
      onAdd={() => void trackAddingToCart({ id: product.id, query })}
      onLogInRequest={() =>
        close(
          () =>
            void navigate(logInHref(searchReturnPath(page, query)), {
              state: { productIdToFocus: product.id } satisfies RequestedFocus
            })
        )
      }
    />
  )
  const renderPrice = (product: Product) => {
    const price = priceViewOf(product, now)
    return price === undefined ? undefined : <ShortPrice value={price} />
  }
  return <SearchList {...props} renderControl={renderControl} renderPrice={renderPrice} />
}
