import type { ConnectionView } from "./model.ts"

/** Nothing asked, nothing wrong. */
export const quiet: ConnectionView = { underWay: {}, unanswered: {}, givenUp: false, failures: [], told: 0 }
