import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { getRequestListener } from "@hono/node-server"
import { Effect } from "effect"
import { CookieJar } from "tough-cookie"
import { Agent } from "undici"
import { afterAll, afterEach, describe, expect, it, vi } from "vitest"
import { makeMemoryCache } from "#adapters/cache/memory-cache.ts"
import { makeBrowserCookies } from "#adapters/cookies/browser-cookies.ts"
import { makeCookieJarFile } from "#adapters/cookies/cookie-jar-file.ts"
import { makeRequestCookies } from "#adapters/cookies/request-cookies.ts"
import { makeDeviceFile } from "#adapters/device/device-file.ts"
import { makeIndexedDb } from "#adapters/device/indexed-db.ts"
import { makeFakeHttp, unreachable } from "#adapters/fakes/fake-http.ts"
import { makeFakeStorage } from "#adapters/fakes/fake-storage.ts"
import { makeHttpFetch } from "#adapters/http-fetch/http-fetch.ts"
import { makeHttpInprocess } from "#adapters/http-inprocess/http-inprocess.ts"
import { makeHttpUndici } from "#adapters/http-undici/http-undici.ts"
import { cachePortSuite } from "#contract-tests/suites/cache-port.ts"
import { httpPortSuite } from "#contract-tests/suites/http-port.ts"
import { type EchoServer, makeEchoServer } from "#contract-tests/suites/echo-server.ts"
import { storagePortSuite } from "#contract-tests/suites/storage-port.ts"
import { HttpUnavailable, type HttpRequest } from "#core/ports/http.ts"

const listen = async (listener: RequestListener) => {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}

/** The URL of a closed port. */
const makeClosedPortUrl = async () => {
  const { base, close } = await listen(() => undefined)
  await close()
  return base
}

const serve = (echoServer: EchoServer) =>
  listen(getRequestListener(echoServer.handle, { errorHandler: () => new Response(null, { status: 500 }) }))

const fetchRequest = ({ path, query, method, headers, body }: HttpRequest, signal: AbortSignal) =>
  new Request(
    `http://fake/base${path}${query.length === 0 ? "" : `?${new URLSearchParams(query.map(([name, value]) => [name, value]))}`}`,
    {
      method,
      signal,
      headers: {
        ...headers,
        ...(body === undefined
          ? {}
          : { "content-type": body.type === "json" ? "application/json" : "application/x-www-form-urlencoded" })
      },
      ...(body === undefined ? {} : { body: body.text })
    }
  )

httpPortSuite("fake", async (echoServer) => ({
  port: makeFakeHttp((request) =>
    Effect.tryPromise({
      try: async (signal) => {
        const response = await echoServer.handle(fetchRequest(request, signal))
        return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() }
      },
      catch: (cause) => new HttpUnavailable({ path: request.path, reason: "unreachable", cause })
    })
  ).port,
  unreachable: makeFakeHttp(({ path }) => unreachable(path)).port
}))

httpPortSuite("fetch", async (echoServer) => {
  const { base, close } = await serve(echoServer)
  return { port: makeHttpFetch({ base }), unreachable: makeHttpFetch({ base: await makeClosedPortUrl() }), close }
})

httpPortSuite("undici", async (echoServer) => {
  const { base, close } = await serve(echoServer)
  const dispatcher = new Agent({ connections: 32, pipelining: 1 })
  return {
    port: makeHttpUndici({ base, dispatcher }),
    unreachable: makeHttpUndici({ base: await makeClosedPortUrl(), dispatcher }),
    close: async () => {
      await dispatcher.destroy()
      await close()
    }
  }
})

httpPortSuite("in process", async (echoServer) => ({
  port: makeHttpInprocess({ handle: echoServer.handle, base: "/base" }),
  unreachable: makeHttpInprocess({ handle: () => Promise.reject(new Error("closed")), base: "/base" })
}))

describe("headers of a port", () => {
  const echoRequest: HttpRequest = { method: "GET", path: "/echo", query: [], headers: { "x-request-id": "1" } }
  const headers = { "x-forwarded-for": "192.0.2.7", "x-request-id": "overridden" }

  it("are sent in process with every request, whose own headers take precedence", async () => {
    const port = makeHttpInprocess({ handle: makeEchoServer().handle, base: "/base", headers })
    const { text } = await Effect.runPromise(port.send(echoRequest))
    expect(JSON.parse(text)).toMatchObject({ headers: { "x-forwarded-for": "192.0.2.7", "x-request-id": "1" } })
  })

  it("are sent by undici with every request, whose own headers take precedence", async () => {
    const { base, close } = await serve(makeEchoServer())
    const { text } = await Effect.runPromise(makeHttpUndici({ base, headers }).send(echoRequest))
    await close()
    expect(JSON.parse(text)).toMatchObject({ headers: { "x-forwarded-for": "192.0.2.7", "x-request-id": "1" } })
  })
})

const folders: Array<string> = []
/** The path of a file that does not exist yet, in a folder that does not exist either. */
const makeFilePath = async () => {
  const folder = await mkdtemp(join(tmpdir(), "skafferi-ports-"))
  folders.push(folder)
  return join(folder, "deeper", "stored.json")
}
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

const shopOrigin = "http://127.0.0.1:3000"
/** Creates a fake document with the cookies of a page of the shop. */
const openPage = () => {
  const jar = new CookieJar()
  const pageUrl = `${shopOrigin}/matvaror`
  return {
    get cookie() {
      return jar.getCookieStringSync(pageUrl)
    },
    set cookie(text: string) {
      jar.setCookieSync(text, pageUrl)
    }
  }
}

storagePortSuite("fake", async () => ({ storage: makeFakeStorage() }), { expires: true, isPersistent: false })

