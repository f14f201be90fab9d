import { setTimeout as pause } from "node:timers/promises"
import { Pool } from "undici"
import { type Figure, median } from "./figure.ts"
import type { MeasuredProcess } from "./measured-process.ts"

/** What a shop is asked, the most frequent first; each is half as likely as the one at half its place. */
const asked = [
  "mjölk", "ost", "kaffe", "bananer", "ägg", "smör", "bröd", "kyckling", "yoghurt", "pasta", "potatis", "toalettpapper", "köttfärs", "juice", "chips", "mjolk", "lax", "glass",
  "laktosfri mjölk", "coca cola zero", "tomat", "blöjor", "havredryck", "diskmedel", "arla yoghurt", "mjölk 1,5 l", "godis", "kaffe zoegas", "schampo", "ris", "ketchup", "mellanm",
  "glutenfri pasta", "tandkräm", "bannan", "felix köttbullar", "hundmat", "avokado", "yogurt", "eko ägg", "läsk 33cl", "kycklingf", "choklaad", "majonäs", "vetemjöl", "kechup"
]

const perSecond = 50
const seconds = 20
const alone = 120

/** The same chances in every run: a linear congruential generator. */
const chances = () => {
  let state = 20_260_310
  return (): number => (state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296) / 4_294_967_296
}

const percentile = (values: ReadonlyArray<number>, share: number): number => values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN

/**
 * Shoppers who do not wait for each other: searches begin by chance, 50 a second, whatever becomes of those before. How long 95 of 100 take at
 * most, beside how long one takes that is alone.
 */
export const searchRush = async (api: MeasuredProcess, store: string, name: string): Promise<ReadonlyArray<Figure>> => {
  const pool = new Pool(api.address, { connections: 64, pipelining: 1 })
  const chance = chances()
  const search = async (): Promise<number> => {
    const query = asked[Math.floor((asked.length + 1) ** chance()) - 1] ?? "mjölk"
    const page = Math.floor(chance() * 1.2)
    const begun = performance.now()
    const answer = await pool.request({ method: "GET", path: `/api/v1/Loop54/search?Q=${encodeURIComponent(query)}&store=${store}&take=24&page=${page}` })
    await answer.body.text()
    if (answer.statusCode !== 200) throw new Error(`A search for '${query}' answered ${answer.statusCode}`)
    return performance.now() - begun
  }
  try {
    const single: Array<number> = []
    for (let index = 0; index < alone; index++) single.push(await search())
    const running: Array<Promise<number>> = []
    const begun = performance.now()
    for (let due = 0; due < seconds * 1000; due += (-Math.log(1 - chance()) * 1000) / perSecond) {
      await pause(Math.max(0, begun + due - performance.now()))
      running.push(search())
    }
    const rush = await Promise.all(running)
    const [usual, slow] = [median(single), percentile(rush, 0.95)]
    return [
      { name: `search at ${perSecond}/s, ${name}, p95`, unit: "ms", value: slow, floor: usual },
      { name: `search at ${perSecond}/s, ${name}, p95 to one alone`, unit: "", value: Number((slow / usual).toFixed(2)), budget: 4 }
    ]
  } finally {
    await pool.close()
  }
}
