import { useEffect, useEffectEvent, useRef, useState } from "react"
import type { Slot } from "#core/delivery/model.ts"
import { emptyPicker, finish, holdSlots, type Picker, pickMethod, placed, refused, stepBack, takeWish, typePostalCode, wantTime, wishAt } from "#core/delivery/picker.ts"
import { AssortmentViewId, CartViewId } from "#web/container/ids.ts"
import { useStateView } from "#web/container/react.tsx"
import { NewCartPreview } from "#web/features/assortment/NewCartPreview.tsx"
import { PostalCodeStep } from "#web/features/assortment/PostalCodeStep.tsx"
import { StoreStep } from "#web/features/assortment/StoreStep.tsx"
import { useStoreChange } from "#web/features/assortment/use-store-change.ts"
import { DoneStep } from "#web/features/delivery/DoneStep.tsx"
import { MethodStep } from "#web/features/delivery/MethodStep.tsx"
import { TimeStep } from "#web/features/delivery/TimeStep.tsx"
import { Button } from "#web/kit/Button.tsx"
import { Notice } from "#web/kit/Notice.tsx"
import { switchStore } from "#web/text/cart-content.ts"
import * as text from "#web/text/delivery.ts"
import { placeOf } from "#web/text/shell.ts"
import styles from "./DeliveryTab.module.css"

export interface DeliveryTabProps {
  readonly picker: Picker
  readonly onPicker: (change: (picker: Picker) => Picker) => void
  readonly onDone: () => void
  readonly onLogIn: () => void
}

/** The delivery picker's steps in the panel (DELIV-07, DELIV-08). */
export const DeliveryTab = ({ picker, onPicker, onDone, onLogIn }: DeliveryTabProps) => {
  const { step } = picker
  const [taken, setTaken] = useState<Slot>()
  const changing = useStoreChange((choice, lapsed) => onPicker((view) => placed(view, choice, lapsed)))
  const action = useStateView(CartViewId, ({ settled, pending }) => ((settled?.lines.length ?? 0) > 0 || Object.keys(pending).length > 0 ? switchStore : undefined))
  const choice = useStateView(AssortmentViewId, (view) => view.choice)
  // Not beside another postal code: it would lead to the times of the one before.
  const placeStands = choice !== null && choice.method === picker.method && (step === "store" || (step === "postalCode" && picker.postalCode.replace(/\s/g, "") === choice.postalCode))
  const toTime = placeStands && <Button look="quiet" icon="clock" wide onClick={() => onPicker((view) => placed(view, choice))}>{text.timeTitle}</Button>
  const tab = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  // A new step is read out by its title, or begins in its only field; the first one leaves the focus to the panel.
  const seen = useRef(step)
  const leaveStep = useEffectEvent(changing.forget)
  useEffect(() => {
    if (seen.current === step) return
    seen.current = step
    leaveStep()
    const start = step === "postalCode" ? field.current : tab.current?.closest("dialog")?.querySelector<HTMLElement>("[data-autofocus]")
    start?.focus()
  }, [step])
  const otherMethod = step === "postalCode" ? "pickupAtStore" : "homeDelivery"
  return (
    <div ref={tab} className={styles.tab}>
      {step === "method" && <MethodStep onPick={(method) => onPicker((view) => pickMethod(view, method))} />}
      {step === "postalCode" && (
        <>
          <PostalCodeStep
            fieldRef={field}
            typed={picker.postalCode}
            onType={(typed) => {
              changing.forget()
              onPicker((view) => typePostalCode(view, typed))
            }}
            refused={picker.notServed}
            onRefused={(postalCode) => onPicker((view) => refused(view, postalCode))}
            changing={changing}
            action={action}
          />
          {toTime}
        </>
      )}
      {step === "store" && <>{toTime}<StoreStep changing={changing} action={action} /></>}
      {(step === "time" || step === "done") && choice?.groceries === false && (
        <Notice
          kind="info"
          spoken="polite"
          action={<Button look="link" onClick={() => onPicker((view) => pickMethod(view, "pickupAtStore"))}>{text.otherwise.pickupAtStore}</Button>}
        >
          {text.onlyCateringTo(choice.postalCode ?? "")}
        </Notice>
      )}
      {step === "time" && choice !== null && <p className={styles.place}>{placeOf(choice)}</p>}
      {step === "time" && (
        <TimeStep
          // Times belong to a place: for another one, chosen on another page too, the step begins anew.
          key={[choice?.method, choice?.siteId, choice?.postalCode].join()}
          fullCatering={picker.fullCatering}
          onSlots={(days) => onPicker((view) => holdSlots(view, days))}
          onDone={(slot) => { setTaken(slot); onPicker(finish) }}
          onLogIn={onLogIn}
          onPlace={() => onPicker(stepBack)}
          wanted={wishAt(picker, choice)}
          onWant={(slot) => onPicker((view) => (slot === null || choice === null ? takeWish(view) : wantTime(view, slot, choice)))}
          lapsed={picker.lapsed}
        />
      )}
      {step === "done" && <DoneStep taken={taken} onDone={onDone} />}
      {step !== "method" && (
        <div className={styles.ways}>
          {(step === "postalCode" || step === "store") && (
            <Button look="link" onClick={() => onPicker((view) => pickMethod(view, otherMethod))}>{text.otherwise[otherMethod]}</Button>
          )}
          <Button look="link" onClick={() => onPicker(() => emptyPicker)}>{text.reset}</Button>
        </div>
      )}
      <NewCartPreview changing={changing} place="picker" />
    </div>
  )
}
