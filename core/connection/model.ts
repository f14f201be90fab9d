import type { BegunRequest, RequestPhase } from "../contract/requests.ts"

/** What a toast calls the part of the shop that failed (TOAST-06..09). */
export type Service = "carts" | "search" | "customer" | "deliveries" | "mail" | "payments" | "content" | "connect"

/** What a toast says of requests that failed alike. */
export interface Failure {
  readonly id: number
  readonly service: Service | null
  /** Of every request that failed so, masked (TOAST-11). */
  readonly paths: ReadonlyArray<string>
  /** null: no answer (TOAST-12). */
  readonly status: number | null
  readonly code: string
  readonly message: string
  /** What the API calls the request, for those who look for it there. */
  readonly requestId: string | null
}

/** How the shop's requests are getting on. */
export interface ConnectionView {
  /** By request id. */
  readonly underWay: Readonly<Record<string, BegunRequest & { readonly phase: RequestPhase }>>
  /** Failed tries of what is asked again by whoever shows the failure, by the request's key. */
  readonly unanswered: Readonly<Record<string, number>>
  /** A request got no answer and will not be tried again. */
  readonly givenUp: boolean
  readonly failures: ReadonlyArray<Failure>
  /** How many toasts there have been: the last one's id. */
  readonly told: number
}

/** Why the connection banner shows (NET-25). */
export type ConnectionProblem = "offline" | "givenUp" | "unreachable" | "slow"
