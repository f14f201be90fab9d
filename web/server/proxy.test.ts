import { createServer, type IncomingMessage, request as httpRequest, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { createAdaptorServer } from "@hono/node-server"
import { afterEach, describe, expect, it } from "vitest"
import { makeProxy, type ProxyOptions } from "./proxy.ts"

const servers: Array<Server> = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

const open = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    servers.push(server)
    server.listen(0, "127.0.0.1", () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  })

const echo = (request: IncomingMessage, response: ServerResponse): void => {
  response.writeHead(200, { "content-type": "application/json", connection: "x-hop, close", "x-hop": "1" })
  response.end(JSON.stringify({ url: request.url, headers: request.headers }))
}

const serveApi = (handle: (request: IncomingMessage, response: ServerResponse) => void = echo) =>
  open(createServer(handle))

const proxyTo = async (base: string, options?: ProxyOptions) => {
  const forward = makeProxy(base, options)
  return (path: string, init?: RequestInit) => forward(new Request(`http://shop.test${path}`, init), "192.0.2.7")
}

describe("makeProxy", () => {
  it("reaches its own API only, whatever the path contains and whether or not the base has a path", async () => {
    const foreign: Array<string | undefined> = []
    const other = new URL(await serveApi((request, response) => void (foreign.push(request.url), response.end())))
    const origin = await serveApi()
    for (const base of [origin, `${origin}/`, `${origin}/api/v1`, `${origin}/base`]) {
      const get = await proxyTo(base)
      for (const path of [
        `/api/v1@${other.host}/x`,
        `/api/v1:80@${other.host}/x`,
        `/api/v1%40${other.host}/x`,
        `/api/v1//${other.host}/x`,
        `/api/v1/\\${other.host}/x`,
        `//${other.host}/api/v1`
      ]) {
        const response = await get(path, { method: "POST", body: "secret", headers: { authorization: "Bearer x" } })
        expect([path, response.status]).toEqual([path, 200])
        await response.text()
      }
    }
    expect(foreign).toEqual([])
  })

  it("replaces /api/v1 by the base's path, and only as a whole segment", async () => {
    const get = await proxyTo(`${await serveApi()}/base/`)
    const urlOf = async (path: string) => ((await (await get(path)).json()) as { url: string }).url
    expect(await Promise.all(["/api/v1/sites?a=%2F", "/api/v1", "/api/v10/x", "/images/x.webp"].map(urlOf))).toEqual([
      "/base/sites?a=%2F",
      "/base",
      "/api/v10/x",
      "/images/x.webp"
    ])
  })

  it("drops the headers of one connection and the client's claims about itself, and keeps all others", async () => {
    const get = await proxyTo(await serveApi())
    const response = await get("/api/v1/x", {
      headers: {
        connection: "keep-alive, X-Secret-Hop",
        "x-secret-hop": "1",
        forwarded: "for=198.51.100.1",
        "x-forwarded-for": "198.51.100.1",
        "x-forwarded-host": "evil.test",
        "x-real-ip": "198.51.100.1",
        authorization: "Bearer x",
        cookie: "a=1"
      }
    })
    const { headers } = (await response.json()) as { headers: Record<string, string> }
    expect(response.headers.has("x-hop")).toBe(false)
    expect(headers).toMatchObject({ authorization: "Bearer x", cookie: "a=1", "x-forwarded-for": "192.0.2.7" })
    for (const name of ["x-secret-hop", "forwarded", "x-forwarded-host", "x-real-ip"])
      expect([name, headers[name]]).toEqual([name, undefined])
  })

  it("is 504 with Retry-After when the API does not respond, and 502 when nothing listens", async () => {
    const refused = async (base: string) => {
      const { status, headers } = await (await proxyTo(base, { timeoutMs: 200 }))("/api/v1/x")
      return [status, headers.get("retry-after")]
    }
    expect(await refused(await serveApi(() => undefined))).toEqual([504, "5"])
    expect(await refused("http://127.0.0.1:1")).toEqual([502, "5"])
  })

  it("survives browsers that go away, also in the middle of a response or of their own body", async () => {
    const uncaught: Array<unknown> = []
    const note = (error: unknown) => void uncaught.push(error)
    process.on("uncaughtException", note)
    process.on("unhandledRejection", note)
    const api = await serveApi((request, response) => {
      request.resume()
      response.writeHead(200)
      const timer = setInterval(() => response.write("x".repeat(20_000)), 1)
      setTimeout(() => void (clearInterval(timer), response.end()), 30)
      response.on("close", () => clearInterval(timer))
    })
    const forward = makeProxy(api)
    const shop = new URL(await open(createAdaptorServer({ fetch: (request) => forward(request) }) as Server))
    const visit = (index: number) =>
      new Promise<void>((resolve) => {
        const post = index % 2 === 0
        const sent = httpRequest({
          host: shop.hostname,
          port: shop.port,
          path: "/api/v1/x",
          method: post ? "POST" : "GET"
        })
        sent.on("error", () => undefined)
        sent.on("close", () => resolve())
        sent.on("response", (response) => void response.resume().on("error", () => undefined))
        if (post) sent.write("y".repeat(5_000))
        else sent.end()
        setTimeout(() => sent.destroy(), index % 40)
      })
    await Promise.all(Array.from({ length: 200 }, (_, index) => visit(index)))
    await new Promise((resolve) => setTimeout(resolve, 100))
    process.off("uncaughtException", note)
    process.off("unhandledRejection", note)
    expect(uncaught).toEqual([])
  })
})
