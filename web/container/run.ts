import type { Effect, Result } from "effect"
import type { ServiceIdentifier } from "inversify"
import type { AppContext } from "#core/composition/app-context.ts"

export interface UseCaseOptions {
  readonly signal?: AbortSignal
  /** Whether the use case loads a page: a failure is shown immediately, and the page keeps retrying (NET-12). */
  readonly forPage?: boolean
}

/** Runs one effect of the core to completion. */
export type Run = <A, E>(
  effect: Effect.Effect<A, E, AppContext>,
  options?: UseCaseOptions
) => Promise<Result.Result<A, E>>

export const RunId: ServiceIdentifier<Run> = Symbol("Run")
