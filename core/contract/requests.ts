import { Context, Effect } from "effect"
import type { ApiRefused, ContractBroken } from "./errors.ts"
import type { HttpUnavailable } from "../ports/http.ts"

/** How a request is getting on: on its way, on its way for long (NET-08), waiting for its next try, waiting for a network (NET-13). */
export type RequestPhase = "sent" | "slow" | "retrying" | "paused"

export interface BegunRequest {
  /** Equal for all that ask the same. */
  readonly key: string
  /** Masked. */
  readonly path: string
  /** Error codes that the caller is ready for. */
  readonly expected: ReadonlyArray<string>
}

export type RequestFailure = ApiRefused | HttpUnavailable | ContractBroken

export interface RequestEnd {
  /** null: answered as hoped for, or not asked any more. */
  readonly failure: RequestFailure | null
  /** Any answer at all has come. */
  readonly answered: boolean
  /** The one who shows the failure tries again by itself (NET-12). */
  readonly goesOn: boolean
}

/** Who is told how requests get on, each by the id that `begin` gave it; any other id is a bug (TOAST-25). */
export interface RequestRegistry {
  readonly begin: (request: BegunRequest) => Effect.Effect<string>
  readonly note: (id: string, phase: RequestPhase) => Effect.Effect<void>
  /** Whoever went on trying has stopped: the page was left, another question is asked. */
  readonly stopped: Effect.Effect<void>
  readonly end: (id: string, end: RequestEnd) => Effect.Effect<void>
}

const nobody: RequestRegistry = { begin: () => Effect.succeed(""), note: () => Effect.void, stopped: Effect.void, end: () => Effect.void }

/** Nobody unless a composition root names one: a page has a banner and toasts, the server and the command line tell failures as they come. */
export const Requests = Context.Reference<RequestRegistry>("core/contract/Requests", { defaultValue: () => nobody })

/**
 * For what says itself that it failed, in its own place or nowhere: no toast besides. The end of a session is everybody's news all the same.
 */
export const withoutToast = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.updateService(work, Requests, (registry) => ({
    ...registry,
    end: (id, end) => registry.end(id, end.failure?._tag === "ApiRefused" && end.failure.status === 401 ? end : { ...end, failure: null })
  }))

/** For a report that no shopper waits for: how it gets on is told to nobody. */
export const untold = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> => Effect.provideService(work, Requests, nobody)
