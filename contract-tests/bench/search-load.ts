import { setTimeout as pause } from "node:timers/promises"
import { Pool } from "undici"
import { type Figure, median } from "./figure.ts"
import type { MeasuredProcess } from "./measured-process.ts"

/** Search queries, the most frequent first; a query's probability is inversely proportional to its position (Zipf). */
const queries = [
  "mjölk",
  "ost",
  "kaffe",
  "bananer",
  "ägg",
  "smör",
  "bröd",
  "kyckling",
  "yoghurt",
  "pasta",
  "potatis",
  "toalettpapper",
  "köttfärs",
  "juice",
  "chips",
  "mjolk",
  "lax",
  "glass",
  "laktosfri mjölk",
  "coca cola zero",
  "tomat",
  "blöjor",
  "havredryck",
  "diskmedel",
  "arla yoghurt",
  "mjölk 1,5 l",
  "godis",
  "kaffe zoegas",
  "schampo",
  "ris",
  "ketchup",
  "mellanm",
  "glutenfri pasta",
  "tandkräm",
  "bannan",
  "felix köttbullar",
  "hundmat",
  "avokado",
  "yogurt",
  "eko ägg",
  "läsk 33cl",
  "kycklingf",
  "choklaad",
  "majonäs",
  "vetemjöl",
  "kechup"
]

const searchesPerSecond = 50
const durationSeconds = 20
const singleSearchCount = 120

/** Random numbers from 0 to 1, the same in every run: a linear congruential generator. */
const makeSeededRandom = () => {
  let state = 20_260_310
  return (): number => (state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296) / 4_294_967_296
}

const percentile = (values: ReadonlyArray<number>, share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN

/**
 * Measures the 95th percentile of the response times under open-loop load, compared with the median of single searches. The searches start at
 * random times, on average 50 per second, without waiting for earlier ones.
 */
export const measureSearchLoad = async (
  api: MeasuredProcess,
  store: string,
  databaseName: string
): Promise<ReadonlyArray<Figure>> => {
  const pool = new Pool(api.origin, { connections: 64, pipelining: 1 })
  const random = makeSeededRandom()
  const search = async (): Promise<number> => {
    const query = queries[Math.floor((queries.length + 1) ** random()) - 1] ?? "mjölk"
    const page = Math.floor(random() * 1.2)
    const startTime = performance.now()
    const response = await pool.request({
      method: "GET",
      path: `/api/v1/Loop54/search?Q=${encodeURIComponent(query)}&store=${store}&fields=card&take=24&page=${page}`
    })
    await response.body.text()
    if (response.statusCode !== 200) throw new Error(`A search for '${query}' responded with ${response.statusCode}`)
    return performance.now() - startTime
  }
  try {
    const singleTimesMs: Array<number> = []
    for (let index = 0; index < singleSearchCount; index++) singleTimesMs.push(await search())
    const timePromises: Array<Promise<number>> = []
    const startTime = performance.now()
    for (let dueMs = 0; dueMs < durationSeconds * 1000; dueMs += (-Math.log(1 - random()) * 1000) / searchesPerSecond) {
      await pause(Math.max(0, startTime + dueMs - performance.now()))
      timePromises.push(search())
    }
    const loadTimesMs = await Promise.all(timePromises)
    const [singleMedian, p95] = [median(singleTimesMs), percentile(loadTimesMs, 0.95)]
    return [
      {
        name: `search at ${searchesPerSecond}/s, ${databaseName}, p95`,
        unit: "ms",
        value: p95,
        baseline: singleMedian
      },
      {
        name: `search at ${searchesPerSecond}/s, ${databaseName}, p95 to a single search`,
        unit: "",
        value: Number((p95 / singleMedian).toFixed(2)),
        budget: 4
      }
    ]
  } finally {
    await pool.close()
  }
}
