// Loaded into a measured process before its own code: answers what it has used so far.
import { isMainThread } from "node:worker_threads"

if (isMainThread && process.send !== undefined) {
  process.on("message", (asked) => {
    if (asked === "collect") globalThis.gc?.()
    const { user, system } = process.cpuUsage()
    process.send?.({ cpu: (user + system) / 1000, heap: process.memoryUsage().heapUsed / 1e6 })
  })
  process.channel?.unref()
}
