import { followConnectivity } from "#adapters/connectivity/browser-connectivity.ts"
import type { States } from "#core/composition/states.ts"

/** From now on the page knows whether the device has a network, before any other code has been fetched. */
export const followNetwork = ({ online }: States): void => followConnectivity(window, online)
