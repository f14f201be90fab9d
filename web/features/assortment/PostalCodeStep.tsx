import { type FormEvent, type Ref, useEffect, useEffectEvent, useState } from "react"
import { parsePostalCode } from "#core/kernel/postal-code.ts"
import { AssortmentViewId } from "#web/container/ids.ts"
import { useStateView } from "#web/container/react.tsx"
import { Button } from "#web/kit/Button.tsx"
import { Notice } from "#web/kit/Notice.tsx"
import { TextField } from "#web/kit/TextField.tsx"
import * as delivery from "#web/text/delivery.ts"
import * as text from "#web/text/store.ts"
import { choiceFailures } from "./choice-failures.ts"
import { ChoiceFailure } from "./ChoiceFailure.tsx"
import { NearestStores } from "./NearestStores.tsx"
import styles from "./PlaceSteps.module.css"
import type { StoreChanging } from "./use-store-change.ts"

export interface PostalCodeStepProps {
  readonly typed: string
  readonly onType: (typed: string) => void
  /** The last code that nobody delivers to. */
  readonly refused: string | null
  readonly onRefused: (postalCode: string) => void
  readonly changing: StoreChanging
  /** On the buttons, where changing takes a cart along. */
  readonly action?: string | undefined
  readonly fieldRef?: Ref<HTMLInputElement> | undefined
}

/** Where to bring the goods (DELIV-02); where nobody delivers, the nearest stores (STORE-07). */
export const PostalCodeStep = ({ typed, onType, refused, onRefused, changing, action, fieldRef }: PostalCodeStepProps) => {
  const [tried, setTried] = useState(false)
  const { failure, failed, pending } = changing
  const servedCode = useStateView(AssortmentViewId, ({ choice }) => (choice?.method === "homeDelivery" ? choice.postalCode : null))
  const valid = parsePostalCode(typed) !== null
  // The answer is about the code it was asked for, and holds on while one of the stores that it offers is tried.
  const notServed = refused === typed ? refused : null
  const refuse = useEffectEvent(onRefused)
  useEffect(() => {
    if (failure?._tag === "NoHomeDelivery") refuse(failure.postalCode)
  }, [failure])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (!valid) return event.currentTarget.querySelector("input")?.focus()
    void changing.choose({ method: "homeDelivery", postalCode: typed })
  }
  return (
    <div className={styles.choice}>
      <form className={styles.choice} method="post" noValidate onSubmit={submit}>
        <ChoiceFailure failure={failed === "home" ? failure : null} />
        <TextField
          ref={fieldRef}
          label={delivery.postalCode}
          inputMode="numeric"
          autoComplete="postal-code"
          value={typed}
          onChange={(value) => onType(value.replace(/[\s-]/g, "").slice(0, 5))}
          error={valid ? undefined : choiceFailures.InvalidPostalCode}
          showError={tried}
          confirmed={typed === servedCode}
        />
        <Button type="submit" wide pending={pending === "home"}>{action ?? text.shopHere}</Button>
      </form>
      {notServed !== null && (
        <>
          <Notice kind="info" spoken="polite">{delivery.postalCodeNotServed(notServed)}</Notice>
          <NearestStores postalCode={notServed} none={null} changing={changing} action={action} />
        </>
      )}
    </div>
  )
}
