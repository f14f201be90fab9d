import type { DataStrategyFunction, DataStrategyResult } from "react-router-dom"
import { filter, firstValueFrom } from "rxjs"
import { coversPage, type PanelControl, type PanelView } from "#web/container/panel.ts"

/** Whether the page is visible and the browser is not about to go back to its history entry, which would undo a redirect of a loader. */
const canChangePage = (panel: PanelView): boolean =>
  !coversPage(panel) && panel.historyPosition !== "leaving" && panel.historyPosition !== "returning"

const panelClosed = (panel: PanelControl): Promise<unknown> =>
  firstValueFrom(panel.changes$.pipe(filter(canChangePage)))

/**
 * Returns how the router runs the loaders of pages. A page that is reloaded while the panel is open, as after the selection of a store, changes when the panel
 * closes, so that it does not move behind the panel.
 */
export const makeDataStrategy =
  (panel: PanelControl, isNavigating: () => boolean): DataStrategyFunction =>
  async ({ matches }) => {
    const results = await Promise.all(
      matches
        .filter((match) => match.shouldCallHandler())
        .map(async (match): Promise<[string, DataStrategyResult]> => [match.route.id, await match.resolve()])
    )
    if (!isNavigating()) await panelClosed(panel)
    return Object.fromEntries(results)
  }
