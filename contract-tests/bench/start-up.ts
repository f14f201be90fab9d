import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Bench, Part } from "./bench.ts"
import { embeddedData } from "./databases.ts"
import { median } from "./figure.ts"
import { buildBaseline } from "./baseline/build-baseline.ts"
import { startMeasured } from "./measured-process.ts"

const runCount = 3

/** Measures the time from the start of the process until the response with its first page, in ms. */
const measureMsToFirstPage = async (args: ReadonlyArray<string>): Promise<number> => {
  const startTime = performance.now()
  const server = await startMeasured(args)
  await (await fetch(server.origin)).text()
  const time = performance.now() - startTime
  await server.close()
  return time
}

const measureMedianStartMs = async (args: ReadonlyArray<string>): Promise<number> => {
  const times: Array<number> = []
  for (let run = 0; run < runCount; run++) times.push(await measureMsToFirstPage(args))
  return median(times)
}

const serveArgs = (data: string): ReadonlyArray<string> => ["cli/skafferi.mjs", "serve", "--port", "0", "--data", data]

/** Measures a first start, which creates and seeds its database; the build already exists. */
const measureFirstStartMs = async (): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), "skafferi-bench-"))
  try {
    return await measureMsToFirstPage(serveArgs(join(folder, "data")))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Measures the first start of the shop and a later one with a seeded database, compared with the server of the baseline page. */
export const startUp: Part = async (bench: Bench) => {
  const baselineMs = await measureMedianStartMs((await buildBaseline()).serveArgs)
  const secondStartMs = await measureMedianStartMs(serveArgs(await embeddedData(bench)))
  return [
    {
      name: "first start on an empty folder until the first page",
      unit: "s",
      value: (await measureFirstStartMs()) / 1000,
      baseline: baselineMs / 1000,
      budget: 30,
      target: 15
    },
    {
      name: "second start until the first page",
      unit: "ms",
      value: secondStartMs,
      baseline: baselineMs,
      budget: 4,
      target: 3,
      limitsApplyTo: "ratio"
    }
  ]
}
