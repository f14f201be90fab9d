import { Suspense, useCallback, useEffect, useState } from "react"
import { assortmentState } from "#core/assortment/assortment-state.ts"
import type { AddressOptions } from "#core/assortment/load-address-options.ts"
import { isSameSelection } from "#core/assortment/rules.ts"
import { unselectedAddressState } from "#core/orders/unselected-address-state.ts"
import { lazyComponent } from "#web/container/lazy-component.ts"
import { useStatePart, useCase } from "#web/container/react.tsx"
import { Button } from "#web/kit/controls/Button.tsx"
import { Toast } from "#web/kit/feedback/Toast.tsx"
import { close as closeLabel } from "#web/text/common.ts"
import * as text from "#web/text/store.ts"
import { SelectionFailure } from "./SelectionFailure.tsx"
import styles from "./UnselectedAddress.module.css"
import { useStoreChange } from "./use-store-change.ts"

const NewCartPreview = lazyComponent(() => import("./NewCartPreview.tsx").then((module) => module.NewCartPreview))

/** How long the message stays, in ms; long, because it asks for a decision. */
const durationMs = 60_000

const useAddressOptions = (postalCode: string | null): AddressOptions | null => {
  const loadAddressOptions = useCase("loadAddressOptions")
  const [options, setOptions] = useState<AddressOptions | null>(null)
  useEffect(() => {
    if (postalCode === null) return
    const aborter = new AbortController()
    loadAddressOptions(postalCode, { signal: aborter.signal }).then(
      (result) => setOptions(result._tag === "Success" ? result.success : null),
      () => undefined
    )
    return () => aborter.abort()
  }, [postalCode, loadAddressOptions])
  return options
}

/**
 * Shown after a log-in when home delivery to another postal code than the registered address's is selected (decision 0019). Once the options are known, it
 * says whether the registered address has home delivery, and has a button for that and one for pickup in the nearest store, each only if possible.
 */
export const UnselectedAddress = () => {
  const unselectedAddress = useStatePart(unselectedAddressState, (view) => view)
  const selection = useStatePart(assortmentState, (view) => view.selection)
  const dismissUnselectedAddress = useCase("dismissUnselectedAddress")
  const close = useCallback(() => void dismissUnselectedAddress(), [dismissUnselectedAddress])
  const storeChange = useStoreChange({ onSuccess: close })
  const options = useAddressOptions(unselectedAddress?.address.postalCode ?? null)
  if (unselectedAddress === null || !isSameSelection(unselectedAddress.selection, selection)) return null
  const { address } = unselectedAddress
  const { homeDelivery, pickup } = options ?? { homeDelivery: null, pickup: null }
  const { pendingTarget } = storeChange
  return (
    <Toast
      kind="info"
      title={text.registeredAt(address)}
      durationMs={durationMs}
      closeLabel={closeLabel}
      onClose={close}
      action={
        options !== null && (
          <div className={styles.actions}>
            {homeDelivery?.deliversGroceries === true && (
              <Button
                variant="link"
                pending={pendingTarget === "home"}
                onClick={() => void storeChange.choose({ method: "homeDelivery", postalCode: address.postalCode })}
              >
                {text.deliverTo(address)}
              </Button>
            )}
            {pickup !== null && (
              <Button
                variant="link"
                pending={pendingTarget === pickup.siteId}
                onClick={() =>
                  void storeChange.choose({
                    method: "pickupAtStore",
                    siteId: pickup.siteId,
                    postalCode: address.postalCode
                  })
                }
              >
                {text.pickUpInInstead(pickup.name)}
              </Button>
            )}
          </div>
        )
      }
    >
      <p>{text.unselectedAddress(unselectedAddress.selection, options)}</p>
      <SelectionFailure failure={storeChange.failure} />
      <Suspense fallback={null}>
        <NewCartPreview storeChange={storeChange} origin="elsewhere" />
      </Suspense>
    </Toast>
  )
}
