import { closedPanel, PanelEntryId, PanelId } from "./panel.ts"
import { useService } from "./react.tsx"

/** Closes whatever lies over the page, and does the rest once the browser stands on the page itself. */
export const useClosePanel = (): ((then?: () => void) => void) => {
  const panel = useService(PanelId)
  const ownEntry = useService(PanelEntryId)
  return (then) => {
    panel.set(closedPanel)
    if (!ownEntry.current()) return then?.()
    const waiting = ownEntry.changes$.subscribe((there) => {
      if (there) return
      waiting.unsubscribe()
      then?.()
    })
  }
}
