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
export const measureCosts = async <Name extends string>(
  measurements: Readonly<Record<Name, Measurement>>
): Promise<Readonly<Record<Name, Cost>>> => {
  const entries = Object.entries<Measurement>(measurements).map(([name, measurement]) => ({
    name,
    measurement,
    rounds: new Array<RoundCost>()
  }))
  for (const { measurement } of entries)
    await sendLoad(measurement.server.origin, warmUpRoundCount * measurement.requestsPerRound, measurement.request)
  for (let round = 0; round < roundCount; round++)
    for (const { measurement, rounds } of entries)
      rounds.push(await measureRound(measurement, (warmUpRoundCount + round) * measurement.requestsPerRound))
  return Object.fromEntries(entries.map(({ name, rounds }) => [name, costOf(rounds)])) as Record<Name, Cost>
}

/** Measures one request after warm-up: the median of seven rounds. */
export const measureCost = async (measurement: Measurement): Promise<Cost> =>
  (await measureCosts({ only: measurement })).only
