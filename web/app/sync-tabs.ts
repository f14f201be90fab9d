import { getUseCase } from "#web/container/use-case.ts"
import { assortmentState } from "#core/assortment/assortment-state.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { sessionState } from "#core/session/session-state.ts"
import { distinctUntilChanged, map } from "rxjs"
import { hydratesOnInteraction } from "#web/container/hydration.ts"
import { whenIdle } from "#web/kit/rendering/when-idle.ts"
import type { Scope } from "#web/container/scope.ts"
import { openTabChannel, tabChannels } from "#web/container/tab-channel.ts"
import { isSameSelection } from "#core/assortment/rules.ts"
import type { SessionState } from "#core/session/model.ts"

type TabMessage = { readonly type: "selection" } | ({ readonly type: "session" } & Shopper)

interface Shopper {
  readonly status: SessionState["status"]
  /** The customer's id; null for a visitor and while it is unknown. */
  readonly customer: string | null
}

const isSameShopper = (one: Shopper, other: Shopper): boolean =>
  one.status === other.status && one.customer === other.customer

/** Whether a reload could lose input: true for any open dialog or form. Read from the document, because pages, panel and dialogs all render forms. */
const mayHaveUnsavedInput = (): boolean => document.querySelector("dialog[open], main form") !== null

/**
 * Keeps the shop's tabs in one browser in sync. A store change, a log-out and a change of customer apply immediately; a log-in applies
 * unless a form or a dialog is open. A hidden tab checks the selection when it becomes visible again.
 */
export const syncTabs = (scope: Scope): void => {
  const { states } = scope
  const adoptSelection = () => void getUseCase(scope, "adoptSelection")()
  const channel = openTabChannel<TabMessage>(tabChannels.shop, (message) => {
    if (message.type === "selection") return adoptSelection()
    const { status, customer } = states.of(sessionState).current()
    const isOtherCustomer = message.customer !== null && customer !== null && message.customer !== customer.id
    if (isOtherCustomer || (message.status !== status && (status === "customer" || !mayHaveUnsavedInput())))
      location.reload()
  })
  const send = (message: TabMessage) => channel.postMessage(message)
  let lastSentSelection = states.of(assortmentState).current().selection
  // Sent after the cart has been moved, so that no other tab moves it.
  const sendSelection = () => {
    const { selection } = states.of(assortmentState).current()
    if (states.of(cartState).current().busySince !== null || isSameSelection(selection, lastSentSelection)) return
    lastSentSelection = selection
    send({ type: "selection" })
  }
  states.of(assortmentState).changes$.subscribe(sendSelection)
  states.of(cartState).changes$.subscribe(sendSelection)
  // Also sent when a page opens, because the previous page may have had no time to send it before a redirect.
  states
    .of(sessionState)
    .changes$.pipe(
      map(({ status, customer }) => ({ status, customer: customer?.id ?? null })),
      distinctUntilChanged(isSameShopper)
    )
    .subscribe((shopper) => send({ type: "session", ...shopper }))
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") adoptSelection()
  })
  // A page that was hydrated late has missed the messages before its first paint.
  if (hydratesOnInteraction()) whenIdle(adoptSelection)
}
