import { Deferred, Effect } from "effect"
import { respondWithJson, type FakeServer, unreachable } from "#adapters/fakes/fake-http.ts"
import type { HttpRequest, HttpResponse } from "#core/ports/http.ts"
import { wireCart, type WireLine } from "../suites/wire-cart.ts"

/** The simulated outcome of one request. */
export interface NetworkScenario {
  /**
   * executed: the server executes the request and the response arrives. rejected: it responds with 422 instead. broken: it responds with 500 instead.
   * badGateway and truncated: the server executes the request, but a proxy responds with 502, or with half of the response. requestLost: the request never arrives. responseLost: the server executes the request, but the response is lost.
   */
  readonly kind: "executed" | "rejected" | "broken" | "badGateway" | "truncated" | "requestLost" | "responseLost"
  readonly requestDelayMs: number
  readonly responseDelayMs: number
}

interface Write {
  readonly gtins: ReadonlyArray<string>
  /** The outcome that the client has received; null when it received none. */
  outcome: "accepted" | "rejected" | null
  /** Whether another tab has deleted the cart since the request was sent. */
  isCartDeleted: boolean
}

interface ApiResponse {
  readonly status: number
  readonly body: unknown
}
/** A response and the version of the cart that it reflects; 0 for an error that reflects none. */
interface VersionedResponse {
  readonly response: ApiResponse
  readonly version: number
}

const immediate: NetworkScenario = { kind: "executed", requestDelayMs: 0, responseDelayMs: 0 }
const cartNotFound: ApiResponse = {
  status: 404,
  body: { errors: [{ code: "ERR_CART_NOT_FOUND", message: "gone" }], requestId: "r" }
}

const itemNotFound: ApiResponse = {
  status: 404,
  body: { errors: [{ code: "ERR_ITEM_NOT_FOUND", message: "gone" }], requestId: "r" }
}

const wireRecipe = (recipeId: string, numberOfMeals: number) => ({
  recipeId,
  variantId: null,
  numberOfMeals,
  name: `Recept ${recipeId}`,
  recipePrice: numberOfMeals * 10,
  gtin: null,
  organic: false,
  vegetarian: false,
  lactoseFree: false,
  glutenFree: false,
  vegan: false,
  editableItems: []
})

const damageResponse = ({ kind }: NetworkScenario, response: HttpResponse): HttpResponse =>
  kind === "badGateway"
    ? { status: 502, headers: { "content-type": "text/html" }, text: "<h1>Bad gateway</h1>" }
    : { ...response, text: response.text.slice(0, response.text.length / 2) }

/** A back end with one open cart in memory and idempotency keys. Each request has the outcome of the next scenario; without one it is executed immediately. */
export class FakeCartApi {
  readonly #scenarios: Array<NetworkScenario>
  readonly #responses = new Map<string, VersionedResponse>()
  readonly #gtinOfLine = new Map<string, string>()
  /** The requests with an idempotency key, by that key. */
  readonly writes = new Map<string, Write>()
  cart: {
    readonly id: string
    readonly lines: Map<string, WireLine>
    /** The portions of each recipe in 'flexkassen', by its id. */
    readonly recipes: Map<string, number>
    /** The GTINs of discount codes. */
    readonly coupons: Set<string>
  } | null = null
  /** Increases with every change of the cart. */
  version = 0
  /** The latest version of the cart that a response has delivered to the client. */
  acknowledgedVersion = 0
  inFlightCount = 0
  maxConcurrentRequests = 0
  maxConcurrentCreations = 0
  /** The number of requests that the server is still executing, even when the client has stopped waiting. */
  executingCount = 0
  creationCount = 0
  #inFlightCreationCount = 0
  #serial = 0

  constructor(scenarios: ReadonlyArray<NetworkScenario> = []) {
    this.#scenarios = [...scenarios]
  }

  /** Deletes the cart, as from another tab. */
  deleteCart(): void {
    if (this.cart === null) return
    this.cart = null
    this.version += 1
    for (const write of this.writes.values()) write.isCartDeleted = true
  }

  /** From now on every request is executed and its response arrives immediately. */
  endScenarios(): void {
    this.#scenarios.length = 0
  }

