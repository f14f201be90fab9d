import type { Store } from "#core/assortment/model.ts"
import { AssortmentViewId } from "#web/container/ids.ts"
import { openTab, PanelId } from "#web/container/panel.ts"
import { useService, useStateView } from "#web/container/react.tsx"
import { Button } from "#web/kit/Button.tsx"
import { Notice } from "#web/kit/Notice.tsx"
import { chooseStore } from "#web/text/shell.ts"
import * as pageText from "#web/text/search-page.ts"
import { narrowedHref, type SearchAddress } from "./search-address.ts"

export interface SearchStoreProps {
  readonly address: SearchAddress
  /** null: there is no store to shop in by that name. */
  readonly store: Store | null
}

/** Whose goods are shown when the address names a store that is not the chosen one, and the way back (ROUTE-04). */
export const SearchStore = ({ address, store }: SearchStoreProps) => {
  const choice = useStateView(AssortmentViewId, (view) => view.choice)
  const panel = useService(PanelId)
  if (store !== null && store.storeNumber === choice?.storeNumber) return null
  const here = narrowedHref({ ...address, store: null, page: 0 })
  const action = choice === null
    ? <Button look="quiet" small onClick={() => panel.update((view) => openTab(view, "storeSelector"))}>{chooseStore}</Button>
    : <Button look="quiet" small href={here}>{pageText.backToStore(choice.storeName)}</Button>
  if (store === null) return <Notice kind="warning" title={pageText.unknownStore} action={action}>{pageText.unknownStoreText(choice?.storeName ?? null)}</Notice>
  return (
    <Notice title={pageText.hitsOfStore(store.name)} action={action}>
      {choice === null ? pageText.shoppingNowhere : pageText.shoppingIn(choice.storeName)}
    </Notice>
  )
}
