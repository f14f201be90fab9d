import { LRUCache } from "lru-cache"
import { cacheTimeMs } from "#core/contract/call.ts"
import type { CacheUse } from "#core/contract/cache-use.ts"

interface Entry {
  /** When the cached response was received, or its refresh was begun, in ms since 1970. */
  readonly storedAt: number
  /** When a page last began to use the response, in ms since 1970. */
  readonly usedAt: number
  /** When the page before that began to use it; null if there was none. */
  readonly usedBeforeAt: number | null
  readonly refresh: CacheUse["refresh"]
}

/** The age in ms from which a response is refreshed. */
const refreshAgeMs = 45_000
/** A response is in demand when the page before the last one used it within this time, in ms. Most responses that one page has used are not needed again. */
const demandMs = 600_000
/** Uses within this time of the first, in ms, count as one, since a page may use a response several times. */
const pageMs = 1_000
/** How many responses are observed: those of the start page and the departments of some twenty stores. */
const maxEntries = 500

/** 'unavailable' when the API does not respond or is overloaded. */
export type RefreshResult = "refreshed" | "refused" | "unavailable"

export interface RefreshAhead {
  readonly observe: (use: CacheUse) => void
  /**
   * Refreshes the responses in demand that expire soon, one after another, so that shoppers' requests are not delayed; the next to expire first. Ends early when the API is unavailable or
   * the signal is aborted. A response that the API refuses is no longer observed.
   */
  readonly refreshExpiring: (signal: AbortSignal) => Promise<void>
}

export interface RefreshAheadOptions {
  readonly clock: () => number
  readonly run: (refresh: CacheUse["refresh"]) => Promise<RefreshResult>
}

/** Requests cached responses again before they expire, while they are in demand, so that no shopper waits for them. */
export const makeRefreshAhead = ({ clock, run }: RefreshAheadOptions): RefreshAhead => {
  const entries = new LRUCache<string, Entry>({ max: maxEntries })
  const isInDemand = ({ usedAt, usedBeforeAt }: Entry): boolean => clock() - (usedBeforeAt ?? usedAt) < demandMs
  const expiresSoon = ({ storedAt }: Entry): boolean => {
    const ageMs = clock() - storedAt
    return ageMs >= refreshAgeMs && ageMs < cacheTimeMs
  }
  const mustRefresh = (entry: Entry): boolean => entry.usedBeforeAt !== null && isInDemand(entry) && expiresSoon(entry)
  return {
    observe: ({ key, isNew, refresh }) => {
      const now = clock()
      const entry = entries.get(key)
      const isSamePage = entry !== undefined && Math.abs(now - entry.usedAt) < pageMs
      entries.set(key, {
        storedAt: isNew || entry === undefined ? now : entry.storedAt,
        usedAt: isSamePage ? entry.usedAt : now,
        usedBeforeAt: isSamePage ? entry.usedBeforeAt : (entry?.usedAt ?? null),
        refresh
      })
    },
    refreshExpiring: async (signal) => {
      const observedEntries = [...entries].toSorted(([, a], [, b]) => a.storedAt - b.storedAt)
      // What is no longer in demand is forgotten, because the request of a search contains what a shopper searched for.
      for (const [key, entry] of observedEntries) if (!isInDemand(entry)) entries.delete(key)
      for (const [key] of observedEntries) {
        const entry = entries.peek(key)
        // In the meantime it may have expired, or a page may have requested it again.
        if (signal.aborted || entry === undefined || !mustRefresh(entry)) continue
        const storedAt = clock()
        const result = await run(entry.refresh)
        if (result === "unavailable") return
        // A use in the meantime must not be lost.
        if (result === "refreshed") entries.set(key, { ...(entries.peek(key) ?? entry), storedAt })
        else entries.delete(key)
      }
    }
  }
}
