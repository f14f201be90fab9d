import { Effect, Option, Schema } from "effect"
import type { Storage } from "#core/ports/storage.ts"
import { makeJsonFile } from "../files/json-file.ts"

const Entry = Schema.Struct({ value: Schema.String, until: Schema.Finite })
type Kept = Readonly<Record<string, typeof Entry.Type>>

const decodeEntry = Schema.decodeUnknownOption(Entry)

/** What is sound in the file; the rest counts as never written. */
const keptOf = (json: unknown): Kept =>
  typeof json === "object" && json !== null
    ? Object.fromEntries(Object.entries(json).flatMap(([name, entry]) => Option.match(decodeEntry(entry), { onNone: () => [], onSome: (kept) => [[name, kept]] })))
    : {}

/** The CLI's device storage: one JSON file, written whole. `now` in ms. */
export const makeDeviceFile = (path: string, now: () => number): Storage => {
  const file = makeJsonFile(path)
  const change = (edit: (kept: Kept) => Kept) => Effect.promise(() => file.update((json) => edit(keptOf(json))))
  return {
    get: (name) => Effect.promise(async () => {
      const kept = keptOf(await file.read())[name]
      return kept !== undefined && kept.until > now() ? kept.value : null
    }),
    set: (name, value, maxAge) => change((kept) => ({ ...kept, [name]: { value, until: now() + maxAge * 1000 } })),
    remove: (name) => change(({ [name]: _, ...rest }) => rest)
  }
}
