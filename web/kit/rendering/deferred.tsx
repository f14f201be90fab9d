import { type ComponentType, use } from "react"

/**
 * Makes a component whose code is loaded on demand. When it is loaded, it renders synchronously, even on the server and during hydration, where
 * React.lazy would suspend once.
 */
export const deferred = <Props extends object>(fetchCode: () => Promise<ComponentType<Props>>) => {
  let loaded: ComponentType<Props> | undefined
  let pending: Promise<ComponentType<Props>> | undefined
  const load = (): Promise<ComponentType<Props>> =>
    (pending ??= fetchCode().then(
      (component) => (loaded = component),
      (error: unknown) => {
        pending = undefined
        throw error
      }
    ))
  const Deferred = (props: Props) => {
    const Component = loaded ?? use(load())
    return <Component {...props} />
  }
  return Object.assign(Deferred, { load })
}
