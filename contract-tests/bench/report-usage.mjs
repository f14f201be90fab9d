// Loaded into a measured process before its own code: reports CPU time and heap on request.
import { isMainThread } from "node:worker_threads"

if (isMainThread && process.send !== undefined) {
  process.on("message", (message) => {
    if (message === "usage-after-gc") globalThis.gc?.()
    const { user, system } = process.cpuUsage()
    process.send?.({ cpuMs: (user + system) / 1000, heapMb: process.memoryUsage().heapUsed / 1e6 })
  })
  process.channel?.unref()
}
