import { cartState } from "#core/cart/cart-state.ts"
import type { CartState } from "#core/cart/model.ts"
import { sessionState } from "#core/session/session-state.ts"
import { distinctUntilChanged, filter, map } from "rxjs"
import type { Scope } from "#web/container/scope.ts"
import { getUseCase } from "#web/container/use-case.ts"

interface CartMessage {
  readonly customer: string | null
  readonly version: string
}

/** Identifies the content of the server's cart, which changes the time of modification. */
const versionOf = ({ serverCart }: CartState): string =>
  serverCart === null ? "" : `${serverCart.id} ${serverCart.modified}`

/** Fetches the cart when another tab of the customer has changed it, and notifies other tabs of this tab's changes. */
export const syncCart = (scope: Scope): void => {
  const { states } = scope
  const cart = states.of(cartState)
  const customer = () => states.of(sessionState).current().customer?.id ?? null
  const channel = new BroadcastChannel("skafferi-cart")
  let known = versionOf(cart.current())
  cart.changes$
    .pipe(
      filter(({ status }) => status === "ready" || status === "none"),
      map(versionOf),
      distinctUntilChanged(),
      filter((version) => version !== known)
    )
    .subscribe((version) => {
      known = version
      channel.postMessage({ customer: customer(), version } satisfies CartMessage)
    })
  channel.addEventListener("message", ({ data }: MessageEvent<CartMessage>) => {
    if (customer() === null || data.customer !== customer() || data.version === versionOf(cart.current())) return
    known = data.version
    void getUseCase(scope, "refetchChangedCart")({ since: Number.NEGATIVE_INFINITY })
  })
}
