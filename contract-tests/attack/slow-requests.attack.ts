import { rmSync } from "node:fs"
import { connect } from "node:net"
import { expect, it } from "vitest"
import { seededFolder } from "#adapters/demo-shop/testing.ts"
import { exchange, repeated } from "./raw-request.ts"
import { attackTimeout, printCounts } from "./scale.ts"
import { startShopProcess } from "../shop-process.ts"

/**
 * Seconds until the server must have closed the connection: its limits are 60 s for the headers and 300 s for the
 * request, checked every 30 s; plus 5 s.
 */
const limits = { headers: 95, body: 335 }

/** Asks many times for a long list without ever reading; resolves with the seconds until the server has closed the connection. */
const neverRead = (port: number): Promise<number> =>
  new Promise((resolve) => {
    const startTime = performance.now()
    const socket = connect(port, "127.0.0.1")
    socket.pause()
    socket.on("error", () => undefined)
    socket.on("close", () => resolve(Math.round((performance.now() - startTime) / 1_000)))
    const path = "/api/v1/Loop54/products?store=3201&take=100"
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(50))
    // A paused socket learns only from a failed write that the server has closed it.
    const probe = setInterval(() => (socket.destroyed ? clearInterval(probe) : socket.write("GET")), 1_000)
  })

it(
  "a client that never reads its responses is cut",
  async () => {
    const data = await seededFolder()
    const shop = await startShopProcess(["serve", "--data", data])
    const seconds = await Promise.all(Array.from({ length: 5 }, () => neverRead(Number(new URL(shop.origin).port))))
    printCounts("clients that never read", { "closed after s": seconds.join() })
    expect([shop.isRunning(), shop.errorOutput()]).toEqual([true, ""])
    await shop.stop()
    rmSync(data, { recursive: true, force: true })
  },
  attackTimeout
)

it(
  "a request whose headers or body arrive a few bytes a second is cut, and the shop serves others meanwhile",
  async () => {
    const data = await seededFolder()
    const shop = await startShopProcess(["serve", "--data", data])
    const port = Number(new URL(shop.origin).port)
    const requestOf = (...headers: ReadonlyArray<string>) =>
      ["POST /api/v1/customer/requestpasswordreset HTTP/1.1", "Host: localhost", ...headers, ""].join("\r\n")
    const json = "Content-Type: application/json"
    const attacks = [
      { limit: limits.headers, first: "GE", next: "T" },
      { limit: limits.headers, first: requestOf(), next: "X-A: 1\r\n" },
      { limit: limits.body, first: requestOf(json, "Content-Length: 9000", ""), next: "x" },
      { limit: limits.body, first: requestOf(json, "Transfer-Encoding: chunked", ""), next: "1\r\nx\r\n" }
    ]
    const startedAt = performance.now()
    const ends = Promise.all(
      attacks.map(async ({ first, next }) => {
        const { closed, responses } = await exchange(port, repeated(first, next, 1_000), 600_000)
        const seconds = Math.round((performance.now() - startedAt) / 1_000)
        return { closed, seconds, statuses: responses.map(({ status }) => status) }
      })
    )
    const ordinary = await exchange(
      port,
      ["GET /robots.txt HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"],
      5_000
    )
    expect(ordinary.responses.map(({ status }) => status)).toEqual([200])
    const results = await ends
    printCounts(
      "slow requests",
      Object.fromEntries(
        results.map(({ seconds, statuses }, index) => [`request ${index}`, `${statuses.join()} after ${seconds} s`])
      )
    )
    for (const [index, { closed, seconds, statuses }] of results.entries()) {
      expect([index, closed, statuses.every((status) => status === 400 || status === 408)]).toEqual([index, true, true])
      expect(seconds).toBeLessThan(attacks[index]?.limit ?? 0)
    }
    expect([shop.isRunning(), shop.errorOutput()]).toEqual([true, ""])
    await shop.stop()
    rmSync(data, { recursive: true, force: true })
  },
  attackTimeout
)
