import { Context } from "effect"
import type { State } from "../kernel/state.ts"
import type { ShellView } from "./model.ts"

export class ShellState extends Context.Service<ShellState, State<ShellView>>()("core/navigation/ShellState") {}
