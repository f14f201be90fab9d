import { Suspense, useCallback } from "react"
import { assortmentState } from "#core/assortment/assortment-state.ts"
import type { DeliverySelection } from "#core/assortment/model.ts"
import type { SelectionRequest } from "#core/assortment/resolve-selection.ts"
import { selectionReplacementState } from "#core/assortment/selection-replacement-state.ts"
import { isSameSelection } from "#core/assortment/rules.ts"
import { lazyComponent } from "#web/container/lazy-component.ts"
import { useStatePart, useCase } from "#web/container/react.tsx"
import { Button } from "#web/kit/controls/Button.tsx"
import { Toast } from "#web/kit/feedback/Toast.tsx"
import { close as closeLabel } from "#web/text/common.ts"
import { describeSelection } from "#web/text/shell.ts"
import * as text from "#web/text/store.ts"
import { SelectionFailure } from "./SelectionFailure.tsx"
import { useStoreChange } from "./use-store-change.ts"

const NewCartPreview = lazyComponent(() => import("./NewCartPreview.tsx").then((module) => module.NewCartPreview))

/** How long the message stays, in ms. */
const durationMs = 20_000

const requestOf = ({ method, siteId, postalCode }: DeliverySelection): SelectionRequest =>
  method === "homeDelivery"
    ? { method, postalCode: postalCode ?? "" }
    : { method, siteId, ...(postalCode !== null && { postalCode }) }

/** Says that the log-in has replaced the selection with the saved one (DELIV-16), with a button that changes it back. */
export const SelectionReplaced = () => {
  const replacement = useStatePart(selectionReplacementState, (view) => view)
  const selection = useStatePart(assortmentState, (view) => view.selection)
  const dismissReplacedSelection = useCase("dismissReplacedSelection")
  const close = useCallback(() => void dismissReplacedSelection(), [dismissReplacedSelection])
  const storeChange = useStoreChange({ onSuccess: close })
  if (replacement === null || !isSameSelection(replacement.after, selection)) return null
  return (
    <Toast
      kind="info"
      title={text.savedSelectionTaken(describeSelection(replacement.after))}
      durationMs={durationMs}
      closeLabel={closeLabel}
      onClose={close}
      action={
        <Button
          variant="link"
          pending={storeChange.pendingTarget !== null}
          onClick={() => void storeChange.choose(requestOf(replacement.before))}
        >
          {text.changeBack(describeSelection(replacement.before))}
        </Button>
      }
    >
      <SelectionFailure failure={storeChange.failure} />
      <Suspense fallback={null}>
        <NewCartPreview storeChange={storeChange} origin="elsewhere" />
      </Suspense>
    </Toast>
  )
}
