import type { Container } from "inversify"
import { distinctUntilChanged, map } from "rxjs"
import type { States } from "#core/composition/states.ts"
import { isSamePlace } from "#core/assortment/rules.ts"
import type { SessionView } from "#core/session/model.ts"
import { FollowChoice } from "#web/container/ids.ts"

type News = { readonly about: "choice" } | ({ readonly about: "session" } & Shopper)

interface Shopper {
  readonly status: SessionView["status"]
  /** Null also as long as it is not known. */
  readonly customer: string | null
}

const isSameShopper = (one: Shopper, other: Shopper): boolean => one.status === other.status && one.customer === other.customer

/** Something half-typed would be lost. */
const isBusy = (): boolean => document.querySelector("dialog[open], main form") !== null

/**
 * What is done on another page of this browser holds here too: a store chosen there, a log-out and another customer at once, a log-in unless
 * something is being filled in. Pages that slept meanwhile look for themselves when they are looked at again.
 */
export const followOtherPages = ({ container, states }: { readonly container: Container; readonly states: States }): void => {
  const others = new BroadcastChannel("skafferi")
  const followChoice = () => void container.get(FollowChoice)()
  const tell = (news: News) => others.postMessage(news)
  let told = states.assortment.current().choice
  // Told once the cart has come along: the others need not move it too.
  const tellPlace = () => {
    const { choice } = states.assortment.current()
    if (states.cart.current().busySince !== null || isSamePlace(choice, told)) return
    told = choice
    tell({ about: "choice" })
  }
  states.assortment.changes$.subscribe(tellPlace)
  states.cart.changes$.subscribe(tellPlace)
  // Told by each page that is opened, too: one that leads elsewhere at once has no time to.
  states.session.changes$.pipe(map(({ status, customer }) => ({ status, customer: customer?.id ?? null })), distinctUntilChanged(isSameShopper)).subscribe((shopper) =>
    tell({ about: "session", ...shopper }))
  others.addEventListener("message", ({ data }: MessageEvent<News>) => {
    if (data.about === "choice") return followChoice()
    const { status, customer } = states.session.current()
    const another = data.customer !== null && customer !== null && data.customer !== customer.id
    if (another || (data.status !== status && (status === "customer" || !isBusy()))) location.reload()
  })
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") followChoice()
  })
}
