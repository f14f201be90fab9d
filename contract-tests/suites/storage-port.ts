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
    let underTest: StorageUnderTest
    const startTime = new Date("2026-03-02T10:00:00Z")
    const advance = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
    const run = <A>(effect: Effect.Effect<A>) => Effect.runPromise(effect)
    const read = (from: Storage, key: string) => run(from.get(key))

    beforeEach(async () => {
      vi.useFakeTimers({ toFake: ["Date"], now: startTime })
      underTest = await make()
    })
    afterEach(async () => {
      vi.useRealTimers()
      await underTest.close?.()
    })

    it("returns null for an unknown name", async () => {
      expect(await read(underTest.storage, "nothing")).toBeNull()
    })

    it("returns the last written value", async () => {
      await run(underTest.storage.set("selection", "3201", 60))
      await run(underTest.storage.set("selection", "3202", 60))
      expect(await read(underTest.storage, "selection")).toBe("3202")
    })

    it.each(unusualTexts)("returns the string %j unchanged", async (text) => {
      await run(underTest.storage.set("text", text, 60))
      expect(await read(underTest.storage, "text")).toBe(text)
    })

    it("distinguishes names with a common prefix", async () => {
      await run(underTest.storage.set("sort", "name", 60))
      await run(underTest.storage.set("sortArticles", "price", 60))
      await run(underTest.storage.remove("sort"))
      expect(await read(underTest.storage, "sort")).toBeNull()
      expect(await read(underTest.storage, "sortArticles")).toBe("price")
    })

    it("keeps names that are written concurrently", async () => {
      const names = ["one", "two", "three", "four"]
      await run(
        Effect.all(
          names.map((name) => underTest.storage.set(name, name, 60)),
          { concurrency: "unbounded", discard: true }
        )
      )
      expect(await Promise.all(names.map((name) => read(underTest.storage, name)))).toEqual(names)
    })

    it("removes a value; removing an unknown name does not fail", async () => {
      await run(underTest.storage.set("session", "a", 60))
      await run(underTest.storage.remove("session"))
      await run(underTest.storage.remove("session"))
      expect(await read(underTest.storage, "session")).toBeNull()
    })

    it("removes a value that is written with a max-age of 0", async () => {
      await run(underTest.storage.set("session", "a", 60))
      await run(underTest.storage.set("session", "b", 0))
      expect(await read(underTest.storage, "session")).toBeNull()
    })

    const testExpiry = () => {
      it("keeps a value until its max-age has passed", async () => {
        await run(underTest.storage.set("selection", "3201", 86_400))
        advance(86_399)
        expect(await read(underTest.storage, "selection")).toBe("3201")
      })

      it("drops a value when its max-age has passed", async () => {
        await run(underTest.storage.set("selection", "3201", 86_400))
        advance(86_401)
        expect(await read(underTest.storage, "selection")).toBeNull()
      })

      it("restarts max-age with each write", async () => {
        await run(underTest.storage.set("selection", "3201", 100))
        advance(80)
        await run(underTest.storage.set("selection", "3202", 100))
        advance(80)
        expect(await read(underTest.storage, "selection")).toBe("3202")
      })
    }
    const testReadKeepsMaxAge = () => {
      it("does not extend max-age with a read", async () => {
        await run(underTest.storage.set("selection", "3201", 100))
        advance(80)
        await read(underTest.storage, "selection")
        advance(21)
        expect(await read(underTest.storage, "selection")).toBeNull()
      })
    }
    const testPersistence = () => {
      it("keeps values, removals and expiry times when it is reopened", async () => {
        const reopen = underTest.reopen ?? (async () => underTest.storage)
        await run(underTest.storage.set("written", "å;=", 86_400))
        await run(underTest.storage.set("removed", "x", 86_400))
        await run(underTest.storage.remove("removed"))
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
