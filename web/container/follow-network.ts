import { onlineState } from "#core/connection/online-state.ts"
import { followConnectivity } from "#adapters/connectivity/browser-connectivity.ts"
import type { StateStore } from "#core/kernel/state.ts"

/** Starts to follow whether the device has a network; called before any other code is loaded. */
export const followNetwork = (states: StateStore): void => followConnectivity(window, states.of(onlineState))
