import type { Bench, Part } from "./bench.ts"
import { fetchCookies, logInWithCart } from "./customer.ts"
import { type Figure, median } from "./figure.ts"
import { buildBaseline } from "./baseline/build-baseline.ts"
import { startMeasured } from "./measured-process.ts"
import { findPagePaths, type PageName } from "./pages.ts"
import { openShop } from "./shops.ts"
import { layoutShiftAt, visit, type Visit, type VisitOptions } from "./visit.ts"

const roundCount = 5
const widthsPx = [375, 800, 1440]

/** The largest spread of the baseline's CPU time, relative to its median, at which ratios are judged. */
const maxBaselineSpread = 0.4

/** Starts the server of the baseline page, and returns its origin. */
export const openBaseline = async (bench: Bench): Promise<string> => {
  const baseline = await startMeasured((await buildBaseline()).serveArgs)
  bench.onCleanup(baseline.close)
  return baseline.origin
}

/** Measures all pages in turn, round by round, after a round that warms the servers up. */
export const measureInRounds = async <Options, Measured>(
  bench: Bench,
  pages: Readonly<Record<string, Options>>,
  measure: (options: Options) => Promise<Measured>
): Promise<Readonly<Record<string, ReadonlyArray<Measured>>>> => {
  const results = new Map(Object.keys(pages).map((name) => [name, [] as Array<Measured>]))
  for (let round = 0; round <= roundCount; round++) {
    bench.log(round === 0 ? "  warm-up ..." : `  round ${round} of ${roundCount} ...`)
    for (const [name, options] of Object.entries(pages)) {
      const result = await measure(options)
      if (round > 0) results.get(name)?.push(result)
    }
  }
  return Object.fromEntries(results)
}

/** Where the shoppers of the bench tap: for a customer a product that an earlier round has added has a stepper instead of the add button. */
export const tapSelectors = {
  visitor: "main button:has-text('Välj butik')",
  customer: "main :is(button:has-text('Lägg till'), button[aria-label^='Öka antal'])"
} as const

export const pageNames = ["start", "category", "product"] as const

const cpuBudgets: Readonly<Record<PageName, number>> = { start: 2.2, category: 2.2, product: 1.9 }
/** Budgets and targets of the ratios to the baseline. */
const ratioBudgets = (page: PageName) =>
  ({
    fcp: { name: "FCP", budget: 1.6, target: 1.3 },
    lcp: { name: "LCP", budget: 2, target: 1.5 },
    tbt: { name: "TBT", budget: 1.6, target: 1.2 },
    cpu: { name: "main-thread CPU", budget: cpuBudgets[page], target: 1.6 },
    inp: { name: "tap on the add button, to the next paint", budget: 1.5, target: 1.1 }
  }) as const

const figuresOf = (
  page: PageName,
  audience: string,
  visits: ReadonlyArray<Visit>,
  baselineVisits: ReadonlyArray<Visit>,
  isJudged: boolean
): ReadonlyArray<Figure> => {
  const valuesOf = (field: keyof Visit) => visits.map((visited) => visited[field])
  const figureOf = (field: keyof Visit, name: string, unit: Figure["unit"]): Figure => ({
    name: `${page}, ${audience}: ${name}`,
    unit,
    value: median(valuesOf(field)),
    range: [Math.min(...valuesOf(field)), Math.max(...valuesOf(field))],
    baseline: median(baselineVisits.map((visited) => visited[field]))
  })
  const ratios = ratioBudgets(page)
  return [
    ...(Object.keys(ratios) as ReadonlyArray<keyof typeof ratios>).map((field) => {
      const { name, budget, target } = ratios[field]
      return { ...figureOf(field, name, "ms"), ...(isJudged && { budget, target, limitsApplyTo: "ratio" as const }) }
    }),
    { ...figureOf("cls", "CLS", ""), budget: 0.01, target: 0 },
    { ...figureOf("scriptKb", "all JavaScript until idle, transferred", "kB"), budget: 140, target: 120 },
    {
      ...figureOf("documentKb", "document, transferred", "kB"),
      ...(page === "category" && { budget: 35, target: 20 })
    },
    { ...figureOf("requestCount", "requests until idle, without pictures", ""), budget: 9, target: 6 }
  ]
}

/** Measures how pages load and react to a tap on a slow phone, compared with a minimal page of the same libraries. */
export const page: Part = async (bench) => {
  const shop = await openShop(bench)
  const pagePaths = await findPagePaths(shop.origin)
  // Until the first interaction a visitor's page loads less than a customer's, whose cart loads immediately.
  const audiences = {
    visitor: { tapSelector: tapSelectors.visitor },
    customer: {
      cookies: await fetchCookies(shop.origin, await logInWithCart(shop.origin)),
      tapSelector: tapSelectors.customer
    }
  } as const
  const combinations = pageNames.flatMap((name) =>
    (["visitor", "customer"] as const).map((audience) => ({ name, audience, key: `${name} ${audience}` as const }))
  )
  const baselineUrl = await openBaseline(bench)
  const pages: Record<string, VisitOptions> = { baseline: { url: baselineUrl, tapSelector: "button" } }
  for (const { name, audience, key } of combinations)
    pages[key] = { url: shop.origin + pagePaths[name], ...audiences[audience] }
  const { baseline = [], ...visits } = await measureInRounds(bench, pages, visit)
  const baselineCpu = baseline.map(({ cpu }) => cpu)
  const spread = (Math.max(...baselineCpu) - Math.min(...baselineCpu)) / median(baselineCpu)
  const isJudged = spread <= maxBaselineSpread
  if (!isJudged)
    bench.fail(
      `The baseline's CPU time varied by ${Math.round(spread * 100)} %, more than ${maxBaselineSpread * 100} %: close other programs and measure again.`
    )
  const figures: Array<Figure> = combinations.flatMap(({ name, audience, key }) =>
    figuresOf(name, audience, visits[key] ?? [], baseline, isJudged)
  )
  for (const width of widthsPx) {
    const baselineShift = await layoutShiftAt(baselineUrl, width)
    for (const name of pageNames)
      figures.push({
        name: `${name}: CLS at ${width} px`,
        unit: "",
        value: await layoutShiftAt(shop.origin + pagePaths[name], width),
        baseline: baselineShift,
        budget: 0.01,
        target: 0
      })
  }
  return figures
}
