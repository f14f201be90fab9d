import { type ComponentType, createContext, createElement, type ReactNode, use } from "react"
import type { PageScope } from "./scope.ts"

/** Whether a part of a state, which a component read while the server rendered it, is the same in a page's states. */
export type PartCheck = (states: PageScope["states"]) => boolean

/** The element around markup that is or may be cached. The server removes its tags from the document. */
export const cachedElement = "cached-markup"

export interface MarkupCache {
  /**
   * Looks the content up and returns the id of the element for its markup. `checks` is null when the markup is in the cache, which then fills the element; otherwise it
   * receives a check of each part of a state on which the markup depends.
   */
  readonly request: (contentKey: string) => { readonly id: number; readonly checks: Array<PartCheck> | null }
}

/** Absent in the browser. */
export const MarkupCacheContext = createContext<MarkupCache | null>(null)
/** Where the components of cached markup record the parts of states that they read. */
export const PartChecksContext = createContext<Array<PartCheck> | null>(null)

export interface CachedMarkupProps {
  /** Identifies everything on which the markup depends, except states and the time; null for markup that is not cached. */
  readonly contentKey: () => string | null
  readonly children: ReactNode
}

/**
 * On the server, renders its children only when the cache does not have their markup. They must not use `useId`, nor preload pictures. Inside other cached markup it is
 * a part of that, and not cached separately.
 */
export const CachedMarkup = ({ contentKey, children }: CachedMarkupProps) => {
  const cache = use(MarkupCacheContext)
  const isNested = use(PartChecksContext) !== null
  const key = cache === null || isNested ? null : contentKey()
  if (cache === null || key === null) return children
  const { id, checks } = cache.request(key)
  return createElement(
    cachedElement,
    { id },
    checks === null ? null : <PartChecksContext value={checks}>{children}</PartChecksContext>
  )
}

/**
 * A component with cached markup. Its properties identify the content, so they must be values that JSON represents. No two components have the same name.
 */
export const withCachedMarkup =
  <Props extends object>(name: string, Component: ComponentType<Props>): ComponentType<Props> =>
  (props) => (
    <CachedMarkup contentKey={() => `${name} ${JSON.stringify(props)}`}>
      <Component {...props} />
    </CachedMarkup>
  )
