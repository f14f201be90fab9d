import { defineState } from "../kernel/state.ts"
import { emptyShell } from "./empty-shell.ts"
import type { ShellState } from "./model.ts"

/** The site's settings and the links of header, menus and footer, and whether both have been fetched. */
export const shellState = defineState<ShellState>("shell", emptyShell, { serialized: true })
