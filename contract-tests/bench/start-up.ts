import type { Bench, Part } from "./bench.ts"
import { embeddedData } from "./databases.ts"
import { median } from "./figure.ts"
import { buildFloor } from "./floor/build-floor.ts"
import { startMeasured } from "./measured-process.ts"

const runs = 3

/** ms from the start of the process until its first page has come. */
const untilFirstPage = async (args: ReadonlyArray<string>): Promise<number> => {
  const times: Array<number> = []
  for (let run = 0; run < runs; run++) {
    const begun = performance.now()
    const server = await startMeasured(args)
    await (await fetch(server.address)).text()
    times.push(performance.now() - begun)
    await server.close()
  }
  return median(times)
}

/** A second start of the shop, its database filled, beside a bare Node that serves the floor page. */
export const startUp: Part = async (bench: Bench) => {
  const shop = ["cli/skafferi.mjs", "serve", "--port", "0", "--data", await embeddedData(bench)]
  const floor = await untilFirstPage(await buildFloor())
  return [{ name: "second start until the first page", unit: "ms", value: await untilFirstPage(shop), floor, budget: 6, aim: 3 }]
}
