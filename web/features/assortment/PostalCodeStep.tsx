import { assortmentState } from "#core/assortment/assortment-state.ts"
import type { RefObject } from "react"
import { normalizePostalCode, parsePostalCode, postalCodeLength } from "#core/kernel/postal-code.ts"
import { useStatePart } from "#web/container/react.tsx"
import { useForm } from "#web/forms/use-form.ts"
import { Button } from "#web/kit/controls/Button.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { TextField } from "#web/kit/forms/TextField.tsx"
import * as delivery from "#web/text/delivery.ts"
import * as text from "#web/text/store.ts"
import { selectionFailures } from "./selection-failures.ts"
import { RegisteredAddress } from "./RegisteredAddress.tsx"
import { SelectionFailure } from "./SelectionFailure.tsx"
import { NearestStores } from "./NearestStores.tsx"
import styles from "./AssortmentSteps.module.css"
import type { StoreChangeControls } from "./use-store-change.ts"

export interface PostalCodeStepProps {
  readonly input: string
  readonly onInput: (input: string) => void
  /** The last submitted postal code that has no home delivery. */
  readonly unservedPostalCode: string | null
  readonly storeChange: StoreChangeControls
  /** The label of the nearest stores' buttons; 'Välj' by default. */
  readonly actionLabel?: string | undefined
  readonly fieldRef: RefObject<HTMLInputElement | null>
}

/** Asks for the postal code (DELIV-02); for one without home delivery, lists the nearest stores (STORE-07). */
export const PostalCodeStep = ({
  input,
  onInput,
  unservedPostalCode,
  storeChange,
  actionLabel,
  fieldRef
}: PostalCodeStepProps) => {
  const { failure, failedTarget, pendingTarget } = storeChange
  const selectedCode = useStatePart(assortmentState, ({ selection }) =>
    selection?.method === "homeDelivery" ? selection.postalCode : null
  )
  const form = useForm({
    fields: {
      postalCode: {
        // A field with maxLength would cut off a pasted '111 22' before the space is removed.
        normalize: (text) => normalizePostalCode(text).slice(0, postalCodeLength),
        validate: (value) => (parsePostalCode(value) === null ? selectionFailures.InvalidPostalCode : undefined),
        showsValid: (value) => value === selectedCode
      }
    },
    values: { postalCode: input },
    setValues: (update) => onInput(update({ postalCode: input }).postalCode),
    submit: ({ postalCode }) => void storeChange.choose({ method: "homeDelivery", postalCode })
  })
  // The notice belongs to the submitted code, and remains while one of the offered stores is being selected.
  const isUnserved = input === unservedPostalCode
  const field = form.register("postalCode")
  return (
    <div className={styles.selection}>
      <form className={styles.selection} method="post" noValidate onSubmit={form.handleSubmit}>
        <SelectionFailure failure={failedTarget === "home" ? failure : null} />
        <TextField
          {...field}
          ref={(element) => {
            field.ref(element)
            fieldRef.current = element
          }}
          label={delivery.postalCode}
          inputMode="numeric"
          autoComplete="postal-code"
        />
        <Button type="submit" wide pending={pendingTarget === "home"}>
          {selectedCode === null ? text.continueWithPostalCode : text.changePostalCode}
        </Button>
      </form>
      <RegisteredAddress
        input={input}
        onSelect={(postalCode) => {
          onInput(postalCode)
          void storeChange.choose({ method: "homeDelivery", postalCode })
        }}
      />
      {isUnserved && (
        <>
          <Notice kind="info" announce="polite">
            {delivery.postalCodeNotServed(input)}
          </Notice>
          <NearestStores postalCode={input} emptyState={null} storeChange={storeChange} actionLabel={actionLabel} />
        </>
      )}
    </div>
  )
}
