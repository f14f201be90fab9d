import * as Effect from "effect/Effect"
import { createStore, del, get, promisifyRequest } from "idb-keyval"
import type { Storage } from "#core/ports/storage.ts"
import { deleteUnsaved, readUnsaved, writeUnsaved } from "./unsaved-values.ts"

interface Entry {
  readonly value: string
  readonly until: number
}

const withFallback = <A>(fallback: A, work: () => Promise<A>): Effect.Effect<A> =>
  Effect.promise(() => work().catch(() => fallback))

/**
 * Storage in IndexedDB. A value is in the local storage until IndexedDB has it, or for good if the browser refuses IndexedDB: when the page unloads, the
 * browser drops a transaction that waits for an earlier one, even if it is committed.
 */
export const makeIndexedDb = (now: () => number): Storage => {
  let openedStore: ReturnType<typeof createStore> | undefined
  const store = () => (openedStore ??= createStore("skafferi", "device"))
  return {
    get: (name) =>
      withFallback(null, async () => {
        const unsaved = readUnsaved(name)
        const entry = unsaved === null ? await get<Entry>(name, store()) : (JSON.parse(unsaved) as Entry)
        return entry !== undefined && entry.until > now() ? entry.value : null
      }),
    set: (name, value, maxAgeSeconds) =>
      withFallback(undefined, async () => {
        const entry: Entry = { value, until: now() + maxAgeSeconds * 1000 }
        const text = JSON.stringify(entry)
        writeUnsaved(name, text)
        await store()("readwrite", (objectStore) => {
          objectStore.put(entry, name)
          // Commits explicitly: a transaction that is open when the page unloads would be aborted.
          objectStore.transaction.commit()
          return promisifyRequest(objectStore.transaction)
        })
        // A later call may have written another value.
        if (readUnsaved(name) === text) deleteUnsaved(name)
      }),
    remove: (name) =>
      withFallback(undefined, async () => {
        deleteUnsaved(name)
        await del(name, store())
      })
  }
}
