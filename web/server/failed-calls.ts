import { Effect } from "effect"
import type { RequestEnd, RequestFailure, RequestRegistry } from "#core/contract/requests.ts"

export interface FailedCalls {
  readonly registry: RequestRegistry
  readonly anyFailed: () => boolean
}

/** Whether a retry may succeed: not after a refusal such as 404, which is part of the page's content, but after a rate limit or any other failure. */
const isTransient = (failure: RequestFailure): boolean =>
  failure._tag !== "ApiErrorResponse" || failure.status >= 500 || failure.status === 429

/** Records whether any call of a page failed transiently, including calls that timed out or whose failure was ignored. */
export const trackFailedCalls = (): FailedCalls => {
  let anyFailed = false
  return {
    registry: {
      begin: () => Effect.succeed(""),
      setPhase: () => Effect.void,
      clearFailedAttempts: Effect.void,
      end: (_, { responded, failure }: RequestEnd) =>
        Effect.sync(() => {
          if (!responded || (failure !== null && isTransient(failure))) anyFailed = true
        })
    },
    anyFailed: () => anyFailed
  }
}
