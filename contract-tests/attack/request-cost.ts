/** What one request may cost at most. */
const maxCost: Cost = { cpuMs: 500, megabytes: 50 }

export interface Cost {
  /** CPU time of all threads of the process, the embedded database's included. */
  readonly cpuMs: number
  /** The size of the response and the growth of the memory in use, garbage included. */
  readonly megabytes: number
}

/** What the process has used until now. */
export interface ProcessUsage {
  readonly cpuMs: number
  readonly megabytes: number
}

export const ownUsage = (): ProcessUsage => {
  const { user, system } = process.cpuUsage()
  const { heapUsed, external } = process.memoryUsage()
  return { cpuMs: (user + system) / 1_000, megabytes: (heapUsed + external) / 1e6 }
}

/** The CPU time in ms of the calculation below on the machine for which the limit is set. */
const referenceCalculationMs = 60

const calculate = (): number => {
  let sum = 0
  for (let index = 0; index < 5_000_000; index++) sum = (sum + index * index) % 1_000_003
  return sum
}

/** How many times slower than the reference this machine is now, at least 1: a busy neighbour also makes CPU time longer. */
const machineFactor = (): number => {
  const startMs = ownUsage().cpuMs
  const sum = calculate()
  return Math.max(1, (ownUsage().cpuMs - startMs + (sum < 0 ? 1 : 0)) / referenceCalculationMs)
}

const maxAttempts = 3

/**
 * Measures a request: the smallest cost of up to three attempts, since the first one of its kind also compiles code and a garbage collection belongs to no
 * request. An attempt within the limits is the last one. CPU time is converted to that of the reference machine.
 */
export const measureCost = async (
  send: (attempt: number) => Promise<{ readonly bytes: number }>,
  usage: () => Promise<ProcessUsage> | ProcessUsage = ownUsage
): Promise<Cost> => {
  let least: Cost = { cpuMs: Infinity, megabytes: Infinity }
  for (let attempt = 0; attempt < maxAttempts && isAbove(least); attempt++) {
    const before = await usage()
    const { bytes } = await send(attempt)
    const after = await usage()
    least = {
      cpuMs: Math.min(least.cpuMs, (after.cpuMs - before.cpuMs) / machineFactor()),
      megabytes: Math.min(least.megabytes, bytes / 1e6 + Math.max(0, after.megabytes - before.megabytes))
    }
  }
  return least
}

/** Whether a cost is above a limit. */
export const isAbove = ({ cpuMs, megabytes }: Cost): boolean => cpuMs > maxCost.cpuMs || megabytes > maxCost.megabytes

/** Formats costs for a message, the dearest first: 'GET /carts: 130 ms, 1.2 MB'. */
export const formatCosts = (costs: ReadonlyMap<string, Cost>): ReadonlyArray<string> =>
  [...costs]
    .toSorted(([, a], [, b]) => b.cpuMs - a.cpuMs)
    .map(([name, { cpuMs, megabytes }]) => `${name}: ${Math.round(cpuMs)} ms, ${megabytes.toFixed(1)} MB`)
