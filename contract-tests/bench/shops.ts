import type { Bench } from "./bench.ts"
import { embeddedData, startPostgresShop } from "./databases.ts"
import { type MeasuredProcess, startMeasured } from "./measured-process.ts"

/** The command line with the flags of `npm start`. */
const skafferiArgs = ["--max-semi-space-size=64", "cli/skafferi.mjs"]

const closeOnCleanup = async (bench: Bench, startPromise: Promise<MeasuredProcess>): Promise<MeasuredProcess> => {
  const startedProcess = await startPromise
  bench.onCleanup(startedProcess.close)
  return startedProcess
}

export const openApi = async (bench: Bench, database: "embedded" | "postgres"): Promise<MeasuredProcess> => {
  const databaseOptions =
    database === "embedded" ? ["--data", await embeddedData(bench)] : ["--database", await startPostgresShop(bench)]
  return closeOnCleanup(bench, startMeasured([...skafferiArgs, "api", "--port", "0", ...databaseOptions]))
}

/** Starts the API with a Postgres database of `productCount` products and `copyCount` copies of each. */
export const openApiOfSize = async (
  bench: Bench,
  size: { readonly productCount: number; readonly copyCount: number }
): Promise<{ readonly api: MeasuredProcess; readonly databaseUrl: string }> => {
  const databaseUrl = await startPostgresShop(bench, size)
  const startPromise = startMeasured([...skafferiArgs, "api", "--port", "0", "--database", databaseUrl])
  return { api: await closeOnCleanup(bench, startPromise), databaseUrl }
}

/** Starts the web process, with an API in another process. */
export const openWeb = (bench: Bench, api: MeasuredProcess): Promise<MeasuredProcess> =>
  closeOnCleanup(bench, startMeasured([...skafferiArgs, "web", "--port", "0", "--api", `${api.origin}/api/v1`]))

/** Starts a minimal server, whose cost per request and memory are the baseline for the shop's. */
export const openMinimalServer = (bench: Bench): Promise<MeasuredProcess> =>
  closeOnCleanup(bench, startMeasured(["contract-tests/bench/hello.mjs"]))

/** Starts web and API in one process, as `serve` does. */
export const openShop = async (bench: Bench): Promise<MeasuredProcess> =>
  closeOnCleanup(bench, startMeasured([...skafferiArgs, "serve", "--port", "0", "--data", await embeddedData(bench)]))
