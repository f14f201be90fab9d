import { Context } from "effect"
import type { State } from "../kernel/state.ts"
import type { ConnectionView } from "./model.ts"

export class ConnectionState extends Context.Service<ConnectionState, State<ConnectionView>>()("core/connection/ConnectionState") {}
