import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { dirname } from "node:path"
import { Effect } from "effect"
import { CookieJar } from "tough-cookie"
import type { Storage } from "#core/ports/storage.ts"
import { cookieText } from "./cookie-text.ts"

const load = async (file: string): Promise<CookieJar> => {
  try {
    return await CookieJar.deserialize(await readFile(file, "utf8"))
  } catch {
    return new CookieJar()
  }
}

/** A cookie jar in a file, so that one command's log-in serves the next. `origin` is the shop's: 'http://127.0.0.1:3000'. */
export const makeCookieJarFile = (file: string, origin: string): Storage => {
  const jar = load(file)
  const save = async (opened: CookieJar) => {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(`${file}.new`, JSON.stringify(await opened.serialize()), { mode: 0o600 })
    await rename(`${file}.new`, file)
  }
  const write = (name: string, value: string, maxAge: number) =>
    Effect.promise(async () => {
      const opened = await jar
      await opened.setCookie(cookieText(name, value, maxAge, false), origin)
      await save(opened)
    })
  return {
    get: (name) => Effect.promise(async () => {
      const found = (await (await jar).getCookies(origin)).find((cookie) => cookie.key === name)
      return found === undefined ? null : decodeURIComponent(found.value)
    }),
    set: write,
    remove: (name) => write(name, "", 0)
  }
}
