import { defineState } from "../kernel/state.ts"
import type { AssortmentState } from "./model.ts"
import { noSelection } from "./rules.ts"

/** The selected store and delivery method, which decide products, prices and offers. */
export const assortmentState = defineState<AssortmentState>("assortment", noSelection, { serialized: true })
