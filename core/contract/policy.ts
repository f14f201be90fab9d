import { Context, Effect } from "effect"
import { retryDelay } from "./retry-delay.ts"

/** Time-outs and retries of calls; they differ between the browser, server rendering and the CLI. */
export interface Policy {
  /** Time until an attempt times out (NET-05). */
  readonly timeoutMs: number
  /** Time until an attempt counts as slow (NET-08); null when slow attempts are not shown. */
  readonly slowAfterMs: number | null
  /** Delay in ms after n failed attempts; null gives up (NET-09..11). */
  readonly retryDelay: (failedAttemptCount: number) => number | null
  /** Whether the caller shows a failed read and retries it, so that the failure is not final (NET-12). */
  readonly retriedByCaller?: boolean
}

export class RequestPolicy extends Context.Service<RequestPolicy, Policy>()("core/contract/RequestPolicy") {}

/** Times out after 15 s and counts as slow after 5 s; retries after 3 s for the first 5 attempts, then after 10 s, up to 30 attempts (NET-05, NET-08..11). */
export const retryingPolicy: Policy = {
  timeoutMs: 15_000,
  slowAfterMs: 5_000,
  retryDelay
}

/** For a form or a button: the failure is shown after the first attempt, and the shopper retries (NET-12). */
export const noRetryPolicy: Policy = { ...retryingPolicy, retryDelay: () => null }

/** For a page: the failure is shown after the first attempt, and the caller keeps retrying (NET-12). */
export const pagePolicy: Policy = { ...noRetryPolicy, retriedByCaller: true }

/** Times out after 3 s without retries, since rendering must not wait for a slow back end. */
export const serverPolicy: Policy = { timeoutMs: 3_000, slowAfterMs: null, retryDelay: () => null }

/** The policy of the CLI, whose user sets the number of retries. */
export const cliPolicy = (retryCount: number): Policy => ({
  timeoutMs: 15_000,
  slowAfterMs: null,
  retryDelay: (failedAttemptCount) => (failedAttemptCount > retryCount ? null : 3_000)
})

/** For a part of a page that is omitted when it fails to load: the failure is final, as the caller does not retry. */
export const notRetriedByCaller = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R | RequestPolicy> =>
  Effect.updateService(work, RequestPolicy, (policy) => ({ ...policy, retriedByCaller: false }))
