import { Suspense, useState } from "react"
import { selectionReplacementState } from "#core/assortment/selection-replacement-state.ts"
import { unselectedAddressState } from "#core/orders/unselected-address-state.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { countRecipeProductsAndMeals } from "#core/cart/rules.ts"
import { lazyComponent } from "#web/container/lazy-component.ts"
import { useStatePart } from "#web/container/react.tsx"
import { RemovedProducts } from "#web/features/cart/RemovedProducts.tsx"
import { UnstoredChanges } from "#web/features/cart/UnstoredChanges.tsx"
import { ConnectionBanner } from "#web/features/connection/ConnectionBanner.tsx"
import { FailureToasts } from "#web/features/connection/FailureToasts.tsx"
import { CookiesBlocked } from "#web/features/session/CookiesBlocked.tsx"
import { LoggedOut } from "#web/features/session/LoggedOut.tsx"
import { MessageHost } from "#web/kit/feedback/MessageHost.tsx"
import { ToastRegion } from "#web/kit/feedback/ToastRegion.tsx"
import { notifications } from "#web/text/connection.ts"

const SelectionReplaced = lazyComponent(() =>
  import("#web/features/assortment/SelectionReplaced.tsx").then((module) => module.SelectionReplaced)
)
const UnselectedAddress = lazyComponent(() =>
  import("#web/features/assortment/UnselectedAddress.tsx").then((module) => module.UnselectedAddress)
)
const RemovedEntries = lazyComponent(() =>
  import("#web/features/cart/RemovedEntries.tsx").then((module) => module.RemovedEntries)
)

/** Whether the cart has, or has had since the page was opened, recipes or catered meals that can be removed. */
const useHasHadRecipesOrMeals = (): boolean => {
  const hasNow = useStatePart(
    cartState,
    ({ serverCart }) => serverCart !== null && countRecipeProductsAndMeals(serverCart) > 0
  )
  const [hasHad, setHasHad] = useState(hasNow)
  if (hasNow && !hasHad) setHasHad(true)
  return hasHad
}

export interface MessagesProps {
  /** Whether the page has a cart, so that removed products can be restored. */
  readonly hasCart?: boolean
  /** Whether the page was opened by a customer. */
  readonly wasCustomer?: boolean
}

/** The messages of every page and dialog: the connection banner and toasts. */
export const Messages = ({ hasCart = false, wasCustomer }: MessagesProps) => {
  const isSelectionReplaced = useStatePart(selectionReplacementState, (replacement) => replacement !== null)
  const isAddressUnselected = useStatePart(unselectedAddressState, (unselected) => unselected !== null)
  const hasHadRecipesOrMeals = useHasHadRecipesOrMeals()
  return (
    <MessageHost>
      <ToastRegion label={notifications} banner={<ConnectionBanner />}>
        {hasCart && <RemovedProducts />}
        {hasCart && hasHadRecipesOrMeals && (
          <Suspense fallback={null}>
            <RemovedEntries />
          </Suspense>
        )}
        {isSelectionReplaced && (
          <Suspense fallback={null}>
            <SelectionReplaced />
          </Suspense>
        )}
        {isAddressUnselected && (
          <Suspense fallback={null}>
            <UnselectedAddress />
          </Suspense>
        )}
        {hasCart && <UnstoredChanges />}
        <CookiesBlocked />
        <LoggedOut wasCustomer={wasCustomer} />
        <FailureToasts />
      </ToastRegion>
    </MessageHost>
  )
}
