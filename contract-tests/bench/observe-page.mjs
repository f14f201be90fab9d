// Put into a page before its own code: notes what its visitor sees and feels, for visit.ts to read.
{
  const seen = { lcp: 0, cls: 0, fcp: 0, busy: 0, long: [], taps: [] }
  globalThis.benchSeen = seen
  const on = (type, each, options = {}) => new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true, ...options })
  on("largest-contentful-paint", ({ startTime }) => {
    seen.lcp = startTime
  })
  on("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.fcp = startTime
  })
  on("longtask", ({ startTime, duration }) => {
    seen.long.push([startTime, duration])
    seen.busy = performance.now()
  })
  // Shifts less than a second apart count together, for five seconds at most.
  let shift = { sum: 0, first: 0, last: 0 }
  on("layout-shift", ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return
    const same = startTime - shift.last < 1000 && startTime - shift.first < 5000
    shift = same ? { sum: shift.sum + value, first: shift.first, last: startTime } : { sum: value, first: startTime, last: startTime }
    seen.cls = Math.max(seen.cls, shift.sum)
  })
  const untilNextFrame = ({ timeStamp }) => requestAnimationFrame(() => requestAnimationFrame(() => seen.taps.push(performance.now() - timeStamp)))
  addEventListener("click", untilNextFrame, { capture: true, passive: true })
}
