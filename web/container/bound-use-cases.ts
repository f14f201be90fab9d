import type { Effect } from "effect"
import type { Container, ServiceIdentifier } from "inversify"
import type { AppContext } from "#core/composition/app-context.ts"
import { type UseCaseName, useCases } from "#core/composition/use-cases.ts"
import { RunId, type UseCaseOptions } from "./run.ts"
import type { GetUseCase, UseCase } from "./scope.ts"

/** The identifier that a use case is bound to; a test may bind another function to it. */
export const useCaseId = <Name extends UseCaseName>(name: Name): ServiceIdentifier<UseCase<Name>> =>
  Symbol.for(`use case ${name}`)

type AnyUseCase = (input: unknown) => Effect.Effect<unknown, unknown, AppContext>

const makeUseCase = <Name extends UseCaseName>(container: Container, name: Name): UseCase<Name> => {
  const run = async (input: unknown, options?: UseCaseOptions) =>
    container.get(RunId)((useCases[name] as AnyUseCase)(input), options)
  return run as UseCase<Name>
}

/** The use cases of a container. Each is bound on first access, because a request needs few of them. */
export const boundUseCases =
  (container: Container): GetUseCase =>
  (name) => {
    const id = useCaseId(name)
    if (!container.isBound(id)) container.bind(id).toConstantValue(makeUseCase(container, name))
    return container.get(id)
  }
