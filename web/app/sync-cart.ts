import { cartState } from "#core/cart/cart-state.ts"
import type { CartState } from "#core/cart/model.ts"
import { sessionState } from "#core/session/session-state.ts"
import { distinctUntilChanged, filter, map } from "rxjs"
import type { Scope } from "#web/container/scope.ts"
import { openTabChannel, tabChannels } from "#web/container/tab-channel.ts"
import { getUseCase } from "#web/container/use-case.ts"

interface CartMessage {
  /** The customer's id. */
  readonly customer: string | null
  readonly version: string
}

/** Identifies the content of the server's cart: every change of the content changes the cart's time of modification. */
const versionOf = ({ serverCart }: CartState): string =>
  serverCart === null ? "" : `${serverCart.id} ${serverCart.modifiedAt}`

/** Fetches the cart when another tab of the customer has changed it, and notifies other tabs of this tab's changes. */
export const syncCart = (scope: Scope): void => {
  const { states } = scope
  const cart = states.of(cartState)
  const customerId = () => states.of(sessionState).current().customer?.id ?? null
  let knownVersion = versionOf(cart.current())
  const channel = openTabChannel<CartMessage>(tabChannels.cart, ({ customer, version }) => {
    if (customerId() === null || customer !== customerId() || version === versionOf(cart.current())) return
    knownVersion = version
    void getUseCase(scope, "refetchChangedCart")({ since: Number.NEGATIVE_INFINITY })
  })
  cart.changes$
    .pipe(
      filter(({ status }) => status === "ready" || status === "none"),
      map(versionOf),
      distinctUntilChanged(),
      filter((version) => version !== knownVersion)
    )
    .subscribe((version) => {
      knownVersion = version
      channel.postMessage({ customer: customerId(), version } satisfies CartMessage)
    })
}
