import { Context } from "effect"
import type { State } from "../kernel/state.ts"
import type { ShownTimeView } from "./model.ts"

export class ShownTimeState extends Context.Service<ShownTimeState, State<ShownTimeView>>()("core/delivery/ShownTimeState") {}
