import type { Container, ServiceIdentifier } from "inversify"
import { createContext, type LoaderFunctionArgs, type RouterContextProvider } from "react-router-dom"
import type { UseCaseOptions } from "./use-case.ts"

/** Where loaders find the container: the request's on the server, the page's in the browser. */
export const containerKey = createContext<Container>()

type Arguments = Pick<LoaderFunctionArgs, "context">

export const serviceOf = <T>({ context }: Arguments, id: ServiceIdentifier<T>): T => (context as Readonly<RouterContextProvider>).get(containerKey).get(id)

/** How a loader asks: leaving the page ends it, and a failure shows while the page goes on trying. */
export const asPage = ({ request }: Pick<LoaderFunctionArgs, "request">): UseCaseOptions => ({ signal: request.signal, page: true })
