// Runs in a page before its own code and collects performance metrics for visit.ts.
{
  const metrics = { lcp: 0, cls: 0, fcp: 0, lastLongTask: 0, longTasks: [], taps: [], touchEndedAt: 0 }
  globalThis.benchMetrics = metrics
  const observe = (type, handle, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({ type, buffered: true, ...options })
  observe("largest-contentful-paint", ({ startTime }) => {
    metrics.lcp = startTime
  })
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") metrics.fcp = startTime
  })
  observe("longtask", ({ startTime, duration }) => {
    metrics.longTasks.push([startTime, duration])
    metrics.lastLongTask = performance.now()
  })
  // CLS is the largest sum of a session window: shifts less than a second apart, at most five seconds in total.
  let sessionWindow = { sum: 0, first: 0, last: 0 }
  observe("layout-shift", ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return
    const isSameWindow = startTime - sessionWindow.last < 1000 && startTime - sessionWindow.first < 5000
    sessionWindow = isSameWindow
      ? { sum: sessionWindow.sum + value, first: sessionWindow.first, last: startTime }
      : { sum: value, first: startTime, last: startTime }
    metrics.cls = Math.max(metrics.cls, sessionWindow.sum)
  })
  addEventListener("touchend", ({ timeStamp }) => (metrics.touchEndedAt = timeStamp), { capture: true, passive: true })
  // The browser reports no event shorter than 16 ms, and durations in steps of 8 ms.
  observe("event", ({ interactionId, duration }) => interactionId > 0 && metrics.taps.push(duration), {
    durationThreshold: 16
  })
}
