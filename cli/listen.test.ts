import { Agent, get } from "node:http"
import { connect } from "node:net"
import { afterEach, describe, expect, it } from "vitest"
import { CliFailure } from "./exit-codes.ts"
import { drainTime, type Handler, listen } from "./listen.ts"

const agent = new Agent({ keepAlive: true })
afterEach(() => agent.destroy())

/** The response's body, or the error's code. */
const fetchText = (url: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    get(url, { agent }, (response) => {
      let text = ""
      response.on("data", (data: Buffer) => (text += data.toString()))
      response.on("end", () => resolve(text))
    }).on("error", (error: NodeJS.ErrnoException) => resolve(error.code))
  })

const pause = (durationMs: number) => new Promise((resolve) => setTimeout(resolve, durationMs))

const closeDuring = async (handle: Handler, drainMs: number) => {
  const server = await listen(handle, 0, drainMs)
  const bodyPromise = fetchText(server.url)
  await pause(50)
  const startTime = performance.now()
  await server.close()
  return { body: await bodyPromise, durationMs: performance.now() - startTime }
}

describe("listen", () => {
  it("responds to a request in flight before it closes, and does not wait for idle connections", async () => {
    const slowHandler: Handler = async () => {
      await pause(2_500)
      return new Response("done")
    }
    const { body, durationMs } = await closeDuring(slowHandler, 10_000)
    expect([body, durationMs < 4_000]).toEqual(["done", true])
  })

  it("aborts a request that takes longer than the drain time", async () => {
    const { body, durationMs } = await closeDuring(() => new Promise(() => undefined), 200)
    expect([body, durationMs < 1_000]).toEqual(["ECONNRESET", true])
  })
})

it("listen answers a request of HTTP/1.0 without a host, and refuses one of HTTP/1.1", async () => {
  const server = await listen(({ url }) => new Response(new URL(url).pathname), 0, 1_000)
  const send = (head: string) =>
    new Promise<string>((resolve, reject) => {
      let text = ""
      const socket = connect(Number(new URL(server.url).port), "localhost", () => void socket.write(`${head}\r\n\r\n`))
      socket.setEncoding("utf8").on("data", (data: string) => (text += data))
      socket.on("end", () => resolve(text)).on("error", reject)
    })
  const response = await send("GET /robots.txt HTTP/1.0")
  expect([response.split("\r\n")[0], response.endsWith("/robots.txt")]).toEqual(["HTTP/1.1 200 OK", true])
  expect(await send("GET /robots.txt HTTP/1.1")).toMatch(/^HTTP\/1.1 400 /)
  await server.close()
})

describe("drainTime", () => {
  it("is in ms, 25 s by default, and rejects anything but whole seconds", () => {
    expect([drainTime({}), drainTime({ SKAFFERI_DRAIN_SECONDS: "3" })]).toEqual([25_000, 3_000])
    for (const value of ["soon", "-1", "1.5"])
      expect(() => drainTime({ SKAFFERI_DRAIN_SECONDS: value })).toThrow(CliFailure)
  })
})
