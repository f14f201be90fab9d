import type { Service } from "../contract/endpoint.ts"
import type { StartedRequest, RequestPhase } from "../contract/requests.ts"

/** Requests that failed in the same way, shown as one toast. */
export interface Failure {
  readonly id: number
  readonly service: Service | null
  /** Whether the failed requests only read data; false when they were to change something. */
  readonly isReadRequest: boolean
  /** The masked paths of all requests with this failure (TOAST-11). */
  readonly paths: ReadonlyArray<string>
  /** null when there was no response (TOAST-12). */
  readonly status: number | null
  readonly code: string
  readonly message: string
  /** The API's id of the request, to find it in its logs. */
  readonly requestId: string | null
}

/** The progress of the shop's requests. */
export interface ConnectionState {
  /** Requests in flight by id. */
  readonly inFlight: Readonly<Record<string, StartedRequest & { readonly phase: RequestPhase }>>
  /** Number of failed attempts by request key, for requests that the caller retries. */
  readonly failedAttempts: Readonly<Record<string, number>>
  /** Whether a request got no response and is not retried, and no response has arrived since. */
  readonly givenUp: boolean
  readonly failures: ReadonlyArray<Failure>
  /** The id of the last toast, which is also the number of toasts shown so far. */
  readonly lastFailureId: number
}

/** Why the connection banner shows (NET-25). */
export type ConnectionProblem = "offline" | "givenUp" | "unreachable" | "slow"
