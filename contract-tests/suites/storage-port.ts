import { Effect } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { Storage } from "#core/ports/storage.ts"

export interface StorageUnderTest {
  readonly storage: Storage
  /** The same place, opened again as another process or page would. */
  readonly reopen?: () => Promise<Storage>
  readonly close?: () => Promise<void>
}

export interface StorageTraits {
  /** A store that lives as long as one request has no time to forget. */
  readonly forgets: boolean
  /** Outlives the object that wrote it. */
  readonly lasts: boolean
  /** The double of a browser's jar counts a cookie's age from its last reading; browsers do not. */
  readonly doubleProlongs?: true
}

const odd = [
  "",
  " ",
  "åäö ÅÄÖ é ø 🥕",
  'semi;colon, comma "quotes" \\back\\slash',
  "a=b&c=d%20%%",
  "line\nbreak\ttab",
  JSON.stringify({ token_type: "Bearer", access_token: "e.y.J", expires_in: 1_700_000_000_000 })
]

/** What every store of small texts promises. Time is the machine's, which the suite sets. */
export const storagePortSuite = (name: string, make: () => Promise<StorageUnderTest>, { forgets, lasts, doubleProlongs }: StorageTraits): void => {
  describe(`Storage: ${name}`, () => {
    let tested: StorageUnderTest
    const start = new Date("2026-03-02T10:00:00Z")
    const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
    const run = <A>(effect: Effect.Effect<A>) => Effect.runPromise(effect)
    const read = (from: Storage, key: string) => run(from.get(key))

    beforeEach(async () => {
      vi.useFakeTimers({ toFake: ["Date"], now: start })
      tested = await make()
    })
    afterEach(async () => {
      vi.useRealTimers()
      await tested.close?.()
    })

    it("answers null for what was never written", async () => {
      expect(await read(tested.storage, "nothing")).toBeNull()
    })

    it("answers what was written last", async () => {
      await run(tested.storage.set("choice", "3201", 60))
      await run(tested.storage.set("choice", "3202", 60))
      expect(await read(tested.storage, "choice")).toBe("3202")
    })

    it.each(odd)("keeps the text %j as it is", async (text) => {
      await run(tested.storage.set("text", text, 60))
      expect(await read(tested.storage, "text")).toBe(text)
    })

    it("keeps two names apart, also when one begins as the other", async () => {
      await run(tested.storage.set("sort", "name", 60))
      await run(tested.storage.set("sortArticles", "price", 60))
      await run(tested.storage.remove("sort"))
      expect(await read(tested.storage, "sort")).toBeNull()
      expect(await read(tested.storage, "sortArticles")).toBe("price")
    })

    it("keeps both of two names that are written at once", async () => {
      const names = ["one", "two", "three", "four"]
      await run(Effect.all(names.map((name) => tested.storage.set(name, name, 60)), { concurrency: "unbounded", discard: true }))
      expect(await Promise.all(names.map((name) => read(tested.storage, name)))).toEqual(names)
    })

    it("forgets what is removed; removing nothing is no fault", async () => {
      await run(tested.storage.set("session", "a", 60))
      await run(tested.storage.remove("session"))
      await run(tested.storage.remove("session"))
      expect(await read(tested.storage, "session")).toBeNull()
    })

    it("forgets at once what is written with a max-age of 0", async () => {
      await run(tested.storage.set("session", "a", 60))
      await run(tested.storage.set("session", "b", 0))
      expect(await read(tested.storage, "session")).toBeNull()
    })

    const forgetsInTime = () => {
      it("keeps a text until its max-age has passed by the clock", async () => {
        await run(tested.storage.set("choice", "3201", 86_400))
        pass(86_399)
        expect(await read(tested.storage, "choice")).toBe("3201")
      })

      it("forgets it from then on", async () => {
        await run(tested.storage.set("choice", "3201", 86_400))
        pass(86_401)
        expect(await read(tested.storage, "choice")).toBeNull()
      })

      it("counts the max-age from the last write", async () => {
        await run(tested.storage.set("choice", "3201", 100))
        pass(80)
        await run(tested.storage.set("choice", "3202", 100))
        pass(80)
        expect(await read(tested.storage, "choice")).toBe("3202")
      })
    }
    const readingDoesNotProlong = () => {
      it("reading a text does not make it live longer", async () => {
        await run(tested.storage.set("choice", "3201", 100))
        pass(80)
        await read(tested.storage, "choice")
        pass(21)
        expect(await read(tested.storage, "choice")).toBeNull()
      })
    }
    const outlivesItsMaker = () => {
      it("opened again, has what was written, and has forgotten what was removed", async () => {
        const reopen = tested.reopen ?? (async () => tested.storage)
        await run(tested.storage.set("kept", "å;=", 86_400))
        await run(tested.storage.set("gone", "x", 86_400))
        await run(tested.storage.remove("gone"))
        const again = await reopen()
        expect(await read(again, "kept")).toBe("å;=")
        expect(await read(again, "gone")).toBeNull()
        pass(86_401)
        expect(await read(await reopen(), "kept")).toBeNull()
      })
    }

    if (forgets) forgetsInTime()
    if (forgets && doubleProlongs === undefined) readingDoesNotProlong()
    if (lasts) outlivesItsMaker()
  })
}
