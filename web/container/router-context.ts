import type { Container } from "inversify"
import { createContext, type LoaderFunctionArgs, type RouterContextProvider } from "react-router-dom"
import type { UseCaseName } from "#core/composition/use-cases.ts"
import type { StateDefinition, StateView } from "#core/kernel/state.ts"
import { StatesId } from "./make-container.ts"
import type { UseCaseOptions } from "./runner.ts"
import { getUseCase, type UseCase } from "./use-cases.ts"

/** The router context with the container for loaders: the request's on the server, the page's in the browser. */
export const containerKey = createContext<Container>()

type Arguments = Pick<LoaderFunctionArgs, "context">

const containerOf = ({ context }: Arguments): Container =>
  (context as Readonly<RouterContextProvider>).get(containerKey)

/** Returns a use case of the core to a loader. */
export const loaderUseCase = <Name extends UseCaseName>(args: Arguments, name: Name): UseCase<Name> =>
  getUseCase(containerOf(args), name)

/** Returns a feature's state to a loader. */
export const viewOf = <A>(args: Arguments, definition: StateDefinition<A>): StateView<A> =>
  containerOf(args).get(StatesId).of(definition)

/** The options of a loader's use cases: leaving the page aborts them, and a failure is shown while retries continue. */
export const loaderOptions = ({ request }: Pick<LoaderFunctionArgs, "request">): UseCaseOptions => ({
  signal: request.signal,
  page: true
})
