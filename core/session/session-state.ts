import { Context } from "effect"
import type { State } from "../kernel/state.ts"
import type { SessionView } from "./model.ts"

export class SessionState extends Context.Service<SessionState, State<SessionView>>()("core/session/SessionState") {}
