import type { Container, ServiceIdentifier } from "inversify"
import { createContext, type LoaderFunctionArgs, type RouterContextProvider } from "react-router-dom"

/** Where loaders find the container: the request's on the server, the page's in the browser. */
export const containerKey = createContext<Container>()

type Arguments = Pick<LoaderFunctionArgs, "context">

export const serviceOf = <T>({ context }: Arguments, id: ServiceIdentifier<T>): T => (context as Readonly<RouterContextProvider>).get(containerKey).get(id)
