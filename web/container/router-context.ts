import { createContext, type LoaderFunctionArgs, type RouterContextProvider } from "react-router-dom"
import type { UseCaseName } from "#core/composition/use-cases.ts"
import type { StateDefinition, StateView } from "#core/kernel/state.ts"
import type { UseCaseOptions } from "./run.ts"
import type { Scope, UseCase } from "./scope.ts"
import { getUseCase } from "./use-case.ts"

/** Holds the scope for loaders: of the request on the server, of the document in the browser. */
export const scopeContext = createContext<Scope>()

type Arguments = Pick<LoaderFunctionArgs, "context">

const scopeOf = ({ context }: Arguments): Scope => (context as Readonly<RouterContextProvider>).get(scopeContext)

/** Returns a use case for a loader to call. */
export const loaderUseCase = <Name extends UseCaseName>(args: Arguments, name: Name): UseCase<Name> =>
  getUseCase(scopeOf(args), name)

/** Returns a view of a feature's state for a loader to read. */
export const loaderStateView = <A>(args: Arguments, definition: StateDefinition<A>): StateView<A> =>
  scopeOf(args).states.of(definition)

/** The options of use cases that a loader calls. Another navigation aborts them. If a call fails, the page shows the failure and retries in the background. */
export const loaderOptions = ({ request }: Pick<LoaderFunctionArgs, "request">): UseCaseOptions => ({
  signal: request.signal,
  forPage: true
})
