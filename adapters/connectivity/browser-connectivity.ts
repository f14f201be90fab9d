import type { State } from "#core/kernel/state.ts"

/** Keeps `online` in sync with navigator.onLine. */
export const observeConnectivity = (
  browserWindow: Pick<Window, "addEventListener" | "navigator">,
  online: State<boolean>
): void => {
  const update = () => online.set(browserWindow.navigator.onLine)
  update()
  browserWindow.addEventListener("online", update)
  browserWindow.addEventListener("offline", update)
}
