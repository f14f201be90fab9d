import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { dirname } from "node:path"
import { Effect } from "effect"
import type { Storage } from "#core/ports/storage.ts"

type Kept = Record<string, { readonly value: string; readonly until: number }>

/** The CLI's device storage: one JSON file, written whole. */
export const makeDeviceFile = (file: string, now: () => number): Storage => {
  const read = async (): Promise<Kept> => {
    try {
      return JSON.parse(await readFile(file, "utf8")) as Kept
    } catch {
      return {}
    }
  }
  const change = (edit: (kept: Kept) => Kept) =>
    Effect.promise(async () => {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(`${file}.new`, JSON.stringify(edit(await read())), { mode: 0o600 })
      await rename(`${file}.new`, file)
    })
  return {
    get: (name) => Effect.promise(async () => {
      const kept = (await read())[name]
      return kept !== undefined && kept.until > now() ? kept.value : null
    }),
    set: (name, value, maxAge) => change((kept) => ({ ...kept, [name]: { value, until: now() + maxAge * 1000 } })),
    remove: (name) => change(({ [name]: _, ...rest }) => rest)
  }
}
