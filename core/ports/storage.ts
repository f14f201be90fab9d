import { Context, type Effect } from "effect"

/** Stores short strings by name. A storage that cannot be read or written behaves as if empty, so every use case must work without it. */
export interface Storage {
  readonly get: (name: string) => Effect.Effect<string | null>
  readonly set: (name: string, value: string, maxAgeSeconds: number) => Effect.Effect<void>
  readonly remove: (name: string) => Effect.Effect<void>
}

/** The cookies in cookie-names.ts, under 2 kB in total; the server reads them when it renders. */
export class CookieStorage extends Context.Service<CookieStorage, Storage>()("core/ports/CookieStorage") {}

/** Larger data on the device, such as pending cart changes and recent searches. The server cannot read it. */
export class DeviceStorage extends Context.Service<DeviceStorage, Storage>()("core/ports/DeviceStorage") {}
