import { Effect } from "effect"
import type { FakeServer } from "#adapters/fakes/fake-http.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { withoutChanges } from "#core/cart/cart-view.ts"
import type { StateStore } from "#core/kernel/state.ts"
import type { HttpRequest, HttpResponse } from "#core/ports/http.ts"

/** Faults that a client of the cart could have. The property in cart-interleavings.test.ts must detect each of them. */
export const plantedFaults = [
  "a dropped add",
  "swapped responses",
  "a retry without its key",
  "a revert of the wrong line",
  "a stale read taken for fresh"
] as const

export type PlantedFault = (typeof plantedFaults)[number]

const isAddition = ({ method, path }: HttpRequest): boolean => method === "POST" && path.endsWith("/additems")
const isRead = ({ method, path }: HttpRequest): boolean =>
  method === "GET" && (path === "/orders" || path.startsWith("/carts/"))

/** Changes the requests and responses of one client, or its state, as if its code had the fault. */
export const withPlantedFault = (
  fault: PlantedFault | null,
  server: FakeServer,
  states: () => StateStore | undefined
): FakeServer => {
  if (fault === null) return server
  const sentKeys = new Set<string>()
  const firstReads = new Map<string, HttpResponse>()
  let heldBackResponse: HttpResponse | null = null
  let renewalCount = 0
  const revertOtherLines = (request: HttpRequest) => {
    const cart = states()?.of(cartState)
    if (cart === undefined) return
    const { serverCart, pending } = cart.current()
    const line = serverCart?.lines.find(({ id }) => request.path.endsWith(`/items/${id}`))
    const rejectedGtin = line?.gtin ?? ""
    cart.update((state) =>
      withoutChanges(
        state,
        Object.values(pending).filter(({ product }) => product.gtin !== rejectedGtin)
      )
    )
  }
  return (request) => {
    const key = request.headers["idempotency-key"]
    switch (fault) {
      case "a dropped add": {
        if (!isAddition(request)) return server(request)
        const { items } = JSON.parse(request.body?.text ?? "") as { readonly items: ReadonlyArray<unknown> }
        return server({ ...request, body: { type: "json", text: JSON.stringify({ items: items.slice(1) }) } })
      }
      case "swapped responses":
        return Effect.map(server(request), (response) => {
          if (response.status >= 300 || isRead(request) || !request.path.startsWith("/carts/")) return response
          const deliveredResponse = heldBackResponse ?? response
          heldBackResponse = response
          return deliveredResponse
        })
      case "a retry without its key": {
        if (key === undefined || !sentKeys.has(key)) {
          if (key !== undefined) sentKeys.add(key)
          return server(request)
        }
        renewalCount += 1
        return server({ ...request, headers: { ...request.headers, "idempotency-key": `${key}-${renewalCount}` } })
      }
      case "a revert of the wrong line":
        return Effect.tap(server(request), ({ status }) =>
          Effect.sync(() => {
            if (status === 422) revertOtherLines(request)
          })
        )
      case "a stale read taken for fresh":
        return Effect.map(server(request), (response) => {
          if (!isRead(request) || response.status >= 300) return response
          const firstRead = firstReads.get(request.path)
          firstReads.set(request.path, firstRead ?? response)
          return firstRead ?? response
        })
    }
  }
}
