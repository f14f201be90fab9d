import type { DataStrategyFunction, DataStrategyResult } from "react-router-dom"
import { filter, firstValueFrom } from "rxjs"
import type { PanelControl } from "#web/container/panel.ts"

const panelClosed = (panel: PanelControl): Promise<unknown> =>
  firstValueFrom(panel.changes$.pipe(filter(({ layers }) => layers.length === 0)))

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
