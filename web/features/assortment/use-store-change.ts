import { useEffect, useEffectEvent, useRef, useState } from "react"
import type { SelectAssortmentError, SelectAssortmentInput } from "#core/assortment/find-choice.ts"
import type { Choice } from "#core/assortment/model.ts"
import { isSamePlace } from "#core/assortment/rules.ts"
import type { CartView } from "#core/cart/model.ts"
import { visibleLines } from "#core/cart/rules.ts"
import type { LapsedTime } from "#core/delivery/model.ts"
import { bookedTime } from "#core/delivery/shown-time.ts"
import type { StoreChange } from "#core/journeys/preview-store-change.ts"
import { AssortmentViewId, CartViewId, PreviewStoreChange, SelectAssortment, ShownTimeViewId } from "#web/container/ids.ts"
import { useService, useStateView } from "#web/container/react.tsx"
import { useMounted } from "#web/kit/use-mounted.ts"

export interface StoreChanging {
  /** Changes at once where nothing is lost by it, else asks first. */
  readonly choose: (input: SelectAssortmentInput) => Promise<void>
  /** What was wished for is not wished any more, where nothing has changed by it yet; a failure is left behind with it. */
  readonly forget: () => void
  /** Which choice is under way: a site's id, or 'home'. */
  readonly pending: string | null
  readonly failure: SelectAssortmentError | null
  /** Which choice failed, named as in `pending`. */
  readonly failed: string | null
  /** What the shopper is asked about. */
  readonly asking: StoreChange | null
  readonly accept: () => Promise<void>
  readonly cancel: () => void
}

const nameOf = (input: SelectAssortmentInput): string => (input.method === "homeDelivery" ? "home" : input.siteId)

/** What a question is about: it is asked anew where another page changes any of it. */
const aboutOf = (choice: Choice | null, cart: CartView): string =>
  JSON.stringify([choice, cart.settled?.storeNumber, cart.settled?.slotId, visibleLines(cart).map(({ gtin, quantity }) => [gtin, quantity])])

/** A change of store or of delivery: first what it would take out of the cart, then the change itself (PREVIEW rows). */
export const useStoreChange = (onDone: (choice: Choice, lapsed: LapsedTime | null) => void): StoreChanging => {
  const previewStoreChange = useService(PreviewStoreChange)
  const selectAssortment = useService(SelectAssortment)
  const mounted = useMounted()
  const [pending, setPending] = useState<string | null>(null)
  const [failure, setFailure] = useState<{ readonly of: string; readonly error: SelectAssortmentError } | null>(null)
  const [asking, setAsking] = useState<{ readonly input: SelectAssortmentInput; readonly change: StoreChange; readonly about: string } | null>(null)
  const assortment = useService(AssortmentViewId)
  const cart = useService(CartViewId)
  const shownTime = useService(ShownTimeViewId)
  // Nobody but who is asked is drawn anew by what happens to the cart.
  const choiceAsked = useStateView(AssortmentViewId, (view) => (asking === null ? null : view.choice))
  const about = useStateView(CartViewId, (view) => (asking === null ? null : aboutOf(choiceAsked, view)))
  const aboutNow = () => aboutOf(assortment.current().choice, cart.current())
  /** The last wish, until it is answered; while nothing has changed yet another one takes its place. */
  const wish = useRef<{ readonly of: string; readonly abort: AbortController } | null>(null)
  const changes = useRef(false)

  const change = async (input: SelectAssortmentInput, accepted: ReadonlyArray<string>) => {
    changes.current = true
    setPending(nameOf(input))
    const slotId = cart.current().settled?.slotId ?? null
    const time = bookedTime(shownTime.current(), slotId)
    const result = await selectAssortment({ ...input, accepted }).finally(() => {
      changes.current = false
      if (mounted()) setPending(null)
    })
    if (!mounted()) return
    setAsking(null)
    if (result._tag === "Failure") setFailure({ of: nameOf(input), error: result.failure })
    else onDone(result.success, slotId !== null && (cart.current().settled?.slotId ?? null) === null ? time ?? "unknown" : null)
  }
  const forget = () => {
    if (changes.current) return
    wish.current?.abort.abort()
    wish.current = null
    setPending(null)
    setFailure(null)
  }
  const look = async (input: SelectAssortmentInput, again: boolean) => {
    const of = nameOf(input)
    // A second press of the same is the same wish.
    if (changes.current || wish.current?.of === of) return
    forget()
    const asked = aboutNow()
    const own = { of, abort: new AbortController() }
    wish.current = own
    setPending(of)
    const preview = await previewStoreChange(input, { signal: own.abort.signal }).catch((reason: unknown) => {
      if (own.abort.signal.aborted) return null
      forget()
      throw reason
    })
    if (preview === null || wish.current !== own || !mounted()) return
    wish.current = null
    if (!again && preview._tag === "Success" && preview.success.lost.length === 0) return change(input, [])
    setPending(null)
    const stands = again && preview._tag === "Success" && isSamePlace(preview.success.choice, assortment.current().choice)
    setAsking(preview._tag === "Failure" || stands ? null : { input, change: preview.success, about: asked })
    if (preview._tag === "Failure") setFailure({ of, error: preview.failure })
  }
  const lookAgain = useEffectEvent((input: SelectAssortmentInput) => void look(input, true))
  useEffect(() => {
    if (asking !== null && asking.about !== about) lookAgain(asking.input)
  }, [asking, about])
  return {
    choose: (input) => look(input, false),
    forget,
    pending,
    failure: failure?.error ?? null,
    failed: failure?.of ?? null,
    asking: asking?.change ?? null,
    accept: async () => {
      if (asking !== null && !changes.current && asking.about === aboutNow()) await change(asking.input, asking.change.lost.map(({ gtin }) => gtin))
    },
    cancel: () => {
      if (changes.current) return
      forget()
      setAsking(null)
    }
  }
}
