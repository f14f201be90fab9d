import { onlineState } from "#core/connection/online-state.ts"
import { observeConnectivity } from "#adapters/connectivity/browser-connectivity.ts"
import type { StateStore } from "#core/kernel/state.ts"

/** Keeps `onlineState` up to date with the browser's events. */
export const observeNetwork = (states: StateStore): void => observeConnectivity(window, states.of(onlineState))
