import type { Container, ServiceIdentifier } from "inversify"
import { createContext, use, useCallback, useRef, useSyncExternalStore } from "react"
import type { UseCaseName } from "#core/composition/use-cases.ts"
import type { StateDefinition, StateView } from "#core/kernel/state.ts"
import { StatesId } from "./make-container.ts"
import { getUseCase, type UseCase } from "./use-cases.ts"

const ContainerContext = createContext<Container | null>(null)

export const ContainerProvider = ContainerContext.Provider

export const useContainer = (): Container => {
  const container = use(ContainerContext)
  if (container === null) throw new Error("A component was rendered outside its container")
  return container
}

export const useService = <T,>(id: ServiceIdentifier<T>): T => useContainer().get(id)

/** Returns a use case of the core by its name. */
export const useCase = <Name extends UseCaseName>(name: Name): UseCase<Name> => getUseCase(useContainer(), name)

/** Returns a feature's state for event handlers; to render it, use `useStateView`. */
export const useView = <A,>(definition: StateDefinition<A>): StateView<A> => useService(StatesId).of(definition)

/** Returns a part of a state; the component re-renders only when that part has changed. */
export const useStateView = <A, S>(
  source: StateDefinition<A> | ServiceIdentifier<StateView<A>>,
  select: (state: A) => S,
  equal: (a: S, b: S) => boolean = Object.is
): S => {
  const container = useContainer()
  const view: StateView<A> =
    typeof source === "object" ? container.get(StatesId).of(source) : container.get<StateView<A>>(source)
  const last = useRef<{ readonly state: A; readonly select: (state: A) => S; readonly part: S } | null>(null)
  const getSnapshot = () => {
    const state = view.current()
    const previous = last.current
    if (previous !== null && previous.select === select && Object.is(previous.state, state)) return previous.part
    const selected = select(state)
    const part = previous !== null && equal(previous.part, selected) ? previous.part : selected
    last.current = { state, select, part }
    return part
  }
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = view.changes$.subscribe(onChange)
      return () => subscription.unsubscribe()
    },
    [view]
  )
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot)
}
