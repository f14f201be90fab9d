import { useEffect, useEffectEvent } from "react"

export interface CheckoutDraft {
  readonly street: string
  readonly message: string
}

/** The draft's key in the tab's session storage, for one cart. */
const keyOf = (cartId: string): string => `checkout ${cartId}`

/** Returns the result of `use`, or null when it fails: storage is blocked or full, or the stored draft is unreadable. Then only the page itself keeps the input. */
const withStorage = <A>(use: (storage: Storage) => A): A | null => {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}

const readDraft = (cartId: string): CheckoutDraft | null => {
  const stored = withStorage(
    (storage) => JSON.parse(storage.getItem(keyOf(cartId)) ?? "null") as Partial<CheckoutDraft> | null
  )
  return stored === null ? null : { street: stored.street ?? "", message: stored.message ?? "" }
}

export const forgetCheckoutDraft = (cartId: string): void =>
  void withStorage((storage) => storage.removeItem(keyOf(cartId)))

/** Stores the input of a cart's checkout in this tab, and restores it when that checkout opens again, for example after the session has ended and the customer has logged in again. */
export const useCheckoutDraft = (
  cartId: string | null,
  draft: CheckoutDraft,
  restore: (draft: CheckoutDraft) => void
): void => {
  const { street, message } = draft
  const restoreDraft = useEffectEvent((id: string) => {
    const storedDraft = readDraft(id)
    if (storedDraft !== null && (storedDraft.street !== street || storedDraft.message !== message)) restore(storedDraft)
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
