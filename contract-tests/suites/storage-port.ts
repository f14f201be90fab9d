import { Effect } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { Storage } from "#core/ports/storage.ts"

export interface StorageUnderTest {
  readonly storage: Storage
  /** Opens the same storage again, as another process or page would. */
  readonly reopen?: () => Promise<Storage>
  readonly close?: () => Promise<void>
}

export interface StorageTraits {
  /** Whether entries expire; false for storage that exists for one request only. */
  readonly expires: boolean
  /** Whether entries outlive the storage object. */
  readonly isPersistent: boolean
  /** Whether reads extend max-age. Browsers do not extend it, but the cookie jar that simulates a browser in tests does. */
  readonly readExtendsMaxAge?: true
}

const unusualTexts = [
  "",
  " ",
  "åäö ÅÄÖ é ø 🥕",
  'semi;colon, comma "quotes" \\back\\slash',
  "a=b&c=d%20%%",
  "line\nbreak\ttab",
  JSON.stringify({ token_type: "Bearer", access_token: "e.y.J", expires_in: 1_700_000_000_000 })
]

/** The tests that every storage must pass. Time is the system clock, which the suite fakes. */
export const storagePortSuite = (
  name: string,
  make: () => Promise<StorageUnderTest>,
  { expires, isPersistent, readExtendsMaxAge }: StorageTraits
): void => {
  describe(`Storage: ${name}`, () => {
    let tested: StorageUnderTest
    const startTime = new Date("2026-03-02T10:00:00Z")
    const advance = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
    const run = <A>(effect: Effect.Effect<A>) => Effect.runPromise(effect)
    const read = (from: Storage, key: string) => run(from.get(key))

    beforeEach(async () => {
      vi.useFakeTimers({ toFake: ["Date"], now: startTime })
      tested = await make()
    })
    afterEach(async () => {
      vi.useRealTimers()
      await tested.close?.()
    })

    it("returns null for an unknown name", async () => {
      expect(await read(tested.storage, "nothing")).toBeNull()
    })

    it("returns the last written value", async () => {
      await run(tested.storage.set("selection", "3201", 60))
      await run(tested.storage.set("selection", "3202", 60))
      expect(await read(tested.storage, "selection")).toBe("3202")
    })

    it.each(unusualTexts)("returns the string %j unchanged", async (text) => {
      await run(tested.storage.set("text", text, 60))
      expect(await read(tested.storage, "text")).toBe(text)
    })

    it("distinguishes names with a common prefix", async () => {
      await run(tested.storage.set("sort", "name", 60))
      await run(tested.storage.set("sortArticles", "price", 60))
      await run(tested.storage.remove("sort"))
      expect(await read(tested.storage, "sort")).toBeNull()
      expect(await read(tested.storage, "sortArticles")).toBe("price")
    })

    it("keeps names that are written concurrently", async () => {
      const names = ["one", "two", "three", "four"]
      await run(
        Effect.all(
          names.map((name) => tested.storage.set(name, name, 60)),
          { concurrency: "unbounded", discard: true }
        )
      )
      expect(await Promise.all(names.map((name) => read(tested.storage, name)))).toEqual(names)
    })

    it("removes a value; removing an unknown name does not fail", async () => {
      await run(tested.storage.set("session", "a", 60))
      await run(tested.storage.remove("session"))
      await run(tested.storage.remove("session"))
      expect(await read(tested.storage, "session")).toBeNull()
    })

    it("removes a value that is written with a max-age of 0", async () => {
      await run(tested.storage.set("session", "a", 60))
      await run(tested.storage.set("session", "b", 0))
      expect(await read(tested.storage, "session")).toBeNull()
    })

    const testExpiry = () => {
      it("keeps a value until its max-age has passed", async () => {
        await run(tested.storage.set("selection", "3201", 86_400))
        advance(86_399)
        expect(await read(tested.storage, "selection")).toBe("3201")
      })

      it("drops a value when its max-age has passed", async () => {
        await run(tested.storage.set("selection", "3201", 86_400))
        advance(86_401)
        expect(await read(tested.storage, "selection")).toBeNull()
      })

      it("restarts max-age with each write", async () => {
        await run(tested.storage.set("selection", "3201", 100))
        advance(80)
        await run(tested.storage.set("selection", "3202", 100))
        advance(80)
        expect(await read(tested.storage, "selection")).toBe("3202")
      })
    }
    const testReadKeepsMaxAge = () => {
      it("does not extend max-age with a read", async () => {
        await run(tested.storage.set("selection", "3201", 100))
        advance(80)
        await read(tested.storage, "selection")
        advance(21)
        expect(await read(tested.storage, "selection")).toBeNull()
      })
    }
    const testPersistence = () => {
      it("keeps values, removals and expiry times when it is reopened", async () => {
        const reopen = tested.reopen ?? (async () => tested.storage)
        await run(tested.storage.set("written", "å;=", 86_400))
        await run(tested.storage.set("removed", "x", 86_400))
        await run(tested.storage.remove("removed"))
        const reopenedStorage = await reopen()
        expect(await read(reopenedStorage, "written")).toBe("å;=")
        expect(await read(reopenedStorage, "removed")).toBeNull()
        advance(86_401)
        expect(await read(await reopen(), "written")).toBeNull()
      })
    }

    if (expires) testExpiry()
    if (expires && readExtendsMaxAge === undefined) testReadKeepsMaxAge()
    if (isPersistent) testPersistence()
  })
}
