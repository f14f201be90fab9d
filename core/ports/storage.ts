import { Context, type Effect } from "effect"

/** Small texts by name. A store that cannot be read or written behaves as an empty one: nothing a shopper does depends on it. */
export interface Storage {
  readonly get: (name: string) => Effect.Effect<string | null>
  readonly set: (name: string, value: string, maxAgeSeconds: number) => Effect.Effect<void>
  readonly remove: (name: string) => Effect.Effect<void>
}

/** A short list under 2 kB in all that the server can read when it renders; `cookieNames` is the list. */
export class CookieStorage extends Context.Service<CookieStorage, Storage>()("core/ports/CookieStorage") {}

/** What is larger and stays on the device: pending cart changes, recent searches. Absent on the server. */
export class DeviceStorage extends Context.Service<DeviceStorage, Storage>()("core/ports/DeviceStorage") {}

export const cookieNames = {
  session: "skafferi_session",
  assortment: "skafferi_assortment",
  /** The store selector has opened by itself once (DELIV-19). */
  storeAsked: "skafferi_store_asked",
  /** The API has just refused the session; the next page says so, once (TOAST-23). */
  sessionEnded: "skafferi_session_ended",
  sortArticles: "sortArticles"
} as const
