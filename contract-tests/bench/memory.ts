import type { Part } from "./bench.ts"
import { cookiesOf, customerWithCart } from "./customer.ts"
import type { Figure } from "./figure.ts"
import { load, type Request } from "./load.ts"
import type { MeasuredProcess } from "./measured-process.ts"
import { addressesOf } from "./pages.ts"
import { openApi, openHello, openWeb } from "./shops.ts"

const requests = 10_000

const askedForHello = async (hello: MeasuredProcess): Promise<number> => {
  await load(hello.address, requests, () => ({ path: "/" }))
  return (await hello.collected()).heap
}

/** What stays in memory of web and API after thousands of pages, half of them a customer's, and what thousands more add; beside a bare server's. */
export const memory: Part = async (bench) => {
  const api = await openApi(bench, "embedded")
  const web = await openWeb(bench, api)
  const { category, product } = await addressesOf(web.address)
  const cookie = await cookiesOf(web.address, await customerWithCart(api.address))
  const hello = await openHello(bench)
  const least = await askedForHello(hello)
  const leastGrowth = (await askedForHello(hello)) - least
  const pageOf = (index: number): Request => ({
    path: [product, category, `${category}?n=${index}`, product][index % 4] ?? "/",
    headers: { "accept-encoding": "gzip", ...(index % 2 === 0 ? { cookie } : {}) }
  })
  const heap = async () => {
    await load(web.address, requests, pageOf)
    return { web: (await web.collected()).heap, api: (await api.collected()).heap }
  }
  const first = await heap()
  const second = await heap()
  return (["web", "api"] as const).flatMap((name): ReadonlyArray<Figure> => [
    { name: `heap of ${name} after ${requests} requests`, unit: "MB", value: first[name], floor: least, budget: 120, aim: 80 },
    { name: `growth of ${name} over ${requests} more`, unit: "MB", value: second[name] - first[name], floor: leastGrowth, budget: 2, aim: 0 }
  ])
}
