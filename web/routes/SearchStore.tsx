import { assortmentState } from "#core/assortment/assortment-state.ts"
import type { Store } from "#core/assortment/model.ts"
import { useStatePart, usePanelControl } from "#web/container/react.tsx"
import { Button } from "#web/kit/controls/Button.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { chooseStore } from "#web/text/shell.ts"
import * as pageText from "#web/text/search-page.ts"
import { formatSearchUrl, type SearchUrl } from "./search-url.ts"

export interface SearchStoreProps {
  readonly searchUrl: SearchUrl
  /** null when the store in the URL cannot be selected. */
  readonly store: Store | null
}

/** States the store of the hits when the URL names another store than the selected one, or one that cannot be selected; links to a search in the selected store (ROUTE-04). */
export const SearchStore = ({ searchUrl, store }: SearchStoreProps) => {
  const selection = useStatePart(assortmentState, (view) => view.selection)
  const panel = usePanelControl()
  if (store !== null && store.storeNumber === selection?.storeNumber) return null
  const ownStoreHref = formatSearchUrl({ ...searchUrl, store: null, page: 0 })
  const action =
    selection === null ? (
      <Button variant="quiet" small onClick={() => panel.open("storeSelector")}>
        {chooseStore}
      </Button>
    ) : (
      <Button variant="quiet" small href={ownStoreHref}>
        {pageText.backToStore(selection.storeName)}
      </Button>
    )
  if (store === null)
    return (
      <Notice kind="warning" title={pageText.unknownStore} action={action}>
        {pageText.unknownStoreText(selection?.storeName ?? null)}
      </Notice>
    )
  return (
    <Notice title={pageText.hitsOfStore(store.name)} action={action}>
      {selection === null ? pageText.noStoreSelected : pageText.shoppingIn(selection.storeName)}
    </Notice>
  )
}
