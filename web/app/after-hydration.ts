import type { Container } from "inversify"
import type { DataRouter } from "react-router-dom"
import { distinctUntilChanged, map, pairwise, skip } from "rxjs"
import type { States } from "#core/composition/states.ts"
import { AlignCart, CatchUpCart, FinishStart, FlushCart, KeepPending, ResumePending } from "#web/container/ids.ts"
import { followNetwork } from "#web/container/follow-network.ts"
import { loadCode } from "#web/container/load-code.ts"
import { loadPrograms } from "#web/container/make-container.ts"
import type { Runner } from "#web/container/runner.ts"
import { alive } from "./alive.ts"
import { reloadWhenSessionEnds, tellSessionEnded } from "./session-end.ts"
import { preloadCart } from "./CartSide.tsx"
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

/** What the server has not confirmed survives the page on the device; the next page takes it up, in the store that is shopped in now. */
const keepPendingOnDevice = async ({ container, states }: Page) => {
  await alive
  const customer = states.session.current().status === "customer"
  if (customer) await container.get(CatchUpCart)({ since: performance.timeOrigin })
  if (states.cart.current().settled !== null) await container.get(AlignCart)()
  // A visitor has nothing in a cart; what a later log-in takes up comes with it.
  if (customer) await container.get(ResumePending)()
  const keepPending = container.get(KeepPending)
  states.cart.changes$.pipe(map(({ pending }) => pending), distinctUntilChanged(), skip(customer ? 0 : 1)).subscribe(() => void keepPending())
}

/** What the API did not answer while the page was rendered is asked for behind it. */
const finishWhatIsMissing = async ({ container, states }: Page) => {
  await alive
  const { status, customer } = states.session.current()
  if (states.shell.current().complete && (status === "visitor" || customer !== null)) return
  await container.get(FinishStart)()
  await container.get(ResumePending)()
}

/** What happens beside React: the shop's reactions to its states and to the page's own life. */
export const afterHydration = (page: Page): void => {
  const { container, states, router, sessionEnded } = page
  onFirstSign(() => void alive.then(() => warmUp(page)))

  // Pages were drawn for the store, the method and the customer of the moment; a change of any draws them anew.
  states.assortment.changes$.pipe(map(({ choice }) => [choice?.storeNumber, choice?.method, choice?.postalCode].join()), distinctUntilChanged(), pairwise()).subscribe(() => void router.revalidate())
  states.session.changes$.pipe(map(({ status }) => status), distinctUntilChanged(), pairwise()).subscribe(() => void router.revalidate())

  void alive.then(() => followNetwork(states))
  reloadWhenSessionEnds(states)
  if (sessionEnded) void tellSessionEnded(states)
  void finishWhatIsMissing(page)
  void keepPendingOnDevice(page)
  void alive.then(() => loadCode(() => import("./behind-page.ts"))).then(({ behindPage }) => behindPage(page))
  let left = Number.POSITIVE_INFINITY
  addEventListener("pagehide", () => {
    left = Date.now()
    if (Object.keys(states.cart.current().pending).length > 0) void container.get(KeepPending)()
    void container.get(FlushCart)({ leaving: true })
  })
  addEventListener("pageshow", ({ persisted }) => persisted && void container.get(CatchUpCart)({ since: left }))

  router.subscribe(({ navigation, matches, loaderData }) => {
    if (navigation.state !== "idle") return
    const id = matches.at(-1)?.route.id
    const meta = id === undefined ? undefined : (loaderData[id] as { readonly meta?: { readonly title: string } } | undefined)?.meta
    if (meta !== undefined) document.title = meta.title
  })
}
