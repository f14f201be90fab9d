import { usePanelControl } from "./react.tsx"

/** Returns a function that closes all layers and calls `then` once the browser is back on the page's history entry; an earlier navigation would be undone. */
export const useClosePanel = (): ((then?: () => void) => void) => {
  const panel = usePanelControl()
  return (then) => {
    panel.close()
    if (panel.current().historyPosition === "pageEntry") return then?.()
    const subscription = panel.changes$.subscribe(({ historyPosition }) => {
      if (historyPosition !== "pageEntry") return
      subscription.unsubscribe()
      then?.()
    })
  }
}
