import { mkdtempSync, rmSync } from "node:fs"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { PGlite } from "@electric-sql/pglite"
import { describe, expect, it, vi } from "vitest"
import { bridgeToSocket } from "./wire-bridge.ts"

const startupMessage = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0])
const queryMessage = Buffer.from("Q\0\0\0\rselect 1\0", "latin1")

/** A database that responds to every message with `response`. */
const aDatabaseRespondingWith = (response: string): PGlite =>
  ({
    runExclusive: (run: () => Promise<void>) => run(),
    execProtocolRawStream: async (_: Uint8Array, options: { onRawData: (data: Uint8Array) => void }) =>
      options.onRawData(Buffer.from(response, "latin1")),
    isInTransaction: () => false
  }) as never

const countPanics = async (response: string): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), "skafferi-"))
  const path = join(folder, "socket")
  const onPanic = vi.fn()
  const server = await bridgeToSocket(aDatabaseRespondingWith(response), path, { run: (_, work) => work() }, onPanic)
  const client = connect(path)
  const firstDataPromise = new Promise((resolve) => client.once("data", resolve))
  client.write(Buffer.concat([startupMessage, queryMessage]))
  await firstDataPromise
  // The bridge calls `onPanic` only after it has written the response.
  await new Promise((resolve) => setTimeout(resolve, 20))
  client.destroy()
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true, force: true })
  return onPanic.mock.calls.length
}

const anErrorWith = (severity: string): string => `E\0\0\0\x40S${severity}\0V${severity}\0C53100\0Mcould not write\0\0`

describe("bridgeToSocket", () => {
  it("calls `onPanic` only when the database has aborted: not after another error or a result", async () => {
    expect(await countPanics(anErrorWith("PANIC"))).toBe(1)
    expect(await countPanics(anErrorWith("ERROR"))).toBe(0)
    expect(await countPanics("C\0\0\0\rSELECT 1\0")).toBe(0)
  })
})
