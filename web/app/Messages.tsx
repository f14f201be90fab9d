import { type ReactNode, Suspense } from "react"
import { ConnectionBanner } from "#web/features/connection/ConnectionBanner.tsx"
import { FailureToasts } from "#web/features/connection/FailureToasts.tsx"
import { LoggedOut } from "#web/features/session/LoggedOut.tsx"
import { ToastRegion } from "#web/kit/ToastRegion.tsx"

/** What is said over every page: how requests are getting on, and the page's own toasts. */
export const Messages = ({ children }: { readonly children?: ReactNode }) => (
  <>
    <ConnectionBanner />
    <ToastRegion>
      <Suspense fallback={null}>{children}</Suspense>
      <LoggedOut />
      <FailureToasts />
    </ToastRegion>
  </>
)
