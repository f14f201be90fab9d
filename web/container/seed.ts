import type { States, Views } from "#core/composition/states.ts"

/** What the server puts into the document, so that the browser starts from the same states without asking again. */
export interface Seed extends Omit<Views, "suggestions" | "searchKey" | "connection" | "online"> {
  /** The instant the page was rendered at, ms since 1970: what 'now' is until hydration has ended. */
  readonly now: number
  /** A customer whose saved store is gone has to choose (DELIV-18). */
  readonly mustChooseStore: boolean
  /** The API has just refused the session that this browser had (TOAST-23). */
  readonly sessionEnded: boolean
}

export const seedOf = (states: States, { now, mustChooseStore, sessionEnded }: Pick<Seed, "now" | "mustChooseStore" | "sessionEnded">): Seed => ({
  shell: states.shell.current(),
  session: states.session.current(),
  assortment: states.assortment.current(),
  cart: states.cart.current(),
  shownTime: states.shownTime.current(),
  now,
  mustChooseStore,
  sessionEnded
})
