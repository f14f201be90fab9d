import { RemovedGoods } from "#web/features/cart/RemovedGoods.tsx"
import { ConnectionBanner } from "#web/features/connection/ConnectionBanner.tsx"
import { FailureToasts } from "#web/features/connection/FailureToasts.tsx"
import { LoggedOut } from "#web/features/session/LoggedOut.tsx"
import { MessageHost } from "#web/kit/MessageHost.tsx"
import { ToastRegion } from "#web/kit/ToastRegion.tsx"

export interface MessagesProps {
  /** A page with a cart beside it: goods that were taken out can be put back. */
  readonly shopping?: boolean
}

/** What is said over every page and dialog: how requests are getting on, and the page's own toasts. */
export const Messages = ({ shopping = false }: MessagesProps) => (
  <MessageHost>
    <ConnectionBanner />
    <ToastRegion>
      {shopping && <RemovedGoods />}
      <LoggedOut />
      <FailureToasts />
    </ToastRegion>
  </MessageHost>
)
