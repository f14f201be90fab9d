import type { Bench, Part } from "./bench.ts"
import { cookiesOf, customerWithCart } from "./customer.ts"
import { type Figure, median } from "./figure.ts"
import { buildFloor } from "./floor/build-floor.ts"
import { startMeasured } from "./measured-process.ts"
import { addressesOf } from "./pages.ts"
import { openShop } from "./shops.ts"
import { shiftsAt, visit, type Visit, type VisitOptions } from "./visit.ts"

const runs = 3
const widths = [375, 800, 1440]

export const openFloor = async (bench: Bench): Promise<string> => {
  const floor = await startMeasured((await buildFloor()).serve)
  bench.atEnd(floor.close)
  return floor.address
}

/** The medians of several visits after one that warms the server. */
const typical = async (options: VisitOptions): Promise<Visit> => {
  await visit(options)
  const visits: Array<Visit> = []
  for (let run = 0; run < runs; run++) visits.push(await visit(options))
  const of = (field: keyof Visit) => median(visits.map((one) => one[field]))
  return { lcp: of("lcp"), tbt: of("tbt"), cpu: of("cpu"), inp: of("inp"), cls: of("cls"), script: of("script"), document: of("document"), requests: of("requests") }
}

const figuresOf = (page: string, seen: Visit, floor: Visit): ReadonlyArray<Figure> => [
  { name: `${page}: LCP`, unit: "ms", value: seen.lcp, floor: floor.lcp, budget: 1.6, aim: 1.2, judged: "ratio" },
  { name: `${page}: TBT`, unit: "ms", value: seen.tbt, floor: floor.tbt, budget: 1.4, aim: 1.1, judged: "ratio" },
  { name: `${page}: main-thread CPU`, unit: "ms", value: seen.cpu, floor: floor.cpu, budget: 1.6, aim: 1.2, judged: "ratio" },
  { name: `${page}: tap on the add button, to the next frame`, unit: "ms", value: seen.inp, floor: floor.inp, budget: 1.5, aim: 1.1, judged: "ratio" },
  { name: `${page}: CLS`, unit: "", value: seen.cls, floor: floor.cls, budget: 0.01, aim: 0 },
  { name: `${page}: all JavaScript until rest, as sent`, unit: "kB", value: seen.script, floor: floor.script, budget: 175, aim: 140 },
  { name: `${page}: document, as sent`, unit: "kB", value: seen.document, floor: floor.document, ...(page.startsWith("category") ? { budget: 35, aim: 20 } : {}) },
  { name: `${page}: requests until loaded, pictures apart`, unit: "", value: seen.requests, floor: floor.requests, budget: 8, aim: 5 }
]

/** How pages load and answer a tap on a slow phone, beside a page of the same libraries without a shop. */
export const page: Part = async (bench) => {
  const shop = await openShop(bench)
  const addresses = await addressesOf(shop.address)
  // As long as she has not moved, a visitor loads less than a customer, whose cart has to be ready at once.
  const customer = { cookies: await cookiesOf(shop.address, await customerWithCart(shop.address)), tap: "main button:has-text('Lägg till')" }
  const visitor = { tap: "main button:has-text('Välj butik')" }
  const bare = await openFloor(bench)
  const floor = await typical({ url: bare, tap: "button" })
  const shifts = new Map<number, number>()
  for (const width of widths) shifts.set(width, await shiftsAt(bare, width))
  const figures: Array<Figure> = []
  for (const name of ["start", "category", "product"] as const) {
    bench.say(`  ${name} ...`)
    const url = shop.address + addresses[name]
    figures.push(...figuresOf(`${name}, visitor`, await typical({ url, ...visitor }), floor), ...figuresOf(`${name}, customer`, await typical({ url, ...customer }), floor))
    for (const [width, least] of shifts) figures.push({ name: `${name}: CLS at ${width} px`, unit: "", value: await shiftsAt(url, width), floor: least, budget: 0.01, aim: 0 })
  }
  return figures
}
