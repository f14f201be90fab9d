import { Effect } from "effect"
import type { States } from "../kernel/state-of.ts"
import type { DeviceStorage } from "../ports/storage.ts"
import { readStoredPendingChanges } from "./stored-pending-changes.ts"

/** Whether a page of this customer has stored, at `since` (in ms since 1970) or later, that the server has confirmed all its changes. */
export const confirmedSince = (since: number): Effect.Effect<boolean, never, States | DeviceStorage> =>
  Effect.map(readStoredPendingChanges, (stored) => (stored?.confirmedAt ?? Number.NEGATIVE_INFINITY) >= since)
