import { defineState } from "../kernel/state.ts"

/** Whether the device has a network. */
export const onlineState = defineState<boolean>("online", true)
