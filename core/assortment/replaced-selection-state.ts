import { defineState } from "../kernel/state.ts"
import type { DeliverySelection } from "./model.ts"

/** A selection that the customer's saved one has replaced at the log-in. */
export interface ReplacedSelection {
  readonly before: DeliverySelection
  readonly now: DeliverySelection
}

/** The last selection that a log-in has replaced, until the shopper has dismissed the message about it. */
export const replacedSelectionState = defineState<ReplacedSelection | null>("replacedSelection", null)
