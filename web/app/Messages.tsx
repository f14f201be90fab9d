import { Suspense } from "react"
import { replacedSelectionState } from "#core/assortment/replaced-selection-state.ts"
import { lazyComponent } from "#web/container/lazy-component.ts"
import { useStateView } from "#web/container/react.tsx"
import { RemovedProducts } from "#web/features/cart/RemovedProducts.tsx"
import { ConnectionBanner } from "#web/features/connection/ConnectionBanner.tsx"
import { FailureToasts } from "#web/features/connection/FailureToasts.tsx"
import { LoggedOut } from "#web/features/session/LoggedOut.tsx"
import { MessageHost } from "#web/kit/feedback/MessageHost.tsx"
import { ToastRegion } from "#web/kit/feedback/ToastRegion.tsx"
import { notifications } from "#web/text/connection.ts"

const SelectionReplaced = lazyComponent(() =>
  import("#web/features/assortment/SelectionReplaced.tsx").then((module) => module.SelectionReplaced)
)

export interface MessagesProps {
  /** Whether the page has a cart, so that removed products can be restored. */
  readonly hasCart?: boolean
}

/** The messages of every page and dialog: the connection banner and toasts. */
export const Messages = ({ hasCart = false }: MessagesProps) => {
  const isSelectionReplaced = useStateView(replacedSelectionState, (replaced) => replaced !== null)
  return (
    <MessageHost>
      <ConnectionBanner />
      <ToastRegion label={notifications}>
        {hasCart && <RemovedProducts />}
        {isSelectionReplaced && (
          <Suspense fallback={null}>
            <SelectionReplaced />
          </Suspense>
        )}
        <LoggedOut />
        <FailureToasts />
      </ToastRegion>
    </MessageHost>
  )
}
