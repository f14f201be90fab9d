import { Effect } from "effect"
import type { RequestEnd, RequestFailure, RequestRegistry } from "#core/contract/requests.ts"

export interface FailedCalls {
  readonly registry: RequestRegistry
  readonly failed: () => boolean
}

/** Asked again, it may well be answered: the API at fault, or one that is asked too much. A refusal such as 404 is what the page is about. */
const isPassing = (failure: RequestFailure): boolean =>
  failure._tag !== "ApiRefused" || failure.status >= 500 || failure.status === 429

/** Remembers whether any call of a page came to nothing, also one that was given up or whose failure a part of the page kept to itself. */
export const noteFailedCalls = (): FailedCalls => {
  let failed = false
  return {
    registry: {
      begin: () => Effect.succeed(""),
      note: () => Effect.void,
      stopped: Effect.void,
      end: (_, { answered, failure }: RequestEnd) => Effect.sync(() => {
        if (!answered || (failure !== null && isPassing(failure))) failed = true
      })
    },
    failed: () => failed
  }
}
