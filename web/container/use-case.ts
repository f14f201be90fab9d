import type { UseCaseName } from "#core/composition/use-cases.ts"
import type { Scope, UseCase } from "./scope.ts"

/** Returns a use case of the core by its name. In a browser, the code of all use cases is loaded with the first call of one. */
export const getUseCase = <Name extends UseCaseName>({ loadUseCases }: Scope, name: Name): UseCase<Name> =>
  (async (input, options) => {
    const useCase = (await loadUseCases())(name)
    return useCase(input, options)
  }) satisfies UseCase<Name>
