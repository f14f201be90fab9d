import { sessionState } from "#core/session/session-state.ts"
import type { DataRouter } from "react-router-dom"
import { observeNetwork } from "#web/container/observe-network.ts"
import { loadCode } from "#web/container/load-code.ts"
import type { Scope } from "#web/container/scope.ts"
import { documentTitle } from "./document-title.ts"
import { hydrated } from "./hydrated.ts"
import { reloadPages } from "./reload-pages.ts"
import { reloadWhenSessionEnds, showSessionEnded } from "./session-end.ts"
import { preloadCart } from "#web/features/cart/deferred-cart.ts"
import { onFirstInteraction } from "#web/container/first-interaction.ts"
import { whenIdle } from "#web/kit/rendering/when-idle.ts"

interface Page extends Scope {
  readonly router: DataRouter
  readonly sessionEnded: boolean
}

/** Loads the code of the use cases, and of the cart for a customer, before the shopper needs it. */
const preloadCode = ({ loadUseCases, states }: Page) => {
  void loadUseCases()
  if (states.of(sessionState).current().status === "customer") void preloadCart()
}

/** Starts the code outside React: subscriptions to the states and to the router, and tasks for after the hydration. */
export const startSubscriptions = (page: Page): void => {
  const { states, router, sessionEnded } = page
  // When idle, so that it does not delay the code that the interaction itself needs.
  onFirstInteraction(() => void hydrated.then(() => whenIdle(() => preloadCode(page))))

  reloadPages(states, () => void router.revalidate())
  void hydrated.then(() => observeNetwork(states))
  reloadWhenSessionEnds(states)
  if (sessionEnded) void showSessionEnded(states)
  void hydrated
    .then(() => loadCode(() => import("./after-hydration.ts"), { preloaded: true }))
    .then(({ startBackgroundTasks }) => startBackgroundTasks(page))

  router.subscribe((state) => {
    if (state.navigation.state !== "idle") return
    const title = documentTitle(state)
    if (title !== undefined) document.title = title
  })
}
