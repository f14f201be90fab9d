import { defineState } from "../kernel/state.ts"
import type { DeliverySelection } from "./model.ts"

/** The selections before and after a log-in in which the customer's saved selection has replaced the visitor's. */
export interface SelectionReplacement {
  readonly before: DeliverySelection
  readonly after: DeliverySelection
}

/** The selections before and after the last log-in; null when it did not replace the visitor's selection, or when the shopper has dismissed the message about it. */
export const replacedSelectionState = defineState<SelectionReplacement | null>("replacedSelection", null)
