import { defineState } from "../kernel/state.ts"
import { emptyShell } from "./empty-shell.ts"
import type { ShellView } from "./model.ts"

/** The settings, and the links of header, menus and footer. */
export const shellState = defineState<ShellView>("shell", emptyShell, { seeded: true })