  quantity(gtin: string): number {
    return this.cart?.lines.get(gtin)?.quantity ?? 0
  }

  #cartResponse(status = 200): ApiResponse {
    const cart = this.cart
    if (cart === null) return cartNotFound
    const editableRecipes = [...cart.recipes].map(([id, portions]) => wireRecipe(id, portions))
    const recipes = [{ itemNo: "flexkassen", recipes: [], editableRecipes }] as const
    const discountCodes = [...cart.coupons].map((gtin) => ({ gtin, name: gtin, code: gtin, amount: 0 }))
    const fields = { recipes, discountCodes, coupons: discountCodes }
    return { status, body: wireCart(cart.id, [...cart.lines.values()], fields) }
  }

  #gtinsOf({ method, path, body }: HttpRequest): ReadonlyArray<string> {
    if (method === "POST" && path.endsWith("/additems")) {
      return (JSON.parse(body?.text ?? "{}") as { items: ReadonlyArray<{ gtin: string }> }).items.map(
        ({ gtin }) => gtin
      )
    }
    const gtin = this.#gtinOfLine.get(path.split("/")[4] ?? "")
    return gtin === undefined ? [] : [gtin]
  }

  #setLine(line: Omit<WireLine, "id">): void {
    const { gtin, quantity } = line
    const lines = this.cart?.lines
    if (lines === undefined) return
    const existingLine = lines.get(gtin)
    if (quantity === 0) lines.delete(gtin)
    else {
      const id = existingLine?.id ?? `line-${++this.#serial}`
      this.#gtinOfLine.set(id, gtin)
      lines.set(gtin, { ...line, id })
    }
    this.version += 1
  }

  /** Adds the recipe of the request, or removes the one at this index. */
  #changeRecipe(recipes: Map<string, number>, requestBody: unknown, index: string | undefined): ApiResponse {
    if (requestBody !== null) {
      const { recipe } = requestBody as {
        readonly recipe: { readonly recipeId: string; readonly numberOfMeals: number }
      }
      recipes.set(recipe.recipeId, (recipes.get(recipe.recipeId) ?? 0) + recipe.numberOfMeals)
    } else {
      const id = [...recipes.keys()][Number(index)]
      if (id === undefined) return itemNotFound
      recipes.delete(id)
    }
    this.version += 1
    return this.#cartResponse()
  }

  #execute({ method, path, query, body }: HttpRequest): ApiResponse {
    const [, , cartId, action, lineId, index] = path.split("/")
    const input: unknown = body === undefined ? null : JSON.parse(body.text)
    if (path === "/carts") {
      this.creationCount += 1
      if (this.cart === null) {
        this.cart = { id: `cart-${++this.#serial}`, lines: new Map(), recipes: new Map(), coupons: new Set() }
        this.version += 1
      }
      return this.#cartResponse(201)
    }
    if (path === "/orders") {
      const { status, body: cart } = this.#cartResponse()
      return { status: 200, body: { carts: status === 200 ? [cart] : [], orders: [] } }
    }
    if (path === "/DiscountCodeMap") {
      const code = query.find(([name]) => name === "code")?.[1] ?? ""
      return { status: 200, body: { gtin: code, name: code, code } }
    }
    if (this.cart === null || this.cart.id !== cartId) return cartNotFound
    if (method === "GET") return this.#cartResponse()
    if (action === "additems") {
      for (const { gtin, itemNo, name, quantity } of (
        input as {
          items: ReadonlyArray<{
            gtin: string
            itemNo: string
            name: string
            quantity: { value: number; unit: string }
          }>
        }
      ).items) {
        const newQuantity = Math.round((this.quantity(gtin) + quantity.value) * 10) / 10
        this.#setLine({ gtin, itemNo, name, quantity: newQuantity, unit: quantity.unit })
      }
      return this.#cartResponse()
    }
    if (action === "discountCodes") {
      if (method === "POST") this.cart.coupons.add((input as { readonly gtin: string }).gtin)
      else this.cart.coupons.delete(query.find(([name]) => name === "gtin")?.[1] ?? "")
      this.version += 1
      return this.#cartResponse()
    }
    if (action === "editableRecipes")
      return this.#changeRecipe(this.cart.recipes, method === "POST" ? input : null, index)
    const line = [...this.cart.lines.values()].find(({ id }) => id === lineId)
    if (line === undefined) return itemNotFound
    this.#setLine({ ...line, quantity: method === "DELETE" ? 0 : (input as { quantity: number }).quantity })
    return this.#cartResponse()
  }

  /** Executes a request on arrival, or repeats the response of its idempotency key. */
  #handle(request: HttpRequest, scenario: NetworkScenario): VersionedResponse {
    const key = request.headers["idempotency-key"]
    const earlierResponse = key === undefined ? undefined : this.#responses.get(key)
    if (earlierResponse !== undefined) return earlierResponse
    if (scenario.kind === "broken")
      return {
        response: { status: 500, body: { errors: [{ code: "ERR_INTERNAL", message: "broken" }], requestId: "r" } },
        version: 0
      }
    const response =
      scenario.kind === "rejected"
        ? { status: 422, body: { errors: [{ code: "ERR_ITEM_NOT_IN_ASSORTMENT", message: "no" }], requestId: "r" } }
        : this.#execute(request)
    const result = { response, version: scenario.kind === "rejected" ? 0 : this.version }
    if (key !== undefined) this.#responses.set(key, result)
    return result
  }

  readonly server: FakeServer = (request) => {
    const scenario = this.#scenarios.shift() ?? immediate
    const key = request.headers["idempotency-key"]
    if (key !== undefined && !this.writes.has(key))
      this.writes.set(key, { gtins: this.#gtinsOf(request), outcome: null, isCartDeleted: false })
    const isCreation = request.method === "POST" && request.path === "/carts"
    this.inFlightCount += 1
    this.#inFlightCreationCount += isCreation ? 1 : 0
    this.maxConcurrentRequests = Math.max(this.maxConcurrentRequests, this.inFlightCount)
    this.maxConcurrentCreations = Math.max(this.maxConcurrentCreations, this.#inFlightCreationCount)
    const settle = () => {
      this.inFlightCount -= 1
      this.#inFlightCreationCount -= isCreation ? 1 : 0
    }
    const acknowledge = ({ response, version }: VersionedResponse) => {
      const write = key === undefined ? undefined : this.writes.get(key)
      const isSuccess = response.status < 300
      if (write !== undefined) write.outcome = isSuccess ? "accepted" : "rejected"
      if (isSuccess || response === cartNotFound) this.acknowledgedVersion = Math.max(this.acknowledgedVersion, version)
    }
    const roundTrip = Effect.gen({ self: this }, function* () {
      const delivery = yield* Deferred.make<HttpResponse>()
      this.executingCount += 1
      yield* Effect.forkDetach(
        Effect.gen({ self: this }, function* () {
          yield* Effect.sleep(scenario.requestDelayMs)
          const result = this.#handle(request, scenario)
          yield* Effect.sleep(scenario.responseDelayMs)
          this.executingCount -= 1
          if (scenario.kind === "responseLost") return
          const httpResponse = yield* Effect.orDie(respondWithJson(result.response.body, result.response.status))
          const isDelivered = scenario.kind !== "badGateway" && scenario.kind !== "truncated"
          if (isDelivered && this.#awaitedDeliveries.has(delivery)) acknowledge(result)
          yield* Deferred.succeed(delivery, isDelivered ? httpResponse : damageResponse(scenario, httpResponse))
        })
      )
      this.#awaitedDeliveries.add(delivery)
      return yield* Effect.ensuring(
        Deferred.await(delivery),
        Effect.sync(() => this.#awaitedDeliveries.delete(delivery))
      )
    })
    const respondByScenario = () => {
      if (scenario.kind === "requestLost")
        return Effect.andThen(Effect.sleep(scenario.requestDelayMs), unreachable(request.path))
      if (scenario.kind !== "responseLost") return roundTrip
      const lostResponse = Effect.raceFirst(roundTrip, Effect.sleep(scenario.requestDelayMs + scenario.responseDelayMs))
      return Effect.andThen(lostResponse, unreachable(request.path))
    }
    return Effect.ensuring(respondByScenario(), Effect.sync(settle))
  }

  readonly #awaitedDeliveries = new Set<Deferred.Deferred<HttpResponse>>()
}
