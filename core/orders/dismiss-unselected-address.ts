import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { unselectedAddressState } from "./unselected-address-state.ts"

/** Dismisses the message about a registered address at another postal code than the selected one. */
export const dismissUnselectedAddress = (): Effect.Effect<void, never, States> =>
  Effect.map(stateOf(unselectedAddressState), (state) => state.set(null))
