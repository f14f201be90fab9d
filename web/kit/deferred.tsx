import { type ComponentType, use } from "react"

/**
 * A component whose code arrives on its own. Once it is here it is drawn at once, on the server and while hydrating too, where React's
 * own lazy would first give way for a round.
 */
export const deferred = <Props extends object>(fetchCode: () => Promise<ComponentType<Props>>) => {
  let here: ComponentType<Props> | undefined
  let coming: Promise<ComponentType<Props>> | undefined
  const load = (): Promise<ComponentType<Props>> =>
    coming ??= fetchCode().then(
      (component) => (here = component),
      (error: unknown) => {
        coming = undefined
        throw error
      }
    )
  const Deferred = (props: Props) => {
    const Component = here ?? use(load())
    return <Component {...props} />
  }
  return Object.assign(Deferred, { load })
}
