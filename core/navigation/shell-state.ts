import { defineState } from "../kernel/state.ts"
import { emptyShell } from "./empty-shell.ts"
import type { ShellState } from "./model.ts"

/** The settings, and the links of header, menus and footer. */
export const shellState = defineState<ShellState>("shell", emptyShell, { serialized: true })
