import type { Bench, Part } from "./bench.ts"
import { fetchCookies, logInWithCart } from "./customer.ts"
import { type Figure, median } from "./figure.ts"
import { buildBaseline } from "./baseline/build-baseline.ts"
import { startMeasured } from "./measured-process.ts"
import { findPagePaths } from "./pages.ts"
import { openShop } from "./shops.ts"
import { layoutShiftAt, visit, type Visit, type VisitOptions } from "./visit.ts"

const runs = 3
const widths = [375, 800, 1440]

export const openBaseline = async (bench: Bench): Promise<string> => {
  const baseline = await startMeasured((await buildBaseline()).serve)
  bench.onCleanup(baseline.close)
  return baseline.origin
}

/** Measures the medians of several visits, after one visit that warms the server up. */
const medianVisit = async (options: VisitOptions): Promise<Visit> => {
  await visit(options)
  const visits: Array<Visit> = []
  for (let run = 0; run < runs; run++) visits.push(await visit(options))
  const medianOf = (field: keyof Visit) => median(visits.map((result) => result[field]))
  return {
    lcp: medianOf("lcp"),
    tbt: medianOf("tbt"),
    cpu: medianOf("cpu"),
    inp: medianOf("inp"),
    cls: medianOf("cls"),
    script: medianOf("script"),
    document: medianOf("document"),
    requests: medianOf("requests")
  }
}

const figuresOf = (page: string, measured: Visit, baseline: Visit): ReadonlyArray<Figure> => [
  {
    name: `${page}: LCP`,
    unit: "ms",
    value: measured.lcp,
    baseline: baseline.lcp,
    budget: 1.6,
    target: 1.2,
    limitsApplyTo: "ratio"
  },
  {
    name: `${page}: TBT`,
    unit: "ms",
    value: measured.tbt,
    baseline: baseline.tbt,
    budget: 1.4,
    target: 1.1,
    limitsApplyTo: "ratio"
  },
  {
    name: `${page}: main-thread CPU`,
    unit: "ms",
    value: measured.cpu,
    baseline: baseline.cpu,
    budget: 1.6,
    target: 1.2,
    limitsApplyTo: "ratio"
  },
  {
    name: `${page}: tap on the add button, to the next frame`,
    unit: "ms",
    value: measured.inp,
    baseline: baseline.inp,
    budget: 1.5,
    target: 1.1,
    limitsApplyTo: "ratio"
  },
  { name: `${page}: CLS`, unit: "", value: measured.cls, baseline: baseline.cls, budget: 0.01, target: 0 },
  {
    name: `${page}: all JavaScript until idle, transferred`,
    unit: "kB",
    value: measured.script,
    baseline: baseline.script,
    budget: 175,
    target: 140
  },
  {
    name: `${page}: document, transferred`,
    unit: "kB",
    value: measured.document,
    baseline: baseline.document,
    ...(page.startsWith("category") ? { budget: 35, target: 20 } : {})
  },
  {
    name: `${page}: requests until loaded, without pictures`,
    unit: "",
    value: measured.requests,
    baseline: baseline.requests,
    budget: 8,
    target: 5
  }
]

/** Measures how pages load and react to a tap on a slow phone, compared with a minimal page of the same libraries. */
export const page: Part = async (bench) => {
  const shop = await openShop(bench)
  const pagePaths = await findPagePaths(shop.origin)
  // Until the first interaction a visitor's page loads less than a customer's, whose cart loads immediately.
  const customer = {
    cookies: await fetchCookies(shop.origin, await logInWithCart(shop.origin)),
    tap: "main button:has-text('Lägg till')"
  }
  const visitor = { tap: "main button:has-text('Välj butik')" }
  const baselineUrl = await openBaseline(bench)
  const baseline = await medianVisit({ url: baselineUrl, tap: "button" })
  const shifts = new Map<number, number>()
  for (const width of widths) shifts.set(width, await layoutShiftAt(baselineUrl, width))
  const figures: Array<Figure> = []
  for (const name of ["start", "category", "product"] as const) {
    bench.log(`  ${name} ...`)
    const url = shop.origin + pagePaths[name]
    figures.push(
      ...figuresOf(`${name}, visitor`, await medianVisit({ url, ...visitor }), baseline),
      ...figuresOf(`${name}, customer`, await medianVisit({ url, ...customer }), baseline)
    )
    for (const [width, baselineShift] of shifts)
      figures.push({
        name: `${name}: CLS at ${width} px`,
        unit: "",
        value: await layoutShiftAt(url, width),
        baseline: baselineShift,
        budget: 0.01,
        target: 0
      })
  }
  return figures
}
