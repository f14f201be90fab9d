import { useEffect, useEffectEvent } from "react"

export interface CheckoutDraft {
  readonly street: string
  readonly message: string
}

/** The draft's key in the tab's session storage, for one cart. */
const keyOf = (cartId: string): string => `checkout ${cartId}`

/** Returns null when storage is blocked or full; the draft then lasts only as long as the page. */
const withStorage = <A>(use: (storage: Storage) => A): A | null => {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}

const readDraft = (cartId: string): CheckoutDraft | null => {
  const text = withStorage((storage) => storage.getItem(keyOf(cartId)))
  if (text === null) return null
  const { street, message } = JSON.parse(text) as Partial<CheckoutDraft>
  return { street: street ?? "", message: message ?? "" }
}

export const forgetCheckoutDraft = (cartId: string): void =>
  void withStorage((storage) => storage.removeItem(keyOf(cartId)))

/** Stores what is typed in a cart's checkout in this tab, and restores it once, when the checkout opens again after the session has ended and the customer has logged in. */
export const useCheckoutDraft = (
  cartId: string | null,
  draft: CheckoutDraft,
  restore: (draft: CheckoutDraft) => void
): void => {
  const { street, message } = draft
  const restoreDraft = useEffectEvent((id: string) => {
    const stored = readDraft(id)
    if (stored !== null && (stored.street !== street || stored.message !== message)) restore(stored)
  })
  useEffect(() => {
    if (cartId !== null) restoreDraft(cartId)
  }, [cartId])
  useEffect(() => {
    if (cartId === null) return
    if (street === "" && message === "") forgetCheckoutDraft(cartId)
    else withStorage((storage) => storage.setItem(keyOf(cartId), JSON.stringify({ street, message })))
  }, [cartId, street, message])
}
