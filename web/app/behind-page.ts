import type { Container } from "inversify"
import type { DataRouter } from "react-router-dom"
import type { States } from "#core/composition/states.ts"
import { FinishStart, ResumePending } from "#web/container/ids.ts"
import { followOtherPages } from "./follow-other-pages.ts"
import { keepPending } from "./keep-pending.ts"

interface Page {
  readonly container: Container
  readonly states: States
  readonly router: DataRouter
}

/** The line under the header names the cart's time: another one draws the page anew. */
const followCartTime = ({ states, router }: Page): void => {
  let known = states.cart.current().settled?.slotId
  states.cart.changes$.subscribe(({ settled }) => {
    const before = known
    known = settled?.slotId
    if (before !== undefined && before !== known) void router.revalidate()
  })
}

/** What the API did not answer while the page was rendered is asked for behind it. */
const finishWhatIsMissing = async ({ container, states }: Page) => {
  const { status, customer } = states.session.current()
  if (states.shell.current().complete && (status === "visitor" || customer !== null)) return
  await container.get(FinishStart)()
  await container.get(ResumePending)()
}

/** What can wait until the page is alive, in a file of its own. */
export const behindPage = (page: Page): void => {
  void keepPending(page)
  void finishWhatIsMissing(page)
  followOtherPages(page)
  followCartTime(page)
}
