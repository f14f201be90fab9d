import { Context, Effect } from "effect"
import type { Endpoint } from "./endpoint.ts"
import type { ApiErrorResponse, ContractBroken } from "./errors.ts"
import type { HttpUnavailable } from "../ports/http.ts"

/** A request's progress: sent, slow (NET-08), waiting for its next attempt, or waiting for a network (NET-13). */
export type RequestPhase = "sent" | "slow" | "retrying" | "paused"

export interface StartedRequest {
  /** Equal requests have equal keys. */
  readonly key: string
  /** The path with personal data masked, which may be shown. */
  readonly path: string
  readonly endpoint: Pick<Endpoint, "method" | "errors" | "service" | "failureShownByPage" | "declaredErrorsGetToast">
}

export type RequestFailure = ApiErrorResponse | HttpUnavailable | ContractBroken

export interface RequestEnd {
  /** null when the request succeeded or was cancelled, or when its failure must not be shown. */
  readonly failure: RequestFailure | null
  /** Whether the API itself responded; a gateway's error counts as no response for a call that may be retried. */
  readonly responded: boolean
  /** Whether the caller shows the failure and retries (NET-12). */
  readonly retriedByCaller: boolean
}

/** Receives the progress of requests, each by the id that `begin` returned; any other id is a bug (TOAST-25). */
export interface RequestRegistry {
  readonly begin: (request: StartedRequest) => Effect.Effect<string>
  readonly setPhase: (id: string, phase: RequestPhase) => Effect.Effect<void>
  /** Forgets the failed attempts that callers were to retry, because the page was left or the query changed. */
  readonly clearFailedAttempts: Effect.Effect<void>
  readonly end: (id: string, end: RequestEnd) => Effect.Effect<void>
}

const noopRegistry: RequestRegistry = {
  begin: () => Effect.succeed(""),
  setPhase: () => Effect.void,
  clearFailedAttempts: Effect.void,
  end: () => Effect.void
}

/** Where requests are reported. Has no effect by default: only a page has a banner and toasts; the server and the CLI report failures themselves. */
export const CurrentRequestRegistry = Context.Reference<RequestRegistry>("core/contract/CurrentRequestRegistry", {
  defaultValue: () => noopRegistry
})

/**
 * Shows no toast for a failure, because the caller shows or ignores it. The end of a session is still reported.
 */
export const suppressNotification = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.updateService(work, CurrentRequestRegistry, (registry) => ({
    ...registry,
    end: (id, end) =>
      registry.end(
        id,
        end.failure?._tag === "ApiErrorResponse" && end.failure.status === 401 ? end : { ...end, failure: null }
      )
  }))

/** Does not track the progress of requests, for events that are sent in the background. */
export const untracked = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.provideService(work, CurrentRequestRegistry, noopRegistry)
