import type { ConnectionView } from "./model.ts"

/** The initial state, without requests or failures. */
export const noRequests: ConnectionView = {
  inFlight: {},
  failedAttempts: {},
  givenUp: false,
  failures: [],
  lastFailureId: 0
}
