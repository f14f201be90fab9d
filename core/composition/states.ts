import type { AssortmentView } from "../assortment/model.ts"
import { nothingChosen } from "../assortment/rules.ts"
import { unknownCart } from "../cart/cart-view.ts"
import type { CartView } from "../cart/model.ts"
import type { ConnectionView } from "../connection/model.ts"
import { quiet } from "../connection/quiet.ts"
import type { ShownTimeView } from "../delivery/model.ts"
import { noTimeShown } from "../delivery/rules.ts"
import { State } from "../kernel/state.ts"
import { emptyShell } from "../navigation/empty-shell.ts"
import type { ShellView } from "../navigation/model.ts"
import type { SuggestionsView } from "../search/model.ts"
import { nothingTyped } from "../search/nothing-typed.ts"
import { type SessionView, visitor } from "../session/model.ts"

/** What a shopper sees, feature by feature. */
export interface Views {
  readonly shell: ShellView
  readonly session: SessionView
  readonly assortment: AssortmentView
  readonly cart: CartView
  readonly shownTime: ShownTimeView
  readonly suggestions: SuggestionsView
  readonly connection: ConnectionView
  /** Whether the device has a network. */
  readonly online: boolean
  /** Whether '/' opens the search; null until the device has been asked. */
  readonly searchKey: boolean | null
}

export type States = { readonly [Feature in keyof Views]: State<Views[Feature]> }

/** The states of one page, or of one shopper on the command line; untouched ones unless given. */
export const makeStates = (initial: Partial<Views> = {}): States => ({
  shell: new State(initial.shell ?? emptyShell),
  session: new State(initial.session ?? visitor),
  assortment: new State(initial.assortment ?? nothingChosen),
  cart: new State(initial.cart ?? unknownCart),
  shownTime: new State(initial.shownTime ?? noTimeShown),
  suggestions: new State(initial.suggestions ?? nothingTyped),
  connection: new State(initial.connection ?? quiet),
  online: new State(initial.online ?? true),
  searchKey: new State(initial.searchKey ?? null)
})
