import { defineState } from "../kernel/state.ts"

/** Whether the cart has unconfirmed changes that the device could not store: they are lost if the page is closed before they are sent. */
export const unstoredChangesState = defineState<boolean>("unstored-changes", false)
