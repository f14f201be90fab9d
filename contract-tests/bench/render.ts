import type { Part } from "./bench.ts"
import { costOf } from "./cost.ts"
import { cookiesOf, customerWithCart } from "./customer.ts"
import type { Figure } from "./figure.ts"
import { addressesOf } from "./pages.ts"
import { openApi, openHello, openWeb } from "./shops.ts"

const requests = 200

const budgets = {
  customer: { product: { budget: 5, aim: 3 }, category: { budget: 8, aim: 5 }, start: {} },
  visitor: { product: { budget: 1, aim: 0.4 }, category: { budget: 1, aim: 0.4 }, start: { budget: 1, aim: 0.4 } }
} as const

/** CPU of the web process alone for a page, beside a bare server's for a word; the API answers from another process. */
export const render: Part = async (bench) => {
  const api = await openApi(bench, "embedded")
  const web = await openWeb(bench, api)
  const hello = await openHello(bench)
  const addresses = await addressesOf(web.address)
  const accept = { "accept-encoding": "gzip, deflate, br" }
  const cookie = await cookiesOf(web.address, await customerWithCart(api.address))
  const bare = await costOf(hello, requests * 4, () => ({ path: "/" }))
  const figures: Array<Figure> = []
  for (const [who, headers] of [["customer", { ...accept, cookie }], ["visitor", accept]] as const) {
    for (const page of ["product", "category", "start"] as const) {
      const cost = await costOf(web, requests, () => ({ path: addresses[page], headers }))
      figures.push({ name: `${page} for a ${who}, CPU a request`, unit: "ms", value: cost.cpu, floor: bare.cpu, ...budgets[who][page] })
      figures.push({ name: `${page} for a ${who}, requests`, unit: "/s", value: cost.rate, floor: bare.rate })
    }
  }
  return figures
}
