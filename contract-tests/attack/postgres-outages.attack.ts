import { setTimeout } from "node:timers/promises"
import pg from "pg"
import { expect, it } from "vitest"
import { attackPostgres, isFailure } from "./database-faults.ts"
import { startCrashingPostgres } from "./postgres.ts"
import { attackTimeoutMs } from "./scale.ts"

const maxConnections = 20
const maxRecoveryMs = 5_000

/** Opens connections until the server refuses one because it has too many. */
const takeFreeConnections = async (url: string): Promise<ReadonlyArray<pg.Client>> => {
  const clients: Array<pg.Client> = []
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    client.on("error", () => undefined)
    try {
      await client.connect()
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "53300") return clients
      throw error
    }
    clients.push(client)
  }
}

/** Takes all connections from the other clients. */
const takeAllConnections = async (url: string): Promise<ReadonlyArray<pg.Client>> => {
  const clients = [...(await takeFreeConnections(url))]
  while (clients.length < maxConnections) {
    const ownPids = clients.map((client) => (client as unknown as { readonly processID: number }).processID)
    await clients[0]?.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> all($1)",
      [ownPids]
    )
    clients.push(...(await takeFreeConnections(url)))
  }
  return clients
}

it(
  "a shop whose Postgres has no free connections responds 503 with Retry-After, recovers when there are some, and neither loses nor repeats an acknowledged write",
  async () => {
    const postgres = await startCrashingPostgres({ max_connections: String(maxConnections) })
    const { isRunning, statuses, longestRecoveryMs } = await attackPostgres(postgres.url, {
      name: "Postgres without free connections",
      cause: async () => {
        const clients = await takeAllConnections(postgres.url)
        await setTimeout(2_000)
        await Promise.all(clients.map((client) => client.end()))
      },
      repetitionCount: 10,
      timeoutMs: 30_000
    })
    expect([isRunning, statuses.filter(isFailure)]).toEqual([true, []])
    expect(longestRecoveryMs).toBeLessThanOrEqual(maxRecoveryMs)
    await postgres.close()
  },
  attackTimeoutMs
)

/** The time limits of a statement and of a connection, and a margin: the client's own time limit for a statement is 2 s longer. */
const maxResponseTimeMs = 10_000 + 5_000 + 5_000

it(
  "a shop whose Postgres hangs responds 503 with Retry-After within the time limits, recovers when Postgres does, and neither loses nor repeats an acknowledged write",
  async () => {
    const postgres = await startCrashingPostgres()
    const { isRunning, statuses, longestRecoveryMs, slowestResponseMs } = await attackPostgres(postgres.url, {
      name: "Postgres that hangs",
      cause: async () => {
        postgres.hang()
        await setTimeout(20_000)
        postgres.resume()
      },
      repetitionCount: 3,
      timeoutMs: 30_000
    })
    expect([isRunning, statuses.filter(isFailure)]).toEqual([true, []])
    expect(longestRecoveryMs).toBeLessThanOrEqual(maxRecoveryMs)
    expect(slowestResponseMs).toBeLessThanOrEqual(maxResponseTimeMs)
    await postgres.close()
  },
  attackTimeoutMs
)
