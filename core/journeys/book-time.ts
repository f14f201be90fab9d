import type { Effect } from "effect"
import type { AssortmentState } from "../assortment/assortment-state.ts"
import type { CartQueue } from "../cart/cart-queue.ts"
import type { CartState } from "../cart/cart-state.ts"
import type { CallContext } from "../contract/call.ts"
import { chooseSlot, type ChooseSlotError } from "../delivery/choose-slot.ts"
import type { SessionState } from "../session/session-state.ts"
import { withChoiceSaved } from "./with-choice-saved.ts"

/** Reserves a time at the place that is chosen here, whatever place was saved meanwhile. */
export const bookTime = (
  input: { readonly slotId: string }
): Effect.Effect<void, ChooseSlotError, AssortmentState | SessionState | CartState | CartQueue | CallContext> => withChoiceSaved(chooseSlot(input))
