import { sendLoad, type Request } from "./load.ts"
import { median } from "./figure.ts"
import type { MeasuredProcess } from "./measured-process.ts"

export interface Cost {
  /** CPU time of the server process per request. */
  readonly cpuMs: number
  /** The smallest and largest CPU time per request of a round. */
  readonly cpuRangeMs: readonly [min: number, max: number]
  readonly requestsPerSecond: number
}

/** Requests whose cost is measured. */
export interface Measurement {
  readonly server: MeasuredProcess
  readonly requestsPerRound: number
  readonly request: (index: number) => Request
}

const roundCount = 7
/** The number of rounds that are not measured, since the JIT compiler optimizes server and database during the first two thousand requests or so. */
const warmUpRoundCount = 10

type RoundCost = Pick<Cost, "cpuMs" | "requestsPerSecond">

const measureRound = async (
  { server, requestsPerRound, request }: Measurement,
  firstIndex: number
): Promise<RoundCost> => {
  const usageBefore = await server.usage()
  const { requestsPerSecond } = await sendLoad(server.origin, requestsPerRound, (index) => request(firstIndex + index))
  const usageAfter = await server.usage()
  return { cpuMs: (usageAfter.cpuMs - usageBefore.cpuMs) / requestsPerRound, requestsPerSecond }
}

const costOf = (rounds: ReadonlyArray<RoundCost>): Cost => {
  const cpuTimes = rounds.map(({ cpuMs }) => cpuMs)
  return {
    cpuMs: median(cpuTimes),
    cpuRangeMs: [Math.min(...cpuTimes), Math.max(...cpuTimes)],
    requestsPerSecond: median(rounds.map(({ requestsPerSecond }) => requestsPerSecond))
  }
}

/**
 * Measures requests after warm-up, each the median of seven rounds. The rounds of the measurements take turns, so that a time in which the machine is slower
 * does not hit one of them alone.
 */
export const measureCosts = async <const Measurements extends ReadonlyArray<Measurement>>(
  measurements: Measurements
): Promise<{ readonly [Index in keyof Measurements]: Cost }> => {
  for (const { server, requestsPerRound, request } of measurements)
    await sendLoad(server.origin, warmUpRoundCount * requestsPerRound, request)
  const rounds = measurements.map(() => new Array<RoundCost>())
  for (let round = 0; round < roundCount; round++)
    for (const [index, measurement] of measurements.entries())
      rounds[index]?.push(await measureRound(measurement, (warmUpRoundCount + round) * measurement.requestsPerRound))
  return rounds.map(costOf) as { readonly [Index in keyof Measurements]: Cost }
}

/** Measures one request after warm-up: the median of seven rounds. */
export const measureCost = async (measurement: Measurement): Promise<Cost> => (await measureCosts([measurement]))[0]
