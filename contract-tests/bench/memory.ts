import type { Part } from "./bench.ts"
import { cookiesOf, customerWithCart } from "./customer.ts"
import type { Figure } from "./figure.ts"
import { load } from "./load.ts"
import { addressesOf } from "./pages.ts"
import { openApi, openWeb } from "./shops.ts"

const requests = 10_000

/** What stays in memory of web and API after thousands of pages, half of them a customer's, and what thousands more add. */
export const memory: Part = async (bench) => {
  const api = await openApi(bench, "embedded")
  const web = await openWeb(bench, api)
  const { category, product } = await addressesOf(web.address)
  const cookie = await cookiesOf(web.address, await customerWithCart(api.address))
  const heap = async () => {
    await load(web.address, requests, (index) => ({
      path: [product, category, `${category}?n=${index}`, product][index % 4] ?? "/",
      headers: { "accept-encoding": "gzip", ...(index % 2 === 0 ? { cookie } : {}) }
    }))
    return { web: (await web.collected()).heap, api: (await api.collected()).heap }
  }
  const first = await heap()
  const second = await heap()
  return (["web", "api"] as const).flatMap((name): ReadonlyArray<Figure> => [
    { name: `heap of ${name} after ${requests} requests`, unit: "MB", value: first[name], budget: 120, aim: 80 },
    { name: `growth of ${name} over ${requests} more`, unit: "MB", value: second[name] - first[name], budget: 2, aim: 0 }
  ])
}
