import { CartAnnouncer } from "#web/features/cart/CartAnnouncer.tsx"
import { CartProblems } from "#web/features/cart/CartProblems.tsx"
import { FilterFocus } from "#web/features/catalogue/FilterFocus.tsx"
import { FilterFolds } from "#web/features/catalogue/FilterFolds.tsx"
import { SearchKeys } from "#web/features/search/SearchKeys.tsx"
import { ActingBar } from "#web/features/session/ActingBar.tsx"
import { FocusWanted } from "./FocusWanted.tsx"
import { Panel } from "./Panel.tsx"

/** What lies over a shopping page or is only heard, in one file that comes behind it. */
export const Overlays = () => (
  <>
    <Panel />
    <CartProblems />
    <CartAnnouncer />
    <SearchKeys />
    <ActingBar />
    <FocusWanted />
    <FilterFocus />
    <FilterFolds />
  </>
)
