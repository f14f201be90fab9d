import type { Container } from "inversify"
import type { DataRouter } from "react-router-dom"
import type { States } from "#core/composition/states.ts"
import { FinishStart, ResumePending } from "#web/container/ids.ts"
import { followOtherPages } from "./follow-other-pages.ts"
import { followShownTime } from "./follow-shown-time.ts"
import { keepPending } from "./keep-pending.ts"

interface Page {
  readonly container: Container
  readonly states: States
  readonly router: DataRouter
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
  followShownTime(page)
}
