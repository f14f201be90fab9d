import type { Result } from "effect"

/** A use case as its users see it: failures are values, a rejected promise is a bug, the signal interrupts the work. */
export type UseCase<Input, A, E> = (input: Input, options?: { readonly signal?: AbortSignal }) => Promise<Result.Result<A, E>>
