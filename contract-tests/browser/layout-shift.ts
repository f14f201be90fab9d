import type { Page } from "playwright-core"

/** Records the layout shifts of the pages that are opened from now on. */
export const recordLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(
    "window.__layoutShift = 0; new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.__layoutShift += entry.value }).observe({ type: 'layout-shift', buffered: true })"
  )

/** The sum of the page's layout shifts so far, without those within half a second of an input. */
export const layoutShiftOf = (page: Page): Promise<number> => page.evaluate("window.__layoutShift")
