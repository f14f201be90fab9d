import { cookieText } from "#adapters/cookies/cookie-text.ts"
import { cookieNames } from "#core/ports/storage.ts"

export interface Customer {
  readonly token: string
  readonly storeNumber: string
  readonly cart: string
  readonly lines: ReadonlyArray<string>
}

interface Line {
  readonly id: string
}

const email = "anna.andersson@exempel.se"
const password = "Matkasse-2026"
const storeNumber = "3201"

/** Logs the demo customer in and gives her a cart with some goods. */
export const customerWithCart = async (api: string, goods = 3): Promise<Customer> => {
  const call = async <A>(path: string, init: RequestInit = {}): Promise<A> => {
    const answer = await fetch(`${api}/api/v1${path}`, init)
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (answer.status === 204 ? null : await answer.json()) as A
  }
  const form = new URLSearchParams({ grant_type: "password", scope: "shop", username: email, password })
  const { access_token: token } = await call<{ access_token: string }>("/connect/token", { method: "POST", body: form })
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" }
  const { id } = await call<{ id: string }>("/carts", { method: "POST", headers, body: JSON.stringify({ storeNumber }) })
  await call(`/carts/${id}`, { method: "DELETE", headers })
  const { id: cart } = await call<{ id: string }>("/carts", { method: "POST", headers, body: JSON.stringify({ storeNumber }) })
  const { items } = await call<{ items: ReadonlyArray<{ id: string; gtin: string }> }>(`/Loop54/products/topsellers?store=${storeNumber}&take=${goods * 4}`)
  const wanted = items.filter((product) => product.id.endsWith("_ST")).slice(0, goods)
  const added = await call<{ items: ReadonlyArray<Line> }>(`/carts/${cart}/additems`, {
    method: "POST",
    headers,
    body: JSON.stringify({ items: wanted.map((product) => ({ gtin: product.gtin, itemNo: product.id, quantity: { value: 1, unit: "Piece", originalUnit: "Piece" } })) })
  })
  return { token, storeNumber, cart, lines: added.items.map((line) => line.id) }
}

/** The cookies that her browser sends once it has seen a page. */
export const cookiesOf = async (web: string, { token }: Customer): Promise<string> => {
  const session = JSON.stringify({ token_type: "Bearer", access_token: token, expires_in: Date.now() + 3_600_000 })
  const own = cookieText(cookieNames.session, session, 3_600, false).split(";")[0] ?? ""
  const answer = await fetch(web, { headers: { cookie: own } })
  await answer.text()
  return [own, ...answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "")].join("; ")
}
