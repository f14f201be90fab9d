import { defineState } from "../kernel/state.ts"
import type { DeliverySelection } from "./model.ts"

/** The selections before and after a log-in in which the customer's saved selection has replaced the visitor's. */
export interface SelectionReplacement {
  readonly before: DeliverySelection
  readonly after: DeliverySelection
}

/** The replacement by the last log-in; null when it replaced no selection, or when the shopper has dismissed the message about it. */
export const selectionReplacementState = defineState<SelectionReplacement | null>("selectionReplacement", null)
