import { defineState } from "../kernel/state.ts"
import { emptyShell } from "./empty-shell.ts"
import type { ShellState } from "./model.ts"

/** The site's settings, its navigation (the links of header, menus and footer), and whether settings and navigation have been fetched. */
export const shellState = defineState<ShellState>("shell", emptyShell, { serialized: true })

/** Selects the departments. */
export const shellDepartments = ({ departments }: ShellState): ShellState["departments"] => departments
