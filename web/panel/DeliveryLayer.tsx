import { assortmentState } from "#core/assortment/assortment-state.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import type { Slot } from "#core/delivery/model.ts"
import {
  emptyDeliveryPicker,
  completePicker,
  setFullyBookedCateringDates,
  type DeliveryPicker,
  pickMethod,
  applySelection,
  markNotServed,
  stepBack,
  clearPickedSlot,
  enterPostalCode,
  setPickedSlot,
  pickedSlotFor
} from "#core/delivery/delivery-picker.ts"
import { useStatePart } from "#web/container/react.tsx"
import { NewCartPreview } from "#web/features/assortment/NewCartPreview.tsx"
import { PostalCodeStep } from "#web/features/assortment/PostalCodeStep.tsx"
import { StoreStep } from "#web/features/assortment/StoreStep.tsx"
import { useStoreChange } from "#web/features/assortment/use-store-change.ts"
import { DoneStep } from "#web/features/delivery/DoneStep.tsx"
import { MethodStep } from "#web/views/delivery/MethodStep.tsx"
import { TimeStep } from "#web/features/delivery/TimeStep.tsx"
import { Button } from "#web/kit/controls/Button.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { switchStore } from "#web/text/cart.ts"
import * as text from "#web/text/delivery.ts"
import { describeSelection } from "#web/text/shell.ts"
import styles from "./DeliveryLayer.module.css"

export interface DeliveryLayerProps {
  readonly picker: DeliveryPicker
  readonly updatePicker: (change: (picker: DeliveryPicker) => DeliveryPicker) => void
  readonly onDone: () => void
  readonly onLogInRequest: () => void
}

/** Shows the steps of the delivery picker in the panel (DELIV-07, DELIV-08). */
export const DeliveryLayer = ({ picker, updatePicker, onDone, onLogInRequest }: DeliveryLayerProps) => {
  const { step } = picker
  const [chosenSlot, setChosenSlot] = useState<Slot>()
  const storeChange = useStoreChange({
    onSuccess: (selection, invalidatedTime) =>
      updatePicker((current) => applySelection(current, selection, invalidatedTime)),
    onFailure: (failure) => {
      if (failure._tag === "NoHomeDelivery") updatePicker((current) => markNotServed(current, failure.postalCode))
    }
  })
  const hasProducts = useStatePart(
    cartState,
    ({ serverCart, pending }) => (serverCart?.lines.length ?? 0) > 0 || Object.keys(pending).length > 0
  )
  const actionLabel = hasProducts ? switchStore : undefined
  const selection = useStatePart(assortmentState, (view) => view.selection)
  // Hidden while another postal code is typed, because it would show the times of the previous one.
  const showsTimesButton =
    selection !== null &&
    selection.method === picker.method &&
    (step === "store" || (step === "postalCode" && picker.postalCode.replace(/\s/g, "") === selection.postalCode))
  const timesButton = showsTimesButton && (
    <Button
      variant="quiet"
      icon="clock"
      wide
      onClick={() => updatePicker((current) => applySelection(current, selection))}
    >
      {text.timeTitle}
    </Button>
  )
  const container = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  // A new step moves the focus to its title or its only field; for the first step the panel sets the focus.
  const lastStep = useRef(step)
  const resetStoreChange = useEffectEvent(storeChange.reset)
  useEffect(() => {
    if (lastStep.current === step) return
    lastStep.current = step
    resetStoreChange()
    const focusTarget =
      step === "postalCode"
        ? field.current
        : container.current?.closest("dialog")?.querySelector<HTMLElement>("[data-autofocus]")
    focusTarget?.focus()
  }, [step])
  const otherMethod = step === "postalCode" ? "pickupAtStore" : "homeDelivery"
  return (
    <div ref={container} className={styles.tab}>
      {step === "method" && <MethodStep onPick={(method) => updatePicker((current) => pickMethod(current, method))} />}
      {step === "postalCode" && (
        <>
          <PostalCodeStep
            fieldRef={field}
            input={picker.postalCode}
            onInput={(input) => {
              storeChange.reset()
              updatePicker((current) => enterPostalCode(current, input))
            }}
            unservedPostalCode={picker.unservedPostalCode}
            storeChange={storeChange}
            actionLabel={actionLabel}
          />
          {timesButton}
        </>
      )}
      {step === "store" && (
        <>
          {timesButton}
          <StoreStep storeChange={storeChange} actionLabel={actionLabel} />
        </>
      )}
      {(step === "time" || step === "done") && selection?.deliversGroceries === false && (
        <Notice
          kind="info"
          announce="polite"
          action={
            <Button variant="link" onClick={() => updatePicker((current) => pickMethod(current, "pickupAtStore"))}>
              {text.switchMethodTo.pickupAtStore}
            </Button>
          }
        >
          {text.onlyCateringTo(selection.postalCode ?? "")}
        </Notice>
      )}
      {step === "time" && selection !== null && <p className={styles.place}>{describeSelection(selection)}</p>}
      {step === "time" && (
        <TimeStep
          // Times belong to a selection, so the step is remounted for another selection, even one made in another tab.
          key={[selection?.method, selection?.siteId, selection?.postalCode].join()}
          fullyBookedCateringDates={picker.fullyBookedCateringDates}
          onSlots={(days) => updatePicker((current) => setFullyBookedCateringDates(current, days))}
          onDone={(slot) => {
            setChosenSlot(slot)
            // A shopper with products in the cart goes on where they were, as in the checkout.
            if (hasProducts) onDone()
            else updatePicker(completePicker)
          }}
          onLogInRequest={onLogInRequest}
          onChangeDelivery={() => updatePicker(stepBack)}
          pickedSlot={pickedSlotFor(picker, selection)}
          onPickedSlot={(slot) =>
            updatePicker((current) =>
              slot === null || selection === null ? clearPickedSlot(current) : setPickedSlot(current, slot, selection)
            )
          }
          invalidatedTime={picker.invalidatedTime}
        />
      )}
      {step === "done" && <DoneStep chosenSlot={chosenSlot} onDone={onDone} />}
      {step !== "method" && (
        <div className={styles.actions}>
          {(step === "postalCode" || step === "store") && (
            <Button variant="link" onClick={() => updatePicker((current) => pickMethod(current, otherMethod))}>
              {text.switchMethodTo[otherMethod]}
            </Button>
          )}
          <Button variant="link" onClick={() => updatePicker(() => emptyDeliveryPicker)}>
            {text.reset}
          </Button>
        </div>
      )}
      <NewCartPreview storeChange={storeChange} origin="deliverySteps" />
    </div>
  )
}
