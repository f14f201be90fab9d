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

const listen = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    servers.push(server)
    server.listen(0, "127.0.0.1", () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  })

const echo = (request: IncomingMessage, response: ServerResponse): void => {
  response.writeHead(200, { "content-type": "application/json", connection: "x-hop, close", "x-hop": "1" })
  response.end(JSON.stringify({ url: request.url, headers: request.headers }))
}

const serveApi = (handle: (request: IncomingMessage, response: ServerResponse) => void = echo) =>
  listen(createServer(handle))

const proxyTo = (base: string, options?: ProxyOptions) => {
  const forward = makeProxy(base, options)
  return (path: string, init?: RequestInit) => forward(new Request(`http://shop.test${path}`, init), "192.0.2.7")
}

describe("makeProxy", () => {
  it("sends requests to its own API only, whatever the path contains, with and without a path in the base URL", async () => {
    const requestsToOtherServer: Array<string | undefined> = []
    const otherServer = new URL(
      await serveApi((request, response) => void (requestsToOtherServer.push(request.url), response.end()))
    )
    const origin = await serveApi()
    for (const base of [origin, `${origin}/`, `${origin}/api/v1`, `${origin}/base`]) {
      const fetchViaProxy = proxyTo(base)
      for (const path of [
        `/api/v1@${otherServer.host}/x`,
        `/api/v1:80@${otherServer.host}/x`,
        `/api/v1%40${otherServer.host}/x`,
        `/api/v1//${otherServer.host}/x`,
        `/api/v1/\\${otherServer.host}/x`,
        `//${otherServer.host}/api/v1`
      ]) {
        const response = await fetchViaProxy(path, {
          method: "POST",
          body: "secret",
          headers: { authorization: "Bearer x" }
        })
        expect([path, response.status]).toEqual([path, 200])
        await response.text()
      }
    }
    expect(requestsToOtherServer).toEqual([])
  })

  it("replaces /api/v1 with the base URL's path, but only as whole segments", async () => {
    const fetchViaProxy = proxyTo(`${await serveApi()}/base/`)
    const urlOf = async (path: string) => ((await (await fetchViaProxy(path)).json()) as { url: string }).url
    expect(await Promise.all(["/api/v1/sites?a=%2F", "/api/v1", "/api/v10/x", "/images/x.webp"].map(urlOf))).toEqual([
      "/base/sites?a=%2F",
      "/base",
      "/api/v10/x",
      "/images/x.webp"
    ])
  })

  it("drops hop-by-hop headers, replaces the forwarding headers of the request with the client's address, and keeps all others", async () => {
    const fetchViaProxy = proxyTo(await serveApi())
    const response = await fetchViaProxy("/api/v1/x", {
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

  it.each(["keep-alive", "proxy-authorization", "proxy-connection", "te", "trailer", "upgrade"])(
    "never forwards %s, in either direction",
    async (name) => {
      const receivedValues: Array<unknown> = []
      const fetchViaProxy = proxyTo(
        await serveApi(({ headers }, response) => {
          receivedValues.push(headers[name])
          response.writeHead(200, { [name]: "x" }).end()
        })
      )
      const response = await fetchViaProxy("/api/v1/x", { headers: { [name]: "x" } })
      expect([response.status, response.headers.has(name), receivedValues]).toEqual([200, false, [undefined]])
    }
  )

  it.each([
    ["GET", 204],
    ["GET", 304],
    ["HEAD", 200]
  ])("returns no body for %s with status %d", async (method, status) => {
    const fetchViaProxy = proxyTo(await serveApi((_, response) => void response.writeHead(status, { etag: "1" }).end()))
    const response = await fetchViaProxy("/api/v1/x", { method })
    expect([response.status, response.headers.get("etag"), response.body]).toEqual([status, "1", null])
  })

  it("keeps the status and the headers of every response, even of a refusal", async () => {
    const headers = {
      "content-type": "application/json",
      "retry-after": "7",
      "cache-control": "no-store",
      "www-authenticate": "Bearer",
      "x-request-id": "r1",
      vary: "accept-encoding"
    }
    for (const status of [200, 401, 429, 503]) {
      const fetchViaProxy = proxyTo(
        await serveApi((_, response) => {
          response.writeHead(status, { ...headers, "set-cookie": ["a=1", "b=2"] })
          response.end("{}")
        })
      )
      const response = await fetchViaProxy("/api/v1/x")
      expect([status, response.status, Object.fromEntries(response.headers)]).toEqual([
        status,
        status,
        expect.objectContaining(headers)
      ])
      expect([response.headers.getSetCookie(), await response.text()]).toEqual([["a=1", "b=2"], "{}"])
    }
  })

  it("responds with Retry-After and 504 when the API does not respond, or 502 when no process listens", async () => {
    const failureFrom = async (base: string) => {
      const response = await proxyTo(base, { timeoutMs: 200 })("/api/v1/x")
      const { errors } = (await response.json()) as { errors: unknown }
      return [response.status, response.headers.get("retry-after"), response.headers.get("cache-control"), errors]
    }
    expect(await failureFrom(await serveApi(() => undefined))).toEqual([
      504,
      "5",
      "no-store",
      [{ code: "ERR_UPSTREAM", message: "The API does not respond in time." }]
    ])
    expect(await failureFrom("http://127.0.0.1:1")).toEqual([
      502,
      "5",
      "no-store",
      [{ code: "ERR_UPSTREAM", message: "The API does not respond." }]
    ])
  })

  it("causes no uncaught error when clients disconnect in the middle of a response or of their request body", async () => {
    const uncaughtErrors: Array<unknown> = []
    const recordError = (error: unknown) => void uncaughtErrors.push(error)
    process.on("uncaughtException", recordError)
    process.on("unhandledRejection", recordError)
    const api = await serveApi((request, response) => {
      request.resume()
      response.writeHead(200)
      const timer = setInterval(() => response.write("x".repeat(20_000)), 1)
      setTimeout(() => void (clearInterval(timer), response.end()), 30)
      response.on("close", () => clearInterval(timer))
    })
    const forward = makeProxy(api)
    const shop = new URL(await listen(createAdaptorServer({ fetch: (request) => forward(request) }) as Server))
    const sendAndDisconnect = (index: number) =>
      new Promise<void>((resolve) => {
        const isPost = index % 2 === 0
        const clientRequest = httpRequest({
          host: shop.hostname,
          port: shop.port,
          path: "/api/v1/x",
          method: isPost ? "POST" : "GET"
        })
        clientRequest.on("error", () => undefined)
        clientRequest.on("close", () => resolve())
        clientRequest.on("response", (response) => void response.resume().on("error", () => undefined))
        if (isPost) clientRequest.write("y".repeat(5_000))
        else clientRequest.end()
        setTimeout(() => clientRequest.destroy(), index % 40)
      })
    await Promise.all(Array.from({ length: 200 }, (_, index) => sendAndDisconnect(index)))
    await new Promise((resolve) => setTimeout(resolve, 100))
    process.off("uncaughtException", recordError)
    process.off("unhandledRejection", recordError)
    expect(uncaughtErrors).toEqual([])
  })
})
