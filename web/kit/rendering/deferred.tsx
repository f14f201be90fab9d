import { type ComponentType, use } from "react"

/**
 * Makes a component whose code is loaded on demand. Once the code is loaded, it renders synchronously, even on the server and during hydration, where
 * React.lazy would suspend once.
 */
export const deferred = <Props extends object>(fetchCode: () => Promise<ComponentType<Props>>) => {
  let loadedComponent: ComponentType<Props> | undefined
  let pendingLoad: Promise<ComponentType<Props>> | undefined
  const load = (): Promise<ComponentType<Props>> =>
    (pendingLoad ??= fetchCode().then(
      (component) => (loadedComponent = component),
      (error: unknown) => {
        pendingLoad = undefined
        throw error
      }
    ))
  const Deferred = (props: Props) => {
    const Component = loadedComponent ?? use(load())
    return <Component {...props} />
  }
  return Object.assign(Deferred, { load })
}
