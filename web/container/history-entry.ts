import { isLayerName, type LayerName } from "./panel.ts"

export interface Path {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** The state that the router stores in a history entry, and the panel's additions. */
export interface HistoryEntry {
  readonly key?: string
  readonly idx?: number
  /** The state that a link passes to the page that it opens. */
  readonly usr?: unknown
  /** The page below the panel when the entry shows another URL; the router treats the entry as that page. */
  readonly masked?: Path | undefined
  /** The open layers of an entry of the panel; undefined for a page's entry. */
  readonly panel?: ReadonlyArray<LayerName> | undefined
}

type Unknown<A> = { readonly [Key in keyof A]?: unknown }

const fieldsOf = <A extends object>(value: unknown): Unknown<A> =>
  typeof value === "object" && value !== null ? value : {}

const readPath = (value: unknown): Path | undefined => {
  const { pathname, search, hash } = fieldsOf<Path>(value)
  return typeof pathname === "string" && typeof search === "string" && typeof hash === "string"
    ? { pathname, search, hash }
    : undefined
}

/** Reads `history.state`, which an earlier version of the shop or another script may have written; unknown parts are dropped. */
export const readHistoryEntry = (state: unknown): HistoryEntry => {
  const { key, idx, usr, masked, panel } = fieldsOf<HistoryEntry>(state)
  const page = readPath(masked)
  return {
    ...(typeof key === "string" && { key }),
    ...(typeof idx === "number" && { idx }),
    ...(usr !== undefined && { usr }),
    ...(page !== undefined && { masked: page }),
    // An entry with unknown layers is still the panel's, and the panel goes back from it.
    ...(panel !== undefined && { panel: Array.isArray(panel) ? panel.filter(isLayerName) : [] })
  }
}
