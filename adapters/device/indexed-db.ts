import * as Effect from "effect/Effect"
import { createStore, del, get, promisifyRequest } from "idb-keyval"
import type { Storage } from "#core/ports/storage.ts"

interface Kept {
  readonly value: string
  readonly until: number
}

const orElse = <A>(fallback: A, work: () => Promise<A>): Effect.Effect<A> =>
  Effect.promise(() => work().catch(() => fallback))

/** IndexedDB; in a browser that refuses it, nothing is kept. */
export const makeIndexedDb = (now: () => number): Storage => {
  let opened: ReturnType<typeof createStore> | undefined
  const store = () => (opened ??= createStore("skafferi", "device"))
  return {
    get: (name) => orElse(null, async () => {
      const kept = await get<Kept>(name, store())
      return kept !== undefined && kept.until > now() ? kept.value : null
    }),
    set: (name, value, maxAge) =>
      orElse(undefined, async () =>
        store()("readwrite", (kept) => {
          kept.put({ value, until: now() + maxAge * 1000 } satisfies Kept, name)
          // At once: what is still open when its page goes would be undone.
          kept.transaction.commit()
          return promisifyRequest(kept.transaction)
        })),
    remove: (name) => orElse(undefined, async () => del(name, store()))
  }
}
