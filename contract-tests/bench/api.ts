import type { Bench, Part } from "./bench.ts"
import { type Cost, measureCost } from "./cost.ts"
import { type Customer, logInWithCart } from "./customer.ts"
import type { Figure } from "./figure.ts"
import type { Request } from "./load.ts"
import type { MeasuredProcess } from "./measured-process.ts"
import { measureSearchLoad } from "./search-load.ts"
import { openApi, openMinimalServer } from "./shops.ts"

const requestsPerRound = 200

/** Search words with at most some hundred hits; requests rotate through words and pages. */
const searchWords = ["mjölk", "yoghurt", "kyckling", "tomat", "kaffe", "choklad", "pasta", "ost", "schampo", "juice"]
/** Words that only the similarity search finds. */
const misspeltWords = [
  "mjölkk",
  "yoghrut",
  "kyckilng",
  "tomatt",
  "kaffee",
  "chokald",
  "patsa",
  "shcampo",
  "juicce",
  "bannan"
]

interface NavigationNode {
  readonly id: string
  readonly type: string
  readonly link: { readonly url: string }
  readonly children: ReadonlyArray<NavigationNode>
}

/** The ids of the department with the most products, and of the largest of the first 60 leaf categories. */
export const findLargestLists = async (
  origin: string,
  store: string
): Promise<{ readonly category: string; readonly department: string }> => {
  const { data } = (await (await fetch(`${origin}/api/v1/navigation`)).json()) as { data: { tree: NavigationNode } }
  const departments = data.tree.children.find(({ link }) => link.url === "/matvaror")?.children ?? []
  const leavesOf = (node: NavigationNode): ReadonlyArray<NavigationNode> =>
    node.children.length === 0 ? [node] : node.children.flatMap(leavesOf)
  const findLargest = async (nodes: ReadonlyArray<NavigationNode>) => {
    const counts: Array<{ readonly id: string; readonly productCount: number }> = []
    for (const { id } of nodes) {
      const response = await fetch(`${origin}/api/v1/Loop54/category/${id}/products?store=${store}&take=1`)
      if (response.ok) counts.push({ id, productCount: ((await response.json()) as { totalCount: number }).totalCount })
    }
    return counts.toSorted((a, b) => b.productCount - a.productCount)[0]?.id ?? ""
  }
  return {
    category: await findLargest(departments.flatMap(leavesOf).slice(0, 60)),
    department: await findLargest(departments)
  }
}

/** The ids of the 20 best-selling products of a store. */
export const findProductIds = async (origin: string, store: string): Promise<ReadonlyArray<string>> => {
  const response = await fetch(`${origin}/api/v1/Loop54/products/topsellers?store=${store}&take=20`)
  const { items } = (await response.json()) as { items: ReadonlyArray<{ id: string }> }
  return items.map(({ id }) => id)
}

/** The requests for the lists of other products on a product's page. */
const productListRequestsOf = (
  ids: ReadonlyArray<string>,
  store: string
): Readonly<Record<string, (index: number) => Request>> =>
  Object.fromEntries(
    ["recommended", "related"].map((list) => [
      `${list} products`,
      (index: number) => ({
        path: `/api/v1/Loop54/products/${ids[index % ids.length]}/${list}?store=${store}&fields=card`
      })
    ])
  )

interface ListRequestOptions {
  readonly take?: number
  /** How many pages of each list are requested in turn. */
  readonly pageCounts?: { readonly search: number; readonly category: number; readonly department: number }
}

