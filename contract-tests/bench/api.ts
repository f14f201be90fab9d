import type { Bench, Part } from "./bench.ts"
import { type Cost, costOf } from "./cost.ts"
import { type Customer, customerWithCart } from "./customer.ts"
import type { Figure } from "./figure.ts"
import type { Request } from "./load.ts"
import type { MeasuredProcess } from "./measured-process.ts"
import { searchRush } from "./search-rush.ts"
import { openApi, openHello } from "./shops.ts"

const requests = 200

/** Words that full text knows, with some hundred hits at most; every request has another page of another one. */
const words = ["mjölk", "yoghurt", "kyckling", "tomat", "kaffe", "choklad", "pasta", "ost", "schampo", "juice"]
/** Words that are misspelt: only the search for what looks alike finds them. */
const misspelt = ["mjölkk", "yoghrut", "kyckilng", "tomatt", "kaffee", "chokald", "patsa", "shcampo", "juicce", "bannan"]

interface Place {
  readonly id: string
  readonly type: string
  readonly link: { readonly url: string }
  readonly children: ReadonlyArray<Place>
}

/** A category of the lowest level and a whole department, each with the most goods of its kind. */
const listsOf = async (api: string, store: string): Promise<{ readonly category: string; readonly department: string }> => {
  const { data } = (await (await fetch(`${api}/api/v1/navigation`)).json()) as { data: { tree: Place } }
  const departments = data.tree.children.find(({ link }) => link.url === "/matvaror")?.children ?? []
  const leavesOf = (place: Place): ReadonlyArray<Place> => (place.children.length === 0 ? [place] : place.children.flatMap(leavesOf))
  const counted = async (places: ReadonlyArray<Place>) => {
    const counts: Array<{ readonly id: string; readonly total: number }> = []
    for (const { id } of places) {
      const answer = await fetch(`${api}/api/v1/Loop54/category/${id}/products?store=${store}&take=1`)
      if (answer.ok) counts.push({ id, total: ((await answer.json()) as { totalCount: number }).totalCount })
    }
    return counts.toSorted((a, b) => b.total - a.total)[0]?.id ?? ""
  }
  return { category: await counted(departments.flatMap(leavesOf).slice(0, 60)), department: await counted(departments) }
}

const callsOf = ({ token, cart, lines, storeNumber }: Customer, { category, department }: { readonly category: string; readonly department: string }): Readonly<Record<string, (index: number) => Request>> => ({
  "search": (index) => ({ path: `/api/v1/Loop54/search?Q=${encodeURIComponent(words[index % words.length] ?? "")}&store=${storeNumber}&take=24&skip=${24 * (index % 3)}` }),
  "search, misspelt": (index) => ({ path: `/api/v1/Loop54/search?Q=${encodeURIComponent(misspelt[index % misspelt.length] ?? "")}&store=${storeNumber}&take=24` }),
  "category list": (index) => ({ path: `/api/v1/Loop54/category/${category}/products?store=${storeNumber}&take=24&skip=${24 * (index % 2)}` }),
  "department list": (index) => ({ path: `/api/v1/Loop54/category/${department}/products?store=${storeNumber}&take=24&skip=${24 * (index % 5)}` }),
  "cart change": (index) => ({
    method: "PUT",
    path: `/api/v1/carts/${cart}/items/${lines[index % lines.length]}`,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json", "idempotency-key": `${process.pid}-${performance.now()}-${index}` },
    body: JSON.stringify({ quantity: 1 + (index % 9) })
  })
})

type Limits = Readonly<Record<string, Partial<Figure>>>

const misspeltSearch = { "search, misspelt": { budget: 40 } }
const embedded: Limits = {
  ...misspeltSearch,
  "search": { budget: 5, aim: 2.5 },
  "category list": { budget: 4, aim: 2 },
  "cart change": { budget: 5, aim: 3 }
}
const nodeAlone = { budget: 2, aim: 1.2 }
const onPostgres: Limits = { ...misspeltSearch, "search": nodeAlone, "category list": nodeAlone, "cart change": nodeAlone }

const measure = async (api: MeasuredProcess, name: string, floor: Cost, limits: Limits): Promise<ReadonlyArray<Figure>> => {
  const customer = await customerWithCart(api.address)
  const lists = await listsOf(api.address, customer.storeNumber)
  const figures: Array<Figure> = []
  for (const [call, request] of Object.entries(callsOf(customer, lists))) {
    const { cpu, rate } = await costOf(api, requests, request)
    figures.push({ name: `${call}, ${name}, CPU a request`, unit: "ms", value: cpu, floor: floor.cpu, ...limits[call] }, { name: `${call}, ${name}, requests`, unit: "/s", value: rate, floor: floor.rate })
  }
  return [...figures, ...(await searchRush(api, customer.storeNumber, name))]
}

/** CPU of the API beside that of a bare server: with PGlite that of the database too, with Postgres that of Node alone. */
export const api: Part = async (bench: Bench) => {
  const hello = await costOf(await openHello(bench), requests * 4, () => ({ path: "/" }))
  return [
    ...(await measure(await openApi(bench, "embedded"), "PGlite", hello, embedded)),
    ...(await measure(await openApi(bench, "postgres"), "Postgres", hello, onPostgres))
  ]
}
