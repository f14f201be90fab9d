import { Effect } from "effect"
import { Cookie, CookieJar } from "tough-cookie"
import type { Storage } from "#core/ports/storage.ts"
import { makeJsonFile } from "../files/json-file.ts"

const parseJar = async (json: unknown): Promise<CookieJar> => {
  try {
    return await CookieJar.deserialize(json as string)
  } catch {
    return new CookieJar()
  }
}

/** A cookie jar in a file, shared by consecutive commands. `origin` is the shop's origin, such as 'http://127.0.0.1:3000'; `now` returns ms since 1970. */
export const makeCookieJarFile = (path: string, origin: string, now: () => number): Storage => {
  const file = makeJsonFile(path)
  const { hostname } = new URL(origin)
  // Uses Expires, because the jar would restart Max-Age at each read; `get` compares it with `now`.
  const write = (key: string, value: string, maxAgeSeconds: number) =>
    Effect.promise(() =>
      file.update(async (json) => {
        const jar = await parseJar(json)
        const expires = new Date(now() + maxAgeSeconds * 1000)
        await jar.setCookie(
          new Cookie({ key, value: encodeURIComponent(value), domain: hostname, path: "/", expires, sameSite: "lax" }),
          origin
        )
        return jar.serialize()
      })
    )
  return {
    get: (name) =>
      Effect.promise(async () => {
        const cookies = await (await parseJar(await file.read())).getCookies(origin, { expire: false })
        const match = cookies.find((cookie) => cookie.key === name && (cookie.expiryTime() ?? 0) > now())
        return match === undefined ? null : decodeURIComponent(match.value)
      }),
    set: write,
    remove: (name) => write(name, "", -1)
  }
}
