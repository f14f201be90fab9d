import type { Container, ServiceIdentifier } from "inversify"
import { createContext, use, useCallback, useRef, useSyncExternalStore } from "react"
import type { StateView } from "#core/kernel/state.ts"

const ContainerContext = createContext<Container | null>(null)

export const ContainerProvider = ContainerContext.Provider

export const useContainer = (): Container => {
  const container = use(ContainerContext)
  if (container === null) throw new Error("A component was rendered outside its container")
  return container
}

export const useService = <T,>(id: ServiceIdentifier<T>): T => useContainer().get(id)

/** A part of a state; the component renders again only when that part has changed. */
export const useStateView = <A, S>(id: ServiceIdentifier<StateView<A>>, select: (state: A) => S, equal: (a: S, b: S) => boolean = Object.is): S => {
  const view = useService(id)
  const last = useRef<{ readonly state: A; readonly select: (state: A) => S; readonly part: S } | null>(null)
  const part = () => {
    const state = view.current()
    const known = last.current
    if (known !== null && known.select === select && Object.is(known.state, state)) return known.part
    const next = select(state)
    const kept = known !== null && equal(known.part, next) ? known.part : next
    last.current = { state, select, part: kept }
    return kept
  }
  const subscribe = useCallback((onChange: () => void) => {
    const subscription = view.changes$.subscribe(onChange)
    return () => subscription.unsubscribe()
  }, [view])
  return useSyncExternalStore(subscribe, part, part)
}
