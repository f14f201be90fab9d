import type { Container } from "inversify"
import type { DataRouter } from "react-router-dom"
import { distinctUntilChanged, map, pairwise } from "rxjs"
import { isSamePlace } from "#core/assortment/rules.ts"
import type { States } from "#core/composition/states.ts"
import { followNetwork } from "#web/container/follow-network.ts"
import { loadCode } from "#web/container/load-code.ts"
import { loadPrograms } from "#web/container/make-container.ts"
import type { Runner } from "#web/container/runner.ts"
import { alive } from "./alive.ts"
import { reloadWhenSessionEnds, tellSessionEnded } from "./session-end.ts"
import { preloadCart } from "#web/features/cart/CartSide.tsx"
import { onFirstSign } from "./first-sign.ts"

interface Page {
  readonly container: Container
  readonly states: States
  readonly router: DataRouter
  readonly runner: Runner
  readonly sessionEnded: boolean
}

/** Fetches the code behind every button. */
const warmUp = ({ runner, states }: Page) => {
  void runner()
  if (states.session.current().status === "customer") void preloadCart()
  void loadPrograms()
}

/** What happens beside React: the shop's reactions to its states and to the page's own life. */
export const afterHydration = (page: Page): void => {
  const { states, router, sessionEnded } = page
  onFirstSign(() => void alive.then(() => warmUp(page)))

  // Pages were drawn for the store, the method and the customer of the moment; a change of any draws them anew.
  states.assortment.changes$.pipe(map(({ choice }) => choice), distinctUntilChanged(isSamePlace), pairwise()).subscribe(() => void router.revalidate())
  states.session.changes$.pipe(map(({ status }) => status), distinctUntilChanged(), pairwise()).subscribe(() => void router.revalidate())

  void alive.then(() => followNetwork(states))
  reloadWhenSessionEnds(states)
  if (sessionEnded) void tellSessionEnded(states)
  void alive.then(() => loadCode(() => import("./behind-page.ts"))).then(({ behindPage }) => behindPage(page))

  router.subscribe(({ navigation, matches, loaderData }) => {
    if (navigation.state !== "idle") return
    const id = matches.at(-1)?.route.id
    const meta = id === undefined ? undefined : (loaderData[id] as { readonly meta?: { readonly title: string } } | undefined)?.meta
    if (meta !== undefined) document.title = meta.title
  })
}
