import { defineState } from "../kernel/state.ts"

/** Whether the keyboard shortcut "/" opens the search; null until the setting has been read from device storage. */
export const searchShortcutState = defineState<boolean | null>("searchShortcut", null)
