import { type FormEvent, type Ref, useEffect, useState } from "react"
import type { Store } from "#core/assortment/model.ts"
import { parsePostalCode } from "#core/kernel/postal-code.ts"
import { RecommendStores } from "#web/container/ids.ts"
import { useService } from "#web/container/react.tsx"
import { Button } from "#web/kit/Button.tsx"
import { Notice } from "#web/kit/Notice.tsx"
import { TextField } from "#web/kit/TextField.tsx"
import * as delivery from "#web/text/delivery.ts"
import * as text from "#web/text/store.ts"
import { choiceFailures } from "./choice-failures.ts"
import { ChoiceFailure } from "./ChoiceFailure.tsx"
import styles from "./PlaceSteps.module.css"
import { StoreRows } from "./StoreList.tsx"
import type { StoreChanging } from "./use-store-change.ts"

/** The nearest stores to a place that nobody delivers to. */
const Nearest = ({ postalCode, changing, action }: { readonly postalCode: string; readonly changing: StoreChanging; readonly action?: string | undefined }) => {
  const recommendStores = useService(RecommendStores)
  const [nearest, setNearest] = useState<ReadonlyArray<Store>>([])
  useEffect(() => {
    const abort = new AbortController()
    recommendStores(postalCode, { signal: abort.signal }).then((result) => setNearest(result._tag === "Success" ? result.success : []), () => undefined)
    return () => abort.abort()
  }, [postalCode, recommendStores])
  return (
    <>
      <Notice kind="info" spoken="polite">{delivery.postalCodeNotServed(postalCode)}</Notice>
      {nearest.length > 0 && (
        <>
          <h3 className={styles.heading}>{text.recommended}</h3>
          <StoreRows stores={nearest} changing={changing} action={action} />
        </>
      )}
    </>
  )
}

export interface PostalCodeStepProps {
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly changing: StoreChanging
  /** On the buttons, where changing takes a cart along. */
  readonly action?: string | undefined
  readonly fieldRef?: Ref<HTMLInputElement> | undefined
}

/** Where to bring the goods (DELIV-02); where nobody delivers, the nearest stores (STORE-07). */
export const PostalCodeStep = ({ typed, onType, changing, action, fieldRef }: PostalCodeStepProps) => {
  const [tried, setTried] = useState(false)
  const [asked, setAsked] = useState<string | null>(null)
  const { failure, pending } = changing
  const valid = parsePostalCode(typed) !== null
  // The answer is about the code it was asked for, and holds on while one of the stores that it offers is tried.
  const notServed = asked === typed ? asked : null
  useEffect(() => {
    if (failure?._tag === "NoHomeDelivery") setAsked(failure.postalCode)
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
        <ChoiceFailure failure={failure} />
        <TextField
          ref={fieldRef}
          label={delivery.postalCode}
          inputMode="numeric"
          autoComplete="postal-code"
          value={typed}
          onChange={(value) => onType(value.replace(/\D/g, "").slice(0, 5))}
          error={valid ? undefined : choiceFailures.InvalidPostalCode}
          showError={tried}
        />
        <Button type="submit" wide pending={pending === "home"}>{action ?? text.shopHere}</Button>
      </form>
      {notServed !== null && <Nearest postalCode={notServed} changing={changing} action={action} />}
    </div>
  )
}
