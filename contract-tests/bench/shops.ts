import type { Bench } from "./bench.ts"
import { embeddedData, postgresUrl } from "./databases.ts"
import { type MeasuredProcess, startMeasured } from "./measured-process.ts"

const skafferi = "cli/skafferi.mjs"

const until = async (bench: Bench, starting: Promise<MeasuredProcess>): Promise<MeasuredProcess> => {
  const started = await starting
  bench.atEnd(started.close)
  return started
}

export const openApi = async (bench: Bench, database: "embedded" | "postgres"): Promise<MeasuredProcess> => {
  const where = database === "embedded" ? ["--data", await embeddedData(bench)] : ["--database", await postgresUrl(bench)]
  return until(bench, startMeasured([skafferi, "api", "--port", "0", ...where]))
}

/** The web process alone, in front of an API in another. */
export const openWeb = (bench: Bench, api: MeasuredProcess): Promise<MeasuredProcess> =>
  until(bench, startMeasured([skafferi, "web", "--port", "0", "--api", `${api.address}/api/v1`]))

export const openHello = (bench: Bench): Promise<MeasuredProcess> => until(bench, startMeasured(["contract-tests/bench/hello.mjs"]))

/** Web and API in one process, as a shop is started. */
export const openShop = async (bench: Bench): Promise<MeasuredProcess> =>
  until(bench, startMeasured([skafferi, "serve", "--port", "0", "--data", await embeddedData(bench)]))
