import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { makeBrowserCookies } from "./browser-cookies.ts"
import { makeCookieJarFile } from "./cookie-jar-file.ts"
import { parseCookies, serializeCookie } from "./cookie-header.ts"
import { makeRequestCookies } from "./request-cookies.ts"

describe("the Cookie header", () => {
  it("is parsed with spaces around names and values, and with equals signs in values", () => {
    expect([...parseCookies(" a = 1 ;b=2=3;c=")]).toEqual([
      ["a", "1"],
      ["b", "2=3"],
      ["c", ""]
    ])
  })

  it("is parsed without parts that are not a cookie or cannot be decoded", () => {
    expect([...parseCookies("alone; bad=%E0%A4; good=%C3%A5")]).toEqual([["good", "å"]])
    expect(parseCookies("").size).toBe(0)
  })

  it("always preserves a serialized value", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (value) => {
        const [pair = ""] = serializeCookie("name", value, 60, { secure: false }).split("; ")
        expect(parseCookies(`other=1; ${pair}`).get("name")).toBe(value)
      })
    )
  })
})

describe("Set-Cookie", () => {
  it("is for the whole shop, has SameSite=Lax, and is Secure over HTTPS only", () => {
    expect(serializeCookie("a", "å", 60, { secure: false })).toBe("a=%C3%A5; Path=/; Max-Age=60; SameSite=Lax")
    expect(serializeCookie("a", "å", 60, { secure: true })).toBe("a=%C3%A5; Path=/; Max-Age=60; SameSite=Lax; Secure")
  })
})

describe("the cookies of a browser", () => {
  it("are written and removed with the attributes of Set-Cookie", () => {
    const browser = { cookie: "" }
    const cookies = makeBrowserCookies(browser, { secure: true })
    Effect.runSync(cookies.set("a", "1", 60))
    expect(browser.cookie).toBe("a=1; Path=/; Max-Age=60; SameSite=Lax; Secure")
    expect(Effect.runSync(cookies.get("a"))).toBe("1")
    expect(Effect.runSync(cookies.get("b"))).toBeNull()
    Effect.runSync(cookies.remove("a"))
    expect(browser.cookie).toBe("a=; Path=/; Max-Age=0; SameSite=Lax; Secure")
  })
})

describe("the cookies of a request", () => {
  it("are read from its header, and the last value of each is written to its response", () => {
    const { storage, close } = makeRequestCookies("a=1; b=2", { secure: true })
    Effect.runSync(storage.set("a", "3", 60))
    Effect.runSync(storage.set("a", "4", 60))
    Effect.runSync(storage.remove("b"))
    expect(["a", "b", "c"].map((name) => Effect.runSync(storage.get(name)))).toEqual(["4", null, null])
    expect(close()).toEqual([
      "a=4; Path=/; Max-Age=60; SameSite=Lax; Secure",
      "b=; Path=/; Max-Age=0; SameSite=Lax; Secure"
    ])
  })

  it("are removed when they are taken", () => {
    const { storage, take, close } = makeRequestCookies("notice=hej", { secure: false })
    expect([take("notice"), take("notice"), take("other")]).toEqual(["hej", null, null])
    expect(Effect.runSync(storage.get("notice"))).toBeNull()
    expect(close()).toEqual(["notice=; Path=/; Max-Age=0; SameSite=Lax"])
  })

  it("cannot be written after the response has begun", () => {
    const { storage, close } = makeRequestCookies("", { secure: false })
    expect(close()).toEqual([])
    expect(() => Effect.runSync(storage.set("a", "1", 60))).toThrow("after the response had begun")
  })
})

describe("the cookies of a file", () => {
  it("are stored for the whole shop, and expire by the clock that is passed, not by the machine's", async () => {
    const folder = mkdtempSync(join(tmpdir(), "skafferi-cookies-"))
    const file = join(folder, "cookies.json")
    let now = Date.parse("2021-03-10T09:00:00Z")
    const jar = makeCookieJarFile(file, "https://shop.test", () => now)
    await Effect.runPromise(jar.set("selection", "3201 å", 60))
    expect(JSON.parse(readFileSync(file, "utf8")).cookies).toMatchObject([
      { key: "selection", value: "3201%20%C3%A5", domain: "shop.test", path: "/", sameSite: "lax" }
    ])
    now += 59_999
    expect(await Effect.runPromise(jar.get("selection"))).toBe("3201 å")
    now += 1
    expect(await Effect.runPromise(jar.get("selection"))).toBeNull()
    rmSync(folder, { recursive: true })
  })
})
