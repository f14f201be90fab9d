import { ConnectionBanner } from "#web/features/connection/ConnectionBanner.tsx"
import { FailureToasts } from "#web/features/connection/FailureToasts.tsx"

/** How the shop's requests are getting on, over every page. */
export const Connection = () => (
  <>
    <ConnectionBanner />
    <FailureToasts />
  </>
)
