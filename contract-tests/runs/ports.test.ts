import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { getRequestListener } from "@hono/node-server"
import { Effect } from "effect"
import { CookieJar } from "tough-cookie"
import { Agent } from "undici"
import { afterAll, describe, expect, it } from "vitest"
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
import type { OtherSide } from "#contract-tests/suites/other-side.ts"
import { storagePortSuite } from "#contract-tests/suites/storage-port.ts"
import { HttpUnavailable, type HttpRequest } from "#core/ports/http.ts"

const listen = async (listener: RequestListener) => {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`,
    close: () => new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  }
}

/** A port of this machine that was free a moment ago. */
const nobody = async () => {
  const { base, close } = await listen(() => undefined)
  await close()
  return base
}

const behindSocket = (side: OtherSide) => listen(getRequestListener(side.handle, { errorHandler: () => new Response(null, { status: 500 }) }))

const fetchRequest = ({ path, query, method, headers, body }: HttpRequest, signal: AbortSignal) =>
  new Request(`http://fake/base${path}${query.length === 0 ? "" : `?${new URLSearchParams(query.map(([name, value]) => [name, value]))}`}`, {
    method,
    signal,
    headers: { ...headers, ...(body === undefined ? {} : { "content-type": body.type === "json" ? "application/json" : "application/x-www-form-urlencoded" }) },
    ...(body === undefined ? {} : { body: body.text })
  })

httpPortSuite("fake", async (side) => ({
  port: makeFakeHttp((request) =>
    Effect.tryPromise({
      try: async (signal) => {
        const answer = await side.handle(fetchRequest(request, signal))
        return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() }
      },
      catch: (cause) => new HttpUnavailable({ path: request.path, reason: "unreachable", cause })
    })).port,
  nowhere: makeFakeHttp(({ path }) => unreachable(path)).port
}))

httpPortSuite("fetch", async (side) => {
  const { base, close } = await behindSocket(side)
  return { port: makeHttpFetch({ base }), nowhere: makeHttpFetch({ base: await nobody() }), close }
})

httpPortSuite("undici", async (side) => {
  const { base, close } = await behindSocket(side)
  const dispatcher = new Agent({ connections: 32, pipelining: 1 })
  return {
    port: makeHttpUndici({ base, dispatcher }),
    nowhere: makeHttpUndici({ base: await nobody(), dispatcher }),
    close: async () => {
      await dispatcher.destroy()
      await close()
    }
  }
})

httpPortSuite("in process", async (side) => ({
  port: makeHttpInprocess({ handle: side.handle, base: "/base" }),
  nowhere: makeHttpInprocess({ handle: () => Promise.reject(new Error("closed")), base: "/base" })
}))

const folders: Array<string> = []
const newFile = async () => {
  const folder = await mkdtemp(join(tmpdir(), "skafferi-ports-"))
  folders.push(folder)
  return join(folder, "deeper", "kept.json")
}
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

const shop = "http://127.0.0.1:3000"
/** document.cookie of a page of the shop. */
const openPage = () => {
  const jar = new CookieJar()
  const address = `${shop}/matvaror`
  return {
    get cookie() {
      return jar.getCookieStringSync(address)
    },
    set cookie(text: string) {
      jar.setCookieSync(text, address)
    }
  }
}

storagePortSuite("fake", async () => ({ storage: makeFakeStorage() }), { forgets: true, lasts: false })

storagePortSuite("browser cookies", async () => {
  const page = openPage()
  return { storage: makeBrowserCookies(page, false), reopen: async () => makeBrowserCookies(page, false) }
}, { forgets: true, lasts: true, doubleProlongs: true })

storagePortSuite("request cookies", async () => ({ storage: makeRequestCookies("", false).storage }), { forgets: false, lasts: false })

storagePortSuite("cookie jar file", async () => {
  const file = await newFile()
  return { storage: makeCookieJarFile(file, shop, Date.now), reopen: async () => makeCookieJarFile(file, shop, Date.now) }
}, { forgets: true, lasts: true })

