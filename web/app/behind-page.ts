import type { Container } from "inversify"
import type { DataRouter } from "react-router-dom"
import type { States } from "#core/composition/states.ts"
import { followOtherPages } from "./follow-other-pages.ts"

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

/** What can wait until the page is alive, in a file of its own. */
export const behindPage = (page: Page): void => {
  followOtherPages(page)
  followCartTime(page)
}
