import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Bench, Part } from "./bench.ts"
import { embeddedData } from "./databases.ts"
import { median } from "./figure.ts"
import { buildFloor } from "./floor/build-floor.ts"
import { startMeasured } from "./measured-process.ts"

const runs = 3

/** ms from the start of the process until its first page has come. */
const untilFirstPage = async (args: ReadonlyArray<string>): Promise<number> => {
  const begun = performance.now()
  const server = await startMeasured(args)
  await (await fetch(server.address)).text()
  const time = performance.now() - begun
  await server.close()
  return time
}

const typical = async (args: ReadonlyArray<string>): Promise<number> => {
  const times: Array<number> = []
  for (let run = 0; run < runs; run++) times.push(await untilFirstPage(args))
  return median(times)
}

const serve = (data: string): ReadonlyArray<string> => ["cli/skafferi.mjs", "serve", "--port", "0", "--data", data]

/** The first start makes and fills a database of its own; the build stands already. */
const firstStart = async (): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), "skafferi-bench-"))
  try {
    return await untilFirstPage(serve(join(folder, "data")))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The first start of the shop and a later one, its database filled, beside a bare Node that serves the floor page. */
export const startUp: Part = async (bench: Bench) => {
  const floor = await typical((await buildFloor()).serve)
  const second = await typical(serve(await embeddedData(bench)))
  return [
    { name: "first start on an empty folder until the first page", unit: "s", value: (await firstStart()) / 1000, floor: floor / 1000, budget: 60, aim: 30 },
    { name: "second start until the first page", unit: "ms", value: second, floor, budget: 6, aim: 3, judged: "ratio" }
  ]
}