storagePortSuite("device file", async () => {
  const file = await newFile()
  return { storage: makeDeviceFile(file, Date.now), reopen: async () => makeDeviceFile(file, Date.now) }
}, { forgets: true, lasts: true })

cachePortSuite("memory", (entries) => makeMemoryCache({ entries }))

const run = <A>(effect: Effect.Effect<A>) => Effect.runPromise(effect)

describe("files of the command line", () => {
  const broken = ["", "{", "null", "[]", '"text"', '{"choice":null}', '{"cookies":7}', "\u0000\u0001"]

  it.each(broken)("a cookie jar that holds %j behaves as empty and can be written again", async (text) => {
    const file = await newFile()
    await run(makeCookieJarFile(file, shop, Date.now).set("x", "x", 60))
    await writeFile(file, text)
    const jar = makeCookieJarFile(file, shop, Date.now)
    expect(await run(jar.get("choice"))).toBeNull()
    await run(jar.set("choice", "3201", 60))
    expect(await run(makeCookieJarFile(file, shop, Date.now).get("choice"))).toBe("3201")
  })

  it.each(broken)("a device file that holds %j behaves as empty and can be written again", async (text) => {
    const file = await newFile()
    await run(makeDeviceFile(file, Date.now).set("x", "x", 60))
    await writeFile(file, text)
    const device = makeDeviceFile(file, Date.now)
    expect(await run(device.get("choice"))).toBeNull()
    await run(device.set("choice", "3201", 60))
    expect(await run(makeDeviceFile(file, Date.now).get("choice"))).toBe("3201")
  })
})

describe("cookies", () => {
  it("of a request come from its header; a pair that cannot be read is left out and the rest stays", async () => {
    const { storage } = makeRequestCookies("a=1; broken=%E0%A4%A; skafferi_assortment=%7B%22city%22%3A%22G%C3%B6teborg%22%7D; noequals; b=x=y", false)
    expect(await run(Effect.all(["a", "broken", "skafferi_assortment", "noequals", "b"].map((name) => storage.get(name)))))
      .toEqual(["1", null, '{"city":"Göteborg"}', null, "x=y"])
  })

  it("of a request are answered as Set-Cookie values, the last word of each name, same site only and secure behind TLS", async () => {
    const { storage, close } = makeRequestCookies("old=1", true)
    await run(storage.set("choice", "first", 60))
    await run(storage.set("choice", "å;", 86_400))
    await run(storage.remove("old"))
    expect(close()).toEqual([
      "choice=%C3%A5%3B; Path=/; Max-Age=86400; SameSite=Lax; Secure",
      "old=; Path=/; Max-Age=0; SameSite=Lax; Secure"
    ])
  })

  it("of a request cannot be written any more once the answer has begun: a later write is a bug and throws", async () => {
    const { storage, close } = makeRequestCookies("", false)
    close()
    await expect(run(storage.set("choice", "3201", 60))).rejects.toThrow("after the answer had begun")
    await expect(run(storage.remove("choice"))).rejects.toThrow("after the answer had begun")
    expect(await run(storage.get("choice"))).toBeNull()
  })

  it("of a page are the ones that its server reads", async () => {
    const page = openPage()
    await run(makeBrowserCookies(page, false).set("choice", '{"city":"Östersund; & co"}', 60))
    expect(await run(makeRequestCookies(page.cookie, false).storage.get("choice"))).toBe('{"city":"Östersund; & co"}')
  })
})

describe("IndexedDB", () => {
  it("where a browser refuses it, nothing is kept and nothing fails", async () => {
    const device = makeIndexedDb(Date.now)
    await run(device.set("recent-searches", "[]", 60))
    expect(await run(device.get("recent-searches"))).toBeNull()
    await run(device.remove("recent-searches"))
  })
})
