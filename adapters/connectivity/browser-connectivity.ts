import type { State } from "#core/kernel/state.ts"

/** Follows the browser's own word on whether there is a network. */
export const followConnectivity = (page: Pick<Window, "addEventListener" | "navigator">, online: State<boolean>): void => {
  const look = () => online.set(page.navigator.onLine)
  look()
  page.addEventListener("online", look)
  page.addEventListener("offline", look)
}
