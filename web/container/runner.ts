import type { Effect, Result } from "effect"
import type { AppContext } from "#core/composition/app-context.ts"
import type { UseCase, UseCaseOptions } from "./use-case.ts"

/** Runs one effect of the core to its end. */
export type Run = <A, E>(effect: Effect.Effect<A, E, AppContext>, options?: UseCaseOptions) => Promise<Result.Result<A, E>>

/** Where effects run; it may itself have to be loaded first. */
export type Runner = () => Promise<Run>

type Program<Input, A, E> = (input: Input) => Effect.Effect<A, E, AppContext>

/** A use case whose code arrives when it is first used. */
export const lazyUseCase = <Input, A, E>(runner: Runner, load: () => Promise<Program<Input, A, E>>): UseCase<Input, A, E> => async (input, options) => {
  const [run, program] = await Promise.all([runner(), load()])
  return run(program(input), options)
}
