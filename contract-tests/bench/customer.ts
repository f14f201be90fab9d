import { serializeCookie } from "#adapters/cookies/cookie-header.ts"
import { cookieNames } from "#core/ports/cookie-names.ts"

export interface Customer {
  readonly token: string
  readonly storeNumber: string
  readonly cartId: string
  readonly lineIds: ReadonlyArray<string>
}

interface Line {
  readonly id: string
}

const email = "anna.andersson@exempel.se"
const password = "Matkasse-2026"
const storeNumber = "3201"

/** Logs the demo customer in and fills a new cart with products. */
export const logInWithCart = async (origin: string, productCount = 3): Promise<Customer> => {
  const call = async <A>(path: string, init: RequestInit = {}): Promise<A> => {
    const response = await fetch(`${origin}/api/v1${path}`, init)
    if (!response.ok) throw new Error(`${path} responded with ${response.status}: ${await response.text()}`)
    return (response.status === 204 ? null : await response.json()) as A
  }
  const form = new URLSearchParams({ grant_type: "password", scope: "shop", username: email, password })
  const { access_token: token } = await call<{ access_token: string }>("/connect/token", { method: "POST", body: form })
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" }
  // If the customer has an open cart, the call returns it instead of creating another.
  const { id: openCartId } = await call<{ id: string }>("/carts", {
    method: "POST",
    headers,
    body: JSON.stringify({ storeNumber })
  })
  await call(`/carts/${openCartId}`, { method: "DELETE", headers })
  const { id: cartId } = await call<{ id: string }>("/carts", {
    method: "POST",
    headers,
    body: JSON.stringify({ storeNumber })
  })
  const { items } = await call<{ items: ReadonlyArray<{ id: string; gtin: string }> }>(
    `/Loop54/products/topsellers?store=${storeNumber}&take=${productCount * 4}`
  )
  const chosenProducts = items.filter((product) => product.id.endsWith("_ST")).slice(0, productCount)
  const addition = await call<{ items: ReadonlyArray<Line> }>(`/carts/${cartId}/additems`, {
    method: "POST",
    headers,
    body: JSON.stringify({
      items: chosenProducts.map((product) => ({
        gtin: product.gtin,
        itemNo: product.id,
        quantity: { value: 1, unit: "Piece", originalUnit: "Piece" }
      }))
    })
  })
  return { token, storeNumber, cartId, lineIds: addition.items.map((line) => line.id) }
}

/** The cookies that the customer's browser sends after its first page. */
export const fetchCookies = async (origin: string, { token }: Customer): Promise<string> => {
  const session = JSON.stringify({ token_type: "Bearer", access_token: token, expires_in: Date.now() + 3_600_000 })
  const sessionCookie = serializeCookie(cookieNames.session, session, 3_600, { secure: false }).split(";")[0] ?? ""
  const response = await fetch(origin, { headers: { cookie: sessionCookie } })
  await response.text()
  return [sessionCookie, ...response.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "")].join("; ")
}
