import type { Part } from "./bench.ts"
import { measureCost } from "./cost.ts"
import { fetchCookies, logInWithCart } from "./customer.ts"
import type { Figure } from "./figure.ts"
import { findPagePaths } from "./pages.ts"
import { openApi, openMinimalServer, openWeb } from "./shops.ts"

const requestsPerRound = 200

const budgets = {
  customer: { product: { budget: 5, target: 3 }, category: { budget: 8, target: 5 }, start: { budget: 12, target: 8 } },
  visitor: {
    product: { budget: 0.6, target: 0.3 },
    category: { budget: 0.6, target: 0.3 },
    start: { budget: 0.6, target: 0.3 }
  }
} as const

/** Measures the web process's CPU per page, compared with a minimal server's CPU per request; the API runs in another process. */
export const render: Part = async (bench) => {
  const api = await openApi(bench, "embedded")
  const web = await openWeb(bench, api)
  const minimalServer = await openMinimalServer(bench)
  const pagePaths = await findPagePaths(web.origin)
  const accept = { "accept-encoding": "gzip, deflate, br" }
  const cookie = await fetchCookies(web.origin, await logInWithCart(api.origin))
  const baseline = await measureCost(minimalServer, requestsPerRound * 4, () => ({ path: "/" }))
  const figures: Array<Figure> = []
  for (const [audience, headers] of [
    ["customer", { ...accept, cookie }],
    ["visitor", accept]
  ] as const) {
    for (const page of ["product", "category", "start"] as const) {
      const cost = await measureCost(web, requestsPerRound, () => ({ path: pagePaths[page], headers }))
      figures.push({
        name: `${page} for a ${audience}, CPU per request`,
        unit: "ms",
        value: cost.cpuMs,
        baseline: baseline.cpuMs,
        ...budgets[audience][page]
      })
      figures.push({
        name: `${page} for a ${audience}, requests`,
        unit: "/s",
        value: cost.requestsPerSecond,
        baseline: baseline.requestsPerSecond
      })
    }
  }
  return figures
}
