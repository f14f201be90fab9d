import { Effect, Option, Schema } from "effect"
import type { Storage } from "#core/ports/storage.ts"
import { makeJsonFile } from "../files/json-file.ts"

const Entry = Schema.Struct({ value: Schema.String, until: Schema.Finite })
type Entries = Readonly<Record<string, typeof Entry.Type>>

const decodeEntry = Schema.decodeUnknownOption(Entry)

/** Reads the valid entries of the file and ignores others. */
const parseEntries = (json: unknown): Entries =>
  typeof json === "object" && json !== null
    ? Object.fromEntries(
        Object.entries(json).flatMap(([name, entry]) =>
          Option.match(decodeEntry(entry), { onNone: () => [], onSome: (validEntry) => [[name, validEntry]] })
        )
      )
    : {}

/** The command line's device storage: one JSON file, rewritten with each change. `now` returns ms since 1970. */
export const makeDeviceFile = (path: string, now: () => number): Storage => {
  const file = makeJsonFile(path)
  const change = (edit: (entries: Entries) => Entries) =>
    Effect.promise(() => file.update((json) => edit(parseEntries(json))))
  return {
    get: (name) =>
      Effect.promise(async () => {
        const entry = parseEntries(await file.read())[name]
        return entry !== undefined && entry.until > now() ? entry.value : null
      }),
    set: (name, value, maxAgeSeconds) =>
      change((entries) => ({ ...entries, [name]: { value, until: now() + maxAgeSeconds * 1000 } })),
    remove: (name) => change(({ [name]: _, ...otherEntries }) => otherEntries)
  }
}
