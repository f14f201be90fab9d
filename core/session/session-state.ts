import { defineState } from "../kernel/state.ts"
import { type SessionView, visitor } from "./model.ts"

/** The session: a visitor's, or a customer's with the customer's data. */
export const sessionState = defineState<SessionView>("session", visitor, { seeded: true })
