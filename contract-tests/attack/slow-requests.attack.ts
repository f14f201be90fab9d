import { rmSync } from "node:fs"
import { connect, type Socket } from "node:net"
import { setTimeout } from "node:timers/promises"
import { expect, it, vi } from "vitest"
import { seededFolder } from "#adapters/demo-shop/testing.ts"
import { exchange, repeated } from "./raw-request.ts"
import { attackTimeoutMs, printCounts } from "./scale.ts"
import { startShopProcess } from "../shop-process.ts"

/**
 * The longest time until the server closes the connection of a slow request: it allows 60 s for the headers and 300 s for the request, and checks
 * every 30 s; plus 5 s.
 */
const maxSecondsFor = { headers: 95, body: 335 }

const longList = "/api/v1/Loop54/products?store=3201&take=100"

/** Requests a long list many times without ever reading a response. */
const requestWithoutReading = (port: number): Socket => {
  const socket = connect(port, "127.0.0.1")
  socket.pause()
  socket.on("error", () => undefined)
  socket.write(`GET ${longList} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(10))
  return socket
}

it(
  "a client that never reads its responses is disconnected",
  async () => {
    const data = await seededFolder()
    const shop = await startShopProcess(["serve", "--data", data])
    await (await fetch(`${shop.origin}${longList}`)).text()
    // The connections of the requests so far are kept alive for some seconds and would be counted.
    await setTimeout(10_000)
    const socketsBefore = shop.openSocketCount()
    const sockets = Array.from({ length: 20 }, () => requestWithoutReading(Number(new URL(shop.origin).port)))
    await setTimeout(10_000)
    const connectionCount = shop.openSocketCount() - socketsBefore
    expect(connectionCount).toBeGreaterThanOrEqual(sockets.length)
    const startTime = performance.now()
    await vi.waitFor(() => expect(shop.openSocketCount()).toBeLessThanOrEqual(socketsBefore), {
      timeout: 200_000,
      interval: 1_000
    })
    const seconds = Math.round((performance.now() - startTime) / 1_000)
    printCounts("clients that never read", { connections: connectionCount, "disconnected after s": 10 + seconds })
    expect([shop.isRunning(), shop.errorOutput()]).toEqual([true, ""])
    for (const socket of sockets) socket.destroy()
    await shop.stop()
    rmSync(data, { recursive: true, force: true })
  },
  attackTimeoutMs
)

it(
  "a request whose headers or body arrive a few bytes a second is ended, while the shop serves other clients",
  async () => {
    const data = await seededFolder()
    const shop = await startShopProcess(["serve", "--data", data])
    const port = Number(new URL(shop.origin).port)
    const requestOf = (...headers: ReadonlyArray<string>) =>
      ["POST /api/v1/customer/requestpasswordreset HTTP/1.1", "Host: localhost", ...headers, ""].join("\r\n")
    const jsonHeader = "Content-Type: application/json"
    const attacks = [
      { maxSeconds: maxSecondsFor.headers, first: "GE", next: "T" },
      { maxSeconds: maxSecondsFor.headers, first: requestOf(), next: "X-A: 1\r\n" },
      { maxSeconds: maxSecondsFor.body, first: requestOf(jsonHeader, "Content-Length: 9000", ""), next: "x" },
      {
        maxSeconds: maxSecondsFor.body,
        first: requestOf(jsonHeader, "Transfer-Encoding: chunked", ""),
        next: "1\r\nx\r\n"
      }
    ]
    const startedAt = performance.now()
    const resultsPromise = Promise.all(
      attacks.map(async ({ first, next }) => {
        const { isClosed, responses } = await exchange(port, repeated(first, next, 1_000), 600_000)
        const seconds = Math.round((performance.now() - startedAt) / 1_000)
        return { isClosed, seconds, statuses: responses.map(({ status }) => status) }
      })
    )
    const ordinaryExchange = await exchange(
      port,
      ["GET /robots.txt HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"],
      5_000
    )
    expect(ordinaryExchange.responses.map(({ status }) => status)).toEqual([200])
    const results = await resultsPromise
    printCounts(
      "slow requests",
      Object.fromEntries(
        results.map(({ seconds, statuses }, index) => [`request ${index}`, `${statuses.join()} after ${seconds} s`])
      )
    )
    for (const [index, { isClosed, seconds, statuses }] of results.entries()) {
      expect([index, isClosed, statuses.every((status) => status === 400 || status === 408)]).toEqual([
        index,
        true,
        true
      ])
      expect(seconds).toBeLessThan(attacks[index]?.maxSeconds ?? 0)
    }
    expect([shop.isRunning(), shop.errorOutput()]).toEqual([true, ""])
    await shop.stop()
    rmSync(data, { recursive: true, force: true })
  },
  attackTimeoutMs
)
