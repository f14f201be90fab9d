import { combineLatest, distinctUntilChanged, filter, map, skip } from "rxjs"
import type { Container } from "inversify"
import type { States } from "#core/composition/states.ts"
import type { SessionView } from "#core/session/model.ts"
import { FollowChoice } from "#web/container/ids.ts"

type News = { readonly about: "choice" } | { readonly about: "session"; readonly status: SessionView["status"] }

/** Something half-typed would be lost. */
const isBusy = (): boolean => document.querySelector("dialog[open], main form") !== null

/**
 * What is done on another page of this browser holds here too: a store chosen there, a log-out at once, a log-in unless something is being
 * filled in. Pages that slept meanwhile look for themselves when they are looked at again.
 */
export const followOtherPages = ({ container, states }: { readonly container: Container; readonly states: States }): void => {
  const others = new BroadcastChannel("skafferi")
  const followChoice = () => void container.get(FollowChoice)()
  const tell = (news: News) => others.postMessage(news)
  // Told once the cart has come along: the others need not move it too.
  combineLatest([states.assortment.changes$, states.cart.changes$]).pipe(
    filter(([{ choice }, { settled }]) => settled === null || settled.storeNumber === choice?.storeNumber),
    map(([{ choice }]) => [choice?.storeNumber, choice?.method, choice?.postalCode].join()),
    distinctUntilChanged(),
    skip(1)
  ).subscribe(() => tell({ about: "choice" }))
  states.session.changes$.pipe(map(({ status }) => status), distinctUntilChanged(), skip(1)).subscribe((status) => tell({ about: "session", status }))
  others.addEventListener("message", ({ data }: MessageEvent<News>) => {
    if (data.about === "choice") return followChoice()
    const { status } = states.session.current()
    if (data.status !== status && (status === "customer" || !isBusy())) location.reload()
  })
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") followChoice()
  })
}
