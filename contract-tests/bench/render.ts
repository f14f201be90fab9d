import type { Part } from "./bench.ts"
import { type Measurement, measureCosts } from "./cost.ts"
import { fetchCookies, logInWithCart } from "./customer.ts"
import type { Figure } from "./figure.ts"
import { findPagePaths, type PageName } from "./pages.ts"
import { openApi, openMinimalServer, openWeb } from "./shops.ts"

const requestsPerRound = 200

const visitorLimits = { budget: 0.6, target: 0.3 }
const limits = {
  customer: {
    product: { budget: 5, target: 3 },
    category: { budget: 8, target: 5 },
    start: { budget: 12, target: 8 }
  },
  visitor: { product: visitorLimits, category: visitorLimits, start: visitorLimits }
} as const satisfies Readonly<Record<string, Readonly<Record<PageName, Partial<Figure>>>>>

type Audience = keyof typeof limits

/** Measures the web process's CPU per page, compared with a minimal server's CPU per request; the API runs in another process. */
export const render: Part = async (bench) => {
  const api = await openApi(bench, "embedded")
  const web = await openWeb(bench, api)
  const minimalServer = await openMinimalServer(bench)
  const pagePaths = await findPagePaths(web.origin)
  const accept = { "accept-encoding": "gzip, deflate, br" }
  const headers: Readonly<Record<Audience, Readonly<Record<string, string>>>> = {
    customer: { ...accept, cookie: await fetchCookies(web.origin, await logInWithCart(api.origin)) },
    visitor: accept
  }
  const pages = (["customer", "visitor"] as const).flatMap((audience) =>
    (["product", "category", "start"] as const).map((page) => ({
      name: `${page} for a ${audience}`,
      request: { path: pagePaths[page], headers: headers[audience] },
      limits: limits[audience][page]
    }))
  )
  const [baseline, ...costs] = await measureCosts([
    { server: minimalServer, requestsPerRound: requestsPerRound * 4, request: () => ({ path: "/" }) },
    ...pages.map(({ request }): Measurement => ({ server: web, requestsPerRound, request: () => request }))
  ])
  return costs.flatMap(({ cpuMs, cpuRangeMs, requestsPerSecond }, index): ReadonlyArray<Figure> => [
    {
      name: `${pages[index]?.name}, CPU per request`,
      unit: "ms",
      value: cpuMs,
      range: cpuRangeMs,
      baseline: baseline.cpuMs,
      ...pages[index]?.limits
    },
    {
      name: `${pages[index]?.name}, requests`,
      unit: "/s",
      value: requestsPerSecond,
      baseline: baseline.requestsPerSecond
    }
  ])
}
