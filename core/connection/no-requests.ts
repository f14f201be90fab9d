import type { ConnectionState } from "./model.ts"

/** The initial state, without requests or failures. */
export const noRequests: ConnectionState = {
  inFlight: {},
  failedAttempts: {},
  givenUp: false,
  failures: [],
  lastFailureId: 0
}
