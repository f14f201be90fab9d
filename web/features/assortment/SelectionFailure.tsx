import type { SelectAssortmentError } from "#core/assortment/resolve-selection.ts"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { selectionFailures } from "./selection-failures.ts"

/** Why a selection failed; a postal code without home delivery is shown with its nearest stores instead. */
export const SelectionFailure = ({ failure }: { readonly failure: SelectAssortmentError | null }) =>
  failure === null || failure._tag === "NoHomeDelivery" ? null : (
    <Notice kind="danger" announce="assertive">
      {selectionFailures[failure._tag]}
    </Notice>
  )
