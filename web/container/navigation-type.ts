/** How the browser came to load this document; undefined where there is no navigation, as outside a browser. */
export const navigationType = (): PerformanceNavigationTiming["type"] | undefined => navigation()?.type

/** Whether the document came from the browser's HTTP cache by Back or Forward. */
export const isCachedByHistory = (): boolean => {
  const entry = navigation()
  return entry?.type === "back_forward" && entry.transferSize === 0
}

const navigation = (): PerformanceNavigationTiming | undefined =>
  (performance.getEntriesByType("navigation") as Array<PerformanceNavigationTiming>)[0]
