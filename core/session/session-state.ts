import { defineState } from "../kernel/state.ts"
import { type SessionState, visitor } from "./model.ts"

/** The session: a visitor's, or a customer's with the customer's data. */
export const sessionState = defineState<SessionState>("session", visitor, { serialized: true })
