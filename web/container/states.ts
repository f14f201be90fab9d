import type { AssortmentView } from "#core/assortment/model.ts"
import { nothingChosen } from "#core/assortment/rules.ts"
import { unknownCart } from "#core/cart/cart-view.ts"
import type { CartView } from "#core/cart/model.ts"
import type { ConnectionView } from "#core/connection/model.ts"
import { quiet } from "#core/connection/quiet.ts"
import { State } from "#core/kernel/state.ts"
import { emptyShell } from "#core/navigation/empty-shell.ts"
import type { ShellView } from "#core/navigation/model.ts"
import type { SuggestionsView } from "#core/search/model.ts"
import { nothingTyped } from "#core/search/rules.ts"
import { type SessionView, visitor } from "#core/session/model.ts"

export interface States {
  readonly shell: State<ShellView>
  readonly session: State<SessionView>
  readonly assortment: State<AssortmentView>
  readonly cart: State<CartView>
  readonly suggestions: State<SuggestionsView>
  readonly connection: State<ConnectionView>
  readonly online: State<boolean>
}

/** What the server puts into the document, so that the browser starts from the same states without asking again. */
export interface Seed {
  readonly shell: ShellView
  readonly session: SessionView
  readonly assortment: AssortmentView
  readonly cart: CartView
  /** The instant the page was rendered at, ms since 1970: what 'now' is until hydration has ended. */
  readonly now: number
  /** A customer whose saved store is gone has to choose (DELIV-18). */
  readonly mustChooseStore: boolean
}

export const makeStates = (seed?: Seed): States => ({
  shell: new State(seed?.shell ?? emptyShell),
  session: new State(seed?.session ?? visitor),
  assortment: new State(seed?.assortment ?? nothingChosen),
  cart: new State(seed?.cart ?? unknownCart),
  suggestions: new State(nothingTyped),
  connection: new State(quiet),
  online: new State(true)
})

export const seedOf = (states: States, now: number, mustChooseStore: boolean): Seed => ({
  shell: states.shell.current(),
  session: states.session.current(),
  assortment: states.assortment.current(),
  cart: states.cart.current(),
  now,
  mustChooseStore
})
