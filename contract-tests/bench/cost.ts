import { load, type Request } from "./load.ts"
import { median } from "./figure.ts"
import type { MeasuredProcess } from "./measured-process.ts"

export interface Cost {
  /** CPU ms a request of the process alone. */
  readonly cpu: number
  readonly rate: number
}

const rounds = 3
/** Rounds that nobody counts. The engine goes on improving the code of server and database for about a thousand requests. */
const warmUp = 5

/** What a request costs a process that is warm: the median of three rounds. */
export const costOf = async (server: MeasuredProcess, requests: number, request: (index: number) => Request, entrance = server.address): Promise<Cost> => {
  await load(entrance, warmUp * requests, request)
  const costs: Array<Cost> = []
  for (let round = 1; round <= rounds; round++) {
    const before = await server.usage()
    const { rate } = await load(entrance, requests, (index) => request((warmUp + round) * requests + index))
    const after = await server.usage()
    costs.push({ cpu: (after.cpu - before.cpu) / requests, rate })
  }
  return { cpu: median(costs.map(({ cpu }) => cpu)), rate: median(costs.map(({ rate }) => rate)) }
}
