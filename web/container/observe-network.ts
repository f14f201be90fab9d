import { onlineState } from "#core/connection/online-state.ts"
import { observeConnectivity } from "#adapters/connectivity/browser-connectivity.ts"
import type { StateStore } from "#core/kernel/state.ts"

/** Starts to follow whether the device has a network; called before any other code is loaded. */
export const observeNetwork = (states: StateStore): void => observeConnectivity(window, states.of(onlineState))
