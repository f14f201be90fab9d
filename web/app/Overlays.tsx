import { CartAnnouncer } from "#web/features/cart/CartAnnouncer.tsx"
import { CartProblems } from "#web/features/cart/CartProblems.tsx"
import { ActingBar } from "#web/features/session/ActingBar.tsx"
import { Panel } from "#web/panel/Panel.tsx"

/** Overlays and announcements of a shopping page, in one chunk. */
export const Overlays = () => (
  <>
    <Panel />
    <CartProblems />
    <CartAnnouncer />
    <ActingBar />
  </>
)
