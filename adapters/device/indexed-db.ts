import * as Effect from "effect/Effect"
import { createStore, del, get, promisifyRequest } from "idb-keyval"
import type { Storage } from "#core/ports/storage.ts"

interface Entry {
  readonly value: string
  readonly until: number
}

const orElse = <A>(fallback: A, work: () => Promise<A>): Effect.Effect<A> =>
  Effect.promise(() => work().catch(() => fallback))

/** Storage in IndexedDB; stores nothing when the browser refuses it. */
export const makeIndexedDb = (now: () => number): Storage => {
  let opened: ReturnType<typeof createStore> | undefined
  const store = () => (opened ??= createStore("skafferi", "device"))
  return {
    get: (name) =>
      orElse(null, async () => {
        const entry = await get<Entry>(name, store())
        return entry !== undefined && entry.until > now() ? entry.value : null
      }),
    set: (name, value, maxAge) =>
      orElse(undefined, async () =>
        store()("readwrite", (objects) => {
          objects.put({ value, until: now() + maxAge * 1000 } satisfies Entry, name)
          // Commits explicitly: a transaction that is open when the page unloads would be aborted.
          objects.transaction.commit()
          return promisifyRequest(objects.transaction)
        })
      ),
    remove: (name) => orElse(undefined, async () => del(name, store()))
  }
}
