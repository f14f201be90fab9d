import type { Result } from "effect"
import type { DataRouter } from "react-router-dom"
import type { UseCaseError, UseCaseInput, UseCaseName, UseCaseSuccess } from "#core/composition/use-cases.ts"
import type { StateStore } from "#core/kernel/state.ts"
import type { PanelControl } from "./panel.ts"
import type { UseCaseOptions } from "./run.ts"

/** A use case as a function. Its failures are values. The promise is rejected only by a bug, or when the signal interrupts the use case. */
export type UseCase<Name extends UseCaseName> = (
  input: UseCaseInput<Name>,
  options?: UseCaseOptions
) => Promise<Result.Result<UseCaseSuccess<Name>, UseCaseError<Name>>>

/** Returns a use case from the container, by its name. */
export type GetUseCase = <Name extends UseCaseName>(name: Name) => UseCase<Name>

/** The states and use cases of one document in the browser, or of one request on the server. */
export interface Scope {
  readonly states: StateStore
  /** Returns the use cases. A browser loads their code with the first call. */
  readonly loadUseCases: () => Promise<GetUseCase>
}

/** The scope of the React components. */
export interface PageScope extends Scope {
  readonly panel: PanelControl
  /** The browser's router, which the server does not have. */
  readonly router?: Pick<DataRouter, "state" | "navigate">
}
