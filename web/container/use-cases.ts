import type { Container, ServiceIdentifier } from "inversify"
import type { Effect, Result } from "effect"
import type { AppContext } from "#core/composition/app-context.ts"
import type { UseCaseError, UseCaseInput, UseCaseName, UseCases, UseCaseSuccess } from "#core/composition/use-cases.ts"
import { loadCode } from "./load-code.ts"
import { RunnerId, type UseCaseOptions } from "./runner.ts"

/** A use case as a function: failures are values, a rejected promise is a bug, and the signal interrupts it. */
export type UseCase<Name extends UseCaseName> = (
  input: UseCaseInput<Name>,
  options?: UseCaseOptions
) => Promise<Result.Result<UseCaseSuccess<Name>, UseCaseError<Name>>>

/** The identifier that a use case is bound to; a test may bind another function to it. */
export const useCaseId = <Name extends UseCaseName>(name: Name): ServiceIdentifier<UseCase<Name>> =>
  Symbol.for(`use case ${name}`)

let loading: Promise<UseCases> | undefined

/** Caches the import, because importing even a loaded module takes a turn of the event loop, which an unloading page does not get. */
export const loadUseCases = (): Promise<UseCases> =>
  (loading ??= loadCode(() => import("#core/composition/use-cases.ts")).then(({ useCases }) => useCases))

type AnyUseCase = (input: unknown) => Effect.Effect<unknown, unknown, AppContext>

const lazyUseCase = <Name extends UseCaseName>(container: Container, name: Name): UseCase<Name> => {
  const runner = container.get(RunnerId)
  const run = async (input: unknown, options?: UseCaseOptions) => {
    const [runEffect, useCases] = await Promise.all([runner(), loadUseCases()])
    return runEffect((useCases[name] as AnyUseCase)(input), options)
  }
  return run as UseCase<Name>
}

/** Returns a use case of the core by its name. It is bound on first access, and its code is loaded on first use. */
export const getUseCase = <Name extends UseCaseName>(container: Container, name: Name): UseCase<Name> => {
  const id = useCaseId(name)
  if (!container.isBound(id)) container.bind(id).toConstantValue(lazyUseCase(container, name))
  return container.get(id)
}
