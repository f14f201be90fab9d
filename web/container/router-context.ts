import type { Container } from "inversify"
import { createContext, type LoaderFunctionArgs, type RouterContextProvider } from "react-router-dom"
import type { UseCaseName } from "#core/composition/use-cases.ts"
import type { StateDefinition, StateView } from "#core/kernel/state.ts"
import { StatesId } from "./make-container.ts"
import type { UseCaseOptions } from "./runner.ts"
import { getUseCase, type UseCase } from "./use-cases.ts"

/** Holds the container for loaders: the request's container on the server, the page's in the browser. */
export const containerContext = createContext<Container>()

type Arguments = Pick<LoaderFunctionArgs, "context">

const containerOf = ({ context }: Arguments): Container =>
  (context as Readonly<RouterContextProvider>).get(containerContext)

/** Returns a use case for a loader to call. */
export const loaderUseCase = <Name extends UseCaseName>(args: Arguments, name: Name): UseCase<Name> =>
  getUseCase(containerOf(args), name)

/** Returns a view of a feature's state for a loader to read. */
export const loaderStateView = <A>(args: Arguments, definition: StateDefinition<A>): StateView<A> =>
  containerOf(args).get(StatesId).of(definition)

/** The options of use cases that a loader calls. Another navigation aborts them, and a failure is shown while retries continue. */
export const loaderOptions = ({ request }: Pick<LoaderFunctionArgs, "request">): UseCaseOptions => ({
  signal: request.signal,
  page: true
})