/** The requests of each kind, as the shop sends them. */
export const requestsOf = (
  { token, cartId, lineIds, storeNumber }: Customer,
  { category, department }: { readonly category: string; readonly department: string },
  { take = 24, pageCounts = { search: 3, category: 2, department: 5 } }: ListRequestOptions = {}
): Readonly<Record<string, (index: number) => Request>> => ({
  search: (index) => ({
    path: `/api/v1/Loop54/search?Q=${encodeURIComponent(searchWords[index % searchWords.length] ?? "")}&store=${storeNumber}&fields=card&take=${take}&skip=${take * (index % pageCounts.search)}`
  }),
  // No two requests of a run are the same, so that none is answered from the cache.
  "search, first time": (index) => ({
    path: `/api/v1/Loop54/search?Q=${encodeURIComponent(searchWords[index % searchWords.length] ?? "")}&store=${storeNumber}&fields=card&take=${take + Math.floor(index / 1000)}&skip=${Math.floor(index / searchWords.length) % 100}`
  }),
  "search, misspelt": (index) => ({
    path: `/api/v1/Loop54/search?Q=${encodeURIComponent(misspeltWords[index % misspeltWords.length] ?? "")}&store=${storeNumber}&fields=card&take=${take}`
  }),
  "category list": (index) => ({
    path: `/api/v1/Loop54/category/${category}/products?store=${storeNumber}&fields=card&take=${take}&skip=${take * (index % pageCounts.category)}`
  }),
  "department list": (index) => ({
    path: `/api/v1/Loop54/category/${department}/products?store=${storeNumber}&fields=card&take=${take}&skip=${take * (index % pageCounts.department)}`
  }),
  "cart change": (index) => ({
    method: "PUT",
    path: `/api/v1/carts/${cartId}/items/${lineIds[index % lineIds.length]}`,
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "idempotency-key": `${process.pid}-${performance.now()}-${index}`
    },
    body: JSON.stringify({ quantity: 1 + (index % 9) })
  })
})

type Limits = Readonly<Record<string, Partial<Figure>>>

const misspeltLimits = { "search, misspelt": { budget: 40 } }
const embeddedLimits: Limits = {
  ...misspeltLimits,
  search: { budget: 4, target: 2.5 },
  "search, first time": { budget: 4, target: 2.5 },
  "category list": { budget: 2.5, target: 2 },
  "department list": { budget: 6, target: 4 },
  "cart change": { budget: 4, target: 3 }
}
const nodeLimits = { budget: 2, target: 1.2 }
const postgresLimits: Limits = {
  ...misspeltLimits,
  search: nodeLimits,
  "search, first time": nodeLimits,
  "category list": nodeLimits,
  "cart change": nodeLimits
}

const measure = async (
  api: MeasuredProcess,
  databaseName: string,
  baseline: Cost,
  limits: Limits
): Promise<ReadonlyArray<Figure>> => {
  const customer = await logInWithCart(api.origin)
  const lists = await findLargestLists(api.origin, customer.storeNumber)
  const figures: Array<Figure> = []
  const requests = {
    ...requestsOf(customer, lists),
    ...productListRequestsOf(await findProductIds(api.origin, customer.storeNumber), customer.storeNumber)
  }
  for (const [call, request] of Object.entries(requests)) {
    const { cpuMs, cpuRangeMs, requestsPerSecond } = await measureCost({ server: api, requestsPerRound, request })
    figures.push(
      {
        name: `${call}, ${databaseName}, CPU per request`,
        unit: "ms",
        value: cpuMs,
        range: cpuRangeMs,
        baseline: baseline.cpuMs,
        ...limits[call]
      },
      {
        name: `${call}, ${databaseName}, requests`,
        unit: "/s",
        value: requestsPerSecond,
        baseline: baseline.requestsPerSecond
      }
    )
  }
  return [...figures, ...(await measureSearchLoad(api, customer.storeNumber, databaseName))]
}

/** Measures the API's CPU time per request and requests per second, compared with a minimal server. With PGlite the CPU time includes the database, with Postgres only Node. */
export const api: Part = async (bench: Bench) => {
  const baseline = await measureCost({
    server: await openMinimalServer(bench),
    requestsPerRound: requestsPerRound * 4,
    request: () => ({ path: "/" })
  })
  return [
    ...(await measure(await openApi(bench, "embedded"), "PGlite", baseline, embeddedLimits)),
    ...(await measure(await openApi(bench, "postgres"), "Postgres", baseline, postgresLimits))
  ]
}
