import { assortmentState } from "#core/assortment/assortment-state.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { displayedSlotState } from "#core/delivery/displayed-slot-state.ts"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import type { SelectAssortmentError, SelectionRequest } from "#core/assortment/resolve-selection.ts"
import type { DeliverySelection } from "#core/assortment/model.ts"
import { isSameSelection } from "#core/assortment/rules.ts"
import type { CartState } from "#core/cart/model.ts"
import { visibleLines } from "#core/cart/rules.ts"
import type { InvalidatedTime } from "#core/delivery/model.ts"
import { bookedTime } from "#core/delivery/displayed-slot.ts"
import type { StoreChange } from "#core/journeys/preview-store-change.ts"
import { useStatePart, useCase, useStateView } from "#web/container/react.tsx"
import { useMounted } from "#web/kit/rendering/use-mounted.ts"

export interface StoreChangeOptions {
  /** Called with the new selection, and with the booked time that the cart lost by the change; null if it lost none. */
  readonly onSuccess?: ((selection: DeliverySelection, invalidatedTime: InvalidatedTime | null) => void) | undefined
  readonly onFailure?: ((failure: SelectAssortmentError) => void) | undefined
}

export interface StoreChangeControls {
  /** Changes the store immediately when no products are lost; otherwise asks for confirmation. */
  readonly choose: (input: SelectionRequest) => Promise<void>
  /** Cancels a change that is still being previewed, and clears the failure of the last one. */
  readonly reset: () => void
  /** The selection in progress: a site's id, or 'home'. */
  readonly pendingTarget: string | null
  readonly failure: SelectAssortmentError | null
  /** The selection that failed, in the form of `pendingTarget`. */
  readonly failedTarget: string | null
  /** The change that the shopper is asked to confirm. */
  readonly confirmation: StoreChange | null
  readonly accept: () => Promise<void>
  readonly cancel: () => void
}

const targetOf = (input: SelectionRequest): string => (input.method === "homeDelivery" ? "home" : input.siteId)

/** The data that a preview depends on; the preview is loaded again when another tab changes any of it. */
const previewKey = (selection: DeliverySelection | null, cart: CartState): string =>
  JSON.stringify([
    selection,
    cart.serverCart?.storeNumber,
    cart.serverCart?.slotId,
    visibleLines(cart).map(({ gtin, quantity }) => [gtin, quantity])
  ])

/** Changes the store or the delivery: previews which products the cart would lose, then makes the change (PREVIEW rows). */
export const useStoreChange = ({ onSuccess, onFailure }: StoreChangeOptions = {}): StoreChangeControls => {
  const previewStoreChange = useCase("previewStoreChange")
  const selectAssortment = useCase("selectAssortment")
  const isMounted = useMounted()
  const [pendingTarget, setPendingTarget] = useState<string | null>(null)
  const [failure, setFailure] = useState<{ readonly target: string; readonly error: SelectAssortmentError } | null>(
    null
  )
  const [confirmation, setConfirmation] = useState<{
    readonly input: SelectionRequest
    readonly change: StoreChange
    readonly key: string
  } | null>(null)
  const assortment = useStateView(assortmentState)
  const cart = useStateView(cartState)
  const displayedSlot = useStateView(displayedSlotState)
  // Only an open confirmation re-renders when the cart changes.
  const confirmingSelection = useStatePart(assortmentState, (view) => (confirmation === null ? null : view.selection))
  const key = useStatePart(cartState, (view) => (confirmation === null ? null : previewKey(confirmingSelection, view)))
  const currentKey = () => previewKey(assortment.current().selection, cart.current())
  /** The last requested change while its preview is loading; a new request replaces it. */
  const request = useRef<{ readonly target: string; readonly aborter: AbortController } | null>(null)
  const isChanging = useRef(false)

  const fail = (input: SelectionRequest, error: SelectAssortmentError) => {
    setFailure({ target: targetOf(input), error })
    onFailure?.(error)
  }
  const change = async (input: SelectionRequest, acceptedGtins: ReadonlyArray<string>) => {
    isChanging.current = true
    setPendingTarget(targetOf(input))
    const slotId = cart.current().serverCart?.slotId ?? null
    const time = bookedTime(displayedSlot.current(), slotId)
    const result = await selectAssortment({ ...input, acceptedGtins }).finally(() => {
      isChanging.current = false
      if (isMounted()) setPendingTarget(null)
    })
    if (!isMounted()) return
    setConfirmation(null)
    if (result._tag === "Failure") return fail(input, result.failure)
    const isTimeLost = slotId !== null && (cart.current().serverCart?.slotId ?? null) === null
    onSuccess?.(result.success, isTimeLost ? (time ?? "unknown") : null)
  }
  const reset = () => {
    if (isChanging.current) return
    request.current?.aborter.abort()
    request.current = null
    setPendingTarget(null)
    setFailure(null)
  }
  const loadPreview = async (input: SelectionRequest, { isUpdate }: { readonly isUpdate: boolean }) => {
    const target = targetOf(input)
    // A second click on the same store is the same request.
    if (isChanging.current || request.current?.target === target) return
    reset()
    const keyBefore = currentKey()
    const current = { target, aborter: new AbortController() }
    request.current = current
    setPendingTarget(target)
    const preview = await previewStoreChange(input, { signal: current.aborter.signal }).catch((reason: unknown) => {
      if (current.aborter.signal.aborted) return null
      reset()
      throw reason
    })
    if (preview === null || request.current !== current || !isMounted()) return
    request.current = null
    if (!isUpdate && preview._tag === "Success" && preview.success.losses.length === 0) return change(input, [])
    setPendingTarget(null)
    const isAlreadyApplied =
      isUpdate &&
      preview._tag === "Success" &&
      isSameSelection(preview.success.selection, assortment.current().selection)
    setConfirmation(
      preview._tag === "Failure" || isAlreadyApplied ? null : { input, change: preview.success, key: keyBefore }
    )
    if (preview._tag === "Failure") fail(input, preview.failure)
  }
  const updatePreview = useEffectEvent((input: SelectionRequest) => void loadPreview(input, { isUpdate: true }))
  useEffect(() => {
    if (confirmation !== null && confirmation.key !== key) updatePreview(confirmation.input)
  }, [confirmation, key])
  return {
    choose: (input) => loadPreview(input, { isUpdate: false }),
    reset,
    pendingTarget,
    failure: failure?.error ?? null,
    failedTarget: failure?.target ?? null,
    confirmation: confirmation?.change ?? null,
    accept: async () => {
      if (confirmation !== null && !isChanging.current && confirmation.key === currentKey())
        await change(
          confirmation.input,
          confirmation.change.losses.map(({ gtin }) => gtin)
        )
    },
    cancel: () => {
      if (isChanging.current) return
      reset()
      setConfirmation(null)
    }
  }
}
