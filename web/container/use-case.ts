import type { Result } from "effect"

export interface UseCaseOptions {
  readonly signal?: AbortSignal
  /** A page asks: its failure shows at once, and the page goes on trying (NET-12). */
  readonly page?: boolean
}

/** A use case as its users see it: failures are values, a rejected promise is a bug, the signal interrupts the work. */
export type UseCase<Input, A, E> = (input: Input, options?: UseCaseOptions) => Promise<Result.Result<A, E>>
