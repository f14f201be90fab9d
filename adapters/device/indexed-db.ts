import * as Effect from "effect/Effect"
import { createStore, del, get, promisifyRequest } from "idb-keyval"
import type { Storage } from "#core/ports/storage.ts"

interface Entry {
  readonly value: string
  readonly until: number
}

const withFallback = <A>(fallback: A, work: () => Promise<A>): Effect.Effect<A> =>
  Effect.promise(() => work().catch(() => fallback))

/** Storage in IndexedDB; stores nothing when the browser refuses it. */
export const makeIndexedDb = (now: () => number): Storage => {
  let openedStore: ReturnType<typeof createStore> | undefined
  const store = () => (openedStore ??= createStore("skafferi", "device"))
  return {
    get: (name) =>
      withFallback(null, async () => {
        const entry = await get<Entry>(name, store())
        return entry !== undefined && entry.until > now() ? entry.value : null
      }),
    set: (name, value, maxAgeSeconds) =>
      withFallback(undefined, async () =>
        store()("readwrite", (objectStore) => {
          objectStore.put({ value, until: now() + maxAgeSeconds * 1000 } satisfies Entry, name)
          // Commits explicitly: a transaction that is open when the page unloads would be aborted.
          objectStore.transaction.commit()
          return promisifyRequest(objectStore.transaction)
        })
      ),
    remove: (name) => withFallback(undefined, async () => del(name, store()))
  }
}