storagePortSuite(
  "browser cookies",
  async () => {
    const page = openPage()
    return {
      storage: makeBrowserCookies(page, { secure: false }),
      reopen: async () => makeBrowserCookies(page, { secure: false })
    }
  },
  { expires: true, isPersistent: true, readExtendsMaxAge: true }
)

storagePortSuite("request cookies", async () => ({ storage: makeRequestCookies("", { secure: false }).storage }), {
  expires: false,
  isPersistent: false
})

storagePortSuite(
  "cookie jar file",
  async () => {
    const file = await makeFilePath()
    return {
      storage: makeCookieJarFile(file, shopOrigin, Date.now),
      reopen: async () => makeCookieJarFile(file, shopOrigin, Date.now)
    }
  },
  { expires: true, isPersistent: true }
)

storagePortSuite(
  "device file",
  async () => {
    const file = await makeFilePath()
    return { storage: makeDeviceFile(file, Date.now), reopen: async () => makeDeviceFile(file, Date.now) }
  },
  { expires: true, isPersistent: true }
)

cachePortSuite("memory", (maxEntries) => makeMemoryCache({ maxEntries }))

const run = <A>(effect: Effect.Effect<A>) => Effect.runPromise(effect)

describe("files of the command line", () => {
  const invalidContents = ["", "{", "null", "[]", '"text"', '{"selection":null}', '{"cookies":7}', "\u0000\u0001"]

  it.each(invalidContents)(
    "for cookies, with content %j, behave like empty ones and can be written again",
    async (text) => {
      const file = await makeFilePath()
      await run(makeCookieJarFile(file, shopOrigin, Date.now).set("x", "x", 60))
      await writeFile(file, text)
      const jar = makeCookieJarFile(file, shopOrigin, Date.now)
      expect(await run(jar.get("selection"))).toBeNull()
      await run(jar.set("selection", "3201", 60))
      expect(await run(makeCookieJarFile(file, shopOrigin, Date.now).get("selection"))).toBe("3201")
    }
  )

  it.each(invalidContents)(
    "for the device's storage, with content %j, behave like empty ones and can be written again",
    async (text) => {
      const file = await makeFilePath()
      await run(makeDeviceFile(file, Date.now).set("x", "x", 60))
      await writeFile(file, text)
      const device = makeDeviceFile(file, Date.now)
      expect(await run(device.get("selection"))).toBeNull()
      await run(device.set("selection", "3201", 60))
      expect(await run(makeDeviceFile(file, Date.now).get("selection"))).toBe("3201")
    }
  )
})

describe("cookies", () => {
  it("are read from a request's header; pairs that cannot be decoded are skipped", async () => {
    const { storage } = makeRequestCookies(
      "a=1; broken=%E0%A4%A; skafferi_assortment=%7B%22city%22%3A%22G%C3%B6teborg%22%7D; noequals; b=x=y",
      { secure: false }
    )
    expect(
      await run(Effect.all(["a", "broken", "skafferi_assortment", "noequals", "b"].map((name) => storage.get(name))))
    ).toEqual(["1", null, '{"city":"Göteborg"}', null, "x=y"])
  })

  it("are returned as Set-Cookie values: the last value per name, SameSite=Lax, and Secure over HTTPS", async () => {
    const { storage, close } = makeRequestCookies("old=1", { secure: true })
    await run(storage.set("selection", "first", 60))
    await run(storage.set("selection", "å;", 86_400))
    await run(storage.remove("old"))
    expect(close()).toEqual([
      "selection=%C3%A5%3B; Path=/; Max-Age=86400; SameSite=Lax; Secure",
      "old=; Path=/; Max-Age=0; SameSite=Lax; Secure"
    ])
  })

  it("cannot be written once the response has begun: a later write throws", async () => {
    const { storage, close } = makeRequestCookies("", { secure: false })
    close()
    await expect(run(storage.set("selection", "3201", 60))).rejects.toThrow("after the response had begun")
    await expect(run(storage.remove("selection"))).rejects.toThrow("after the response had begun")
    expect(await run(storage.get("selection"))).toBeNull()
  })

  it("that a page has written can be read by its server", async () => {
    const page = openPage()
    await run(makeBrowserCookies(page, { secure: false }).set("selection", '{"city":"Östersund; & co"}', 60))
    expect(await run(makeRequestCookies(page.cookie, { secure: false }).storage.get("selection"))).toBe(
      '{"city":"Östersund; & co"}'
    )
  })
})

describe("IndexedDB", () => {
  afterEach(() => void vi.unstubAllGlobals())

  it("neither stores a value nor fails when the browser does not provide it", async () => {
    const device = makeIndexedDb(Date.now)
    await run(device.set("recent-searches", "[]", 60))
    expect(await run(device.get("recent-searches"))).toBeNull()
    await run(device.remove("recent-searches"))
  })

  it("keeps a value for the next page when the page unloads before IndexedDB has it, until the value is removed", async () => {
    const values = new Map<string, string>()
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => values.set(key, value),
      removeItem: (key: string) => values.delete(key)
    })
    // A database that never opens.
    vi.stubGlobal("indexedDB", { open: () => ({}) })
    void run(makeIndexedDb(Date.now).set("pending-cart", "1", 60))
    void run(makeIndexedDb(Date.now).set("pending-cart", "2", 60))
    const nextPage = makeIndexedDb(Date.now)
    expect(await run(nextPage.get("pending-cart"))).toBe("2")
    expect(await run(makeIndexedDb(() => Date.now() + 60_001).get("pending-cart"))).toBeNull()
    void run(nextPage.remove("pending-cart"))
    expect(values.size).toBe(0)
  })
})
