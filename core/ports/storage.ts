import { Context, type Effect } from "effect"

/** Stores short strings by name. A storage that cannot be read or written behaves as if empty; no use case depends on it. */
export interface Storage {
  readonly get: (name: string) => Effect.Effect<string | null>
  readonly set: (name: string, value: string, maxAgeSeconds: number) => Effect.Effect<void>
  readonly remove: (name: string) => Effect.Effect<void>
}

/** The cookies in `cookieNames`, under 2 kB in total; the server reads them when it renders. */
export class CookieStorage extends Context.Service<CookieStorage, Storage>()("core/ports/CookieStorage") {}

/** Larger data on the device, such as pending cart changes and recent searches. The server has none. */
export class DeviceStorage extends Context.Service<DeviceStorage, Storage>()("core/ports/DeviceStorage") {}

export const cookieNames = {
  session: "skafferi_session",
  assortment: "skafferi_assortment",
  /** The store selector has opened automatically once (DELIV-19). */
  storeAsked: "skafferi_store_asked",
  /** The API has rejected the session; the next page reports this once (TOAST-23). */
  sessionEnded: "skafferi_session_ended",
  sortArticles: "sortArticles"
} as const
