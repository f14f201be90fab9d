import { Effect } from "effect"
import type { States } from "../kernel/state-of.ts"
import type { DeviceStorage } from "../ports/storage.ts"
import { readStoredPendingChanges } from "./stored-pending-changes.ts"

/** Whether the device has stored that the server confirmed all changes of a page of this customer at `since` (in ms since 1970) or later. */
export const confirmedSince = (since: number): Effect.Effect<boolean, never, States | DeviceStorage> =>
  Effect.map(readStoredPendingChanges, (stored) => (stored?.confirmedAt ?? Number.NEGATIVE_INFINITY) >= since)
