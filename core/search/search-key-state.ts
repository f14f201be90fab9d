import { defineState } from "../kernel/state.ts"

/** Whether "/" opens the search; null until it is read from the device. */
export const searchKeyState = defineState<boolean | null>("searchKey", null)
