import { Effect } from "effect"
import type { States } from "../kernel/state-of.ts"
import type { DeviceStorage } from "../ports/storage.ts"
import { readStoredPendingChanges } from "./stored-pending-changes.ts"

/** Whether the server has confirmed changes of a page of this customer at `since` or later, in ms since 1970. */
export const confirmedSince = (since: number): Effect.Effect<boolean, never, States | DeviceStorage> =>
  Effect.map(readStoredPendingChanges, (stored) => (stored?.confirmedAt ?? Number.NEGATIVE_INFINITY) >= since)
