import { createContext, use, useCallback, useMemo, useRef, useSyncExternalStore } from "react"
import type { UseCaseName } from "#core/composition/use-cases.ts"
import type { StateDefinition, StateView } from "#core/kernel/state.ts"
import { PartChecksContext } from "./CachedMarkup.tsx"
import type { PanelControl, PanelView } from "./panel.ts"
import type { PageScope, UseCase } from "./scope.ts"
import { getUseCase } from "./use-case.ts"

const ScopeContext = createContext<PageScope | null>(null)

export const ScopeProvider = ScopeContext.Provider

export const useScope = (): PageScope => {
  const scope = use(ScopeContext)
  if (scope === null) throw new Error("A component was rendered outside a scope")
  return scope
}

/** Returns the panel for event handlers; to render its state, use `usePanelPart`. */
export const usePanelControl = (): PanelControl => useScope().panel

/** Returns a use case of the core by its name; the same function in every rendering. */
export const useCase = <Name extends UseCaseName>(name: Name): UseCase<Name> => {
  const scope = useScope()
  return useMemo(() => getUseCase(scope, name), [scope, name])
}

const isServer = typeof document === "undefined"

type UseStateView = <A>(definition: StateDefinition<A>) => StateView<A>

const useStateViewInBrowser: UseStateView = (definition) => useScope().states.of(definition)

/** In cached markup, the markup of a component that reads the view depends on the whole state. */
const useStateViewOnServer: UseStateView = (definition) => {
  const view = useScope().states.of(definition)
  const checks = use(PartChecksContext)
  if (checks === null) return view
  const current = () => {
    const value = view.current()
    checks.push((states) => Object.is(states.of(definition).current(), value))
    return value
  }
  return { initial: view.initial, changes$: view.changes$, current }
}

/** Returns the view of a feature's state, for event handlers; to render it, use `useStatePart`. */
export const useStateView: UseStateView = isServer ? useStateViewOnServer : useStateViewInBrowser

type UsePart = <A, S>(view: StateView<A>, select: (state: A) => S, equal?: (a: S, b: S) => boolean) => S

/** The server renders each component once, so it subscribes to no changes. */
const usePartOnServer: UsePart = (view, select) => select(view.current())

const usePartInBrowser: UsePart = <A, S>(
  view: StateView<A>,
  select: (state: A) => S,
  equal: (a: S, b: S) => boolean = Object.is
): S => {
  const lastResult = useRef<{ readonly state: A; readonly select: (state: A) => S; readonly part: S } | null>(null)
  const partOf = (state: A): S => {
    const previous = lastResult.current
    if (previous !== null && previous.select === select && Object.is(previous.state, state)) return previous.part
    const selected = select(state)
    const part = previous !== null && equal(previous.part, selected) ? previous.part : selected
    lastResult.current = { state, select, part }
    return part
  }
  const getSnapshot = () => partOf(view.current())
  // Some parts of the page are hydrated after the state has changed, and must first render what the server has rendered.
  const getServerSnapshot = () => partOf(view.initial)
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = view.changes$.subscribe(onChange)
      return () => subscription.unsubscribe()
    },
    [view]
  )
  return useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot)
}

/** Returns a part of a state view; the component re-renders only when that part has changed. */
export const usePart: UsePart = isServer ? usePartOnServer : usePartInBrowser

type UseStatePart = <A, S>(
  definition: StateDefinition<A>,
  select: (state: A) => S,
  equal?: (a: S, b: S) => boolean
) => S

const useStatePartOnServer: UseStatePart = (definition, select) => {
  const part = select(useScope().states.of(definition).current())
  use(PartChecksContext)?.push((states) => Object.is(select(states.of(definition).current()), part))
  return part
}

const useStatePartInBrowser: UseStatePart = (definition, select, equal) =>
  usePart(useStateView(definition), select, equal)

/**
 * Returns a part of a feature's state. Components of cached markup create `select` outside of their function: the cache keeps it, and with it everything that the
 * function refers to.
 */
export const useStatePart: UseStatePart = isServer ? useStatePartOnServer : useStatePartInBrowser

/** Returns a part of the panel's state. */
export const usePanelPart = <S,>(select: (panel: PanelView) => S): S => usePart(usePanelControl(), select)
