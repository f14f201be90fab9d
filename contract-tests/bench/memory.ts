import type { Part } from "./bench.ts"
import { fetchCookies, logInWithCart } from "./customer.ts"
import type { Figure } from "./figure.ts"
import { sendLoad, type Request } from "./load.ts"
import type { MeasuredProcess } from "./measured-process.ts"
import { findPagePaths } from "./pages.ts"
import { openApi, openMinimalServer, openWeb } from "./shops.ts"

const requestsPerRound = 10_000

const measureHeapMbAfterLoad = async (server: MeasuredProcess): Promise<number> => {
  await sendLoad(server.origin, requestsPerRound, () => ({ path: "/" }))
  return (await server.usageAfterGc()).heapMb
}

/** Measures the heap of web and API after thousands of pages, half of them for a customer, and its growth over thousands more, compared with a minimal server. */
export const memory: Part = async (bench) => {
  const api = await openApi(bench, "embedded")
  const web = await openWeb(bench, api)
  const { category, product } = await findPagePaths(web.origin)
  const cookie = await fetchCookies(web.origin, await logInWithCart(api.origin))
  const minimalServer = await openMinimalServer(bench)
  const baselineHeapMb = await measureHeapMbAfterLoad(minimalServer)
  const baselineGrowthMb = (await measureHeapMbAfterLoad(minimalServer)) - baselineHeapMb
  const pageRequest = (index: number): Request => ({
    path: [product, category, `${category}?n=${index}`, product][index % 4] ?? "/",
    headers: { "accept-encoding": "gzip", ...(index % 2 === 0 ? { cookie } : {}) }
  })
  const measureHeapsAfterLoad = async () => {
    await sendLoad(web.origin, requestsPerRound, pageRequest)
    return { web: (await web.usageAfterGc()).heapMb, api: (await api.usageAfterGc()).heapMb }
  }
  const firstHeaps = await measureHeapsAfterLoad()
  const secondHeaps = await measureHeapsAfterLoad()
  return (["web", "api"] as const).flatMap((name): ReadonlyArray<Figure> => [
    {
      name: `heap of ${name} after ${requestsPerRound} requests`,
      unit: "MB",
      value: firstHeaps[name],
      baseline: baselineHeapMb,
      budget: 60,
      target: 45
    },
    {
      name: `heap growth of ${name} over ${requestsPerRound} more requests`,
      unit: "MB",
      value: secondHeaps[name] - firstHeaps[name],
      baseline: baselineGrowthMb,
      budget: 2,
      target: 0
    }
  ])
}
