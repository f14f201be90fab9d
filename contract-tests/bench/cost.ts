import { sendLoad, type Request } from "./load.ts"
import { median } from "./figure.ts"
import type { MeasuredProcess } from "./measured-process.ts"

export interface Cost {
  /** CPU time of the server process per request. */
  readonly cpuMs: number
  readonly requestsPerSecond: number
}

const roundCount = 3
/** The number of rounds that are not measured, since the JIT compiler optimizes server and database during the first two thousand requests or so. */
const warmUpRoundCount = 10

/** Measures the cost of a request after warm-up: the median of three rounds. */
export const measureCost = async (
  server: MeasuredProcess,
  requestCount: number,
  request: (index: number) => Request,
  origin = server.origin
): Promise<Cost> => {
  await sendLoad(origin, warmUpRoundCount * requestCount, request)
  const costs: Array<Cost> = []
  for (let round = 1; round <= roundCount; round++) {
    const usageBefore = await server.usage()
    const { requestsPerSecond } = await sendLoad(origin, requestCount, (index) =>
      request((warmUpRoundCount + round) * requestCount + index)
    )
    const usageAfter = await server.usage()
    costs.push({ cpuMs: (usageAfter.cpuMs - usageBefore.cpuMs) / requestCount, requestsPerSecond })
  }
  return {
    cpuMs: median(costs.map(({ cpuMs }) => cpuMs)),
    requestsPerSecond: median(costs.map(({ requestsPerSecond }) => requestsPerSecond))
  }
}
