import { Effect } from "effect"
import { DeviceStorage } from "../ports/storage.ts"

const storageKey = "device-token"
/** As long as the API knows a device: half a year. */
const maxAgeSeconds = 180 * 86_400

/** Reads the token with which the API knows this device from an earlier log-in; null when there is none. */
export const readDeviceToken: Effect.Effect<string | null, never, DeviceStorage> = Effect.flatMap(
  DeviceStorage,
  (device) => device.get(storageKey)
)

export const writeDeviceToken = (token: string): Effect.Effect<void, never, DeviceStorage> =>
  Effect.flatMap(DeviceStorage, (device) => device.set(storageKey, token, maxAgeSeconds))
