import { LRUCache } from "lru-cache"
import { cacheTimeMs } from "#core/contract/call.ts"
import type { CacheUse } from "#core/contract/cache-use.ts"

interface Entry {
  /** When the cached response was requested, in ms since 1970. */
  readonly storedAt: number
  /** When the response was last used, in ms since 1970. */
  readonly usedAt: number
  /** When it was used before that; null if it has been used once. */
  readonly usedBeforeAt: number | null
  readonly refresh: CacheUse["refresh"]
}

/** The age in ms from which a response is refreshed. */
const refreshAgeMs = 45_000
/** A response is in demand when it was used twice within this time, in ms. Most responses that are used once are not needed again. */
const demandMs = 600_000
/** Uses within this time, in ms, count as one, since a page may use a response several times. */
const pageMs = 1_000
/** How many responses are observed: those of the start page and the departments of some twenty stores. */
const maxEntries = 500

export interface RefreshAhead {
  readonly observe: (use: CacheUse) => void
  /** Refreshes the responses in demand that expire soon, one after another, so that shoppers' requests are not delayed. Stops at the first failure. */
  readonly refreshExpiring: () => Promise<void>
}

export interface RefreshAheadOptions {
  readonly clock: () => number
  readonly run: (refresh: CacheUse["refresh"]) => Promise<unknown>
}

/** Requests cached responses again before they expire, while they are in demand, so that no shopper waits for them. */
export const makeRefreshAhead = ({ clock, run }: RefreshAheadOptions): RefreshAhead => {
  const entries = new LRUCache<string, Entry>({ max: maxEntries })
  const mustRefresh = ({ storedAt, usedBeforeAt }: Entry): boolean => {
    const now = clock()
    const age = now - storedAt
    return age >= refreshAgeMs && age < cacheTimeMs && usedBeforeAt !== null && now - usedBeforeAt < demandMs
  }
  return {
    observe: ({ key, isNew, refresh }) => {
      const now = clock()
      const entry = entries.get(key)
      const isSamePage = entry !== undefined && now - entry.usedAt < pageMs
      entries.set(key, {
        storedAt: isNew || entry === undefined ? now : entry.storedAt,
        usedAt: now,
        usedBeforeAt: isSamePage ? entry.usedBeforeAt : (entry?.usedAt ?? null),
        refresh
      })
    },
    refreshExpiring: async () => {
      const expiring = [...entries].filter(([, entry]) => mustRefresh(entry))
      for (const [key, entry] of expiring) {
        const storedAt = clock()
        await run(entry.refresh)
        // A use in the meantime must not be lost.
        entries.set(key, { ...(entries.peek(key) ?? entry), storedAt })
      }
    }
  }
}
