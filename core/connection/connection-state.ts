import { defineState } from "../kernel/state.ts"
import type { ConnectionState } from "./model.ts"
import { noRequests } from "./no-requests.ts"

/** Requests in flight and failures, for the connection banner and the toasts. */
export const connectionState = defineState<ConnectionState>("connection", noRequests)
