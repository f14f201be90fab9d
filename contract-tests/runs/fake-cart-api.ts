import { Deferred, Effect } from "effect"
import { answerJson, type FakeServer, unreachable } from "#adapters/fakes/fake-http.ts"
import type { HttpRequest, HttpResponse } from "#core/ports/http.ts"
import { wireCart, type WireLine } from "./wire-cart.ts"

/** What happens to one request; times in ms. */
export interface Fate {
  /** answered; refused with 422 or 500 and not done; lost on its way there; done, and the answer lost on its way back. */
  readonly kind: "answered" | "refused" | "broken" | "lost" | "unanswered"
  readonly there: number
  readonly back: number
}

interface Write {
  readonly gtins: ReadonlyArray<string>
  /** null: its sender never heard of it. */
  heard: "done" | "refused" | null
}

interface Answer {
  readonly status: number
  readonly body: unknown
}
/** An answer, and the state of the cart that it tells of. */
interface Told {
  readonly answer: Answer
  readonly version: number
}

const atOnce: Fate = { kind: "answered", there: 0, back: 0 }
const notFound: Answer = { status: 404, body: { errors: [{ code: "ERR_CART_NOT_FOUND", message: "gone" }], requestId: "r" } }

/** A back end that keeps its one open cart in a plain map, with locked rows and idempotency keys, on a line that does with each request what its fate says. */
export class FakeCartApi {
  readonly #fates: Array<Fate>
  readonly #answers = new Map<string, Told>()
  readonly #gtinOfLine = new Map<string, string>()
  readonly writes = new Map<string, Write>()
  cart: { readonly id: string; readonly lines: Map<string, WireLine> } | null = null
  /** Grows with every change; `heard` is the last state that an answer has carried home. */
  version = 0
  heard = 0
  inFlight = 0
  mostInFlight = 0
  mostCreating = 0
  working = 0
  creations = 0
  #creating = 0
  #serial = 0

  constructor(fates: ReadonlyArray<Fate> = []) {
    this.#fates = [...fates]
  }

  /** Another tab throws the cart away. */
  deleteCart(): void {
    if (this.cart === null) return
    this.cart = null
    this.version += 1
  }

  quantity(gtin: string): number {
    return this.cart?.lines.get(gtin)?.quantity ?? 0
  }

  #carried(status = 200): Answer {
    const cart = this.cart
    return cart === null ? notFound : { status, body: wireCart(cart.id, [...cart.lines.values()]) }
  }

  #gtinsOf({ method, path, body }: HttpRequest): ReadonlyArray<string> {
    if (method === "POST" && path.endsWith("/additems")) {
      return (JSON.parse(body?.text ?? "{}") as { items: ReadonlyArray<{ gtin: string }> }).items.map(({ gtin }) => gtin)
    }
    const gtin = this.#gtinOfLine.get(path.split("/")[4] ?? "")
    return gtin === undefined ? [] : [gtin]
  }

  #put(gtin: string, quantity: number, name: string, itemNo: string): void {
    const lines = this.cart?.lines
    if (lines === undefined) return
    const known = lines.get(gtin)
    if (quantity === 0) lines.delete(gtin)
    else {
      const id = known?.id ?? `line-${++this.#serial}`
      this.#gtinOfLine.set(id, gtin)
      lines.set(gtin, { id, gtin, itemNo, name, quantity })
    }
    this.version += 1
  }

  #do({ method, path, body }: HttpRequest): Answer {
    const [, , cartId, what, lineId] = path.split("/")
    const given: unknown = body === undefined ? null : JSON.parse(body.text)
    if (path === "/carts") {
      this.creations += 1
      if (this.cart === null) {
        this.cart = { id: `cart-${++this.#serial}`, lines: new Map() }
        this.version += 1
      }
      return this.#carried(201)
    }
    if (this.cart === null || this.cart.id !== cartId) return notFound
    if (method === "GET") return this.#carried()
    if (what === "additems") {
      for (const { gtin, itemNo, name, quantity } of (given as { items: ReadonlyArray<{ gtin: string; itemNo: string; name: string; quantity: { value: number } }> }).items) {
        this.#put(gtin, Math.round((this.quantity(gtin) + quantity.value) * 10) / 10, name, itemNo)
      }
      return this.#carried()
    }
    const line = [...this.cart.lines.values()].find(({ id }) => id === lineId)
    if (line === undefined) return { status: 404, body: { errors: [{ code: "ERR_ITEM_NOT_FOUND", message: "gone" }], requestId: "r" } }
    this.#put(line.gtin, method === "DELETE" ? 0 : (given as { quantity: number }).quantity, line.name, line.itemNo)
    return this.#carried()
  }

  /** The request has arrived: what it does, it does in this moment. */
  #arrive(request: HttpRequest, fate: Fate): Told {
    const key = request.headers["idempotency-key"]
    const kept = key === undefined ? undefined : this.#answers.get(key)
    if (kept !== undefined) return kept
    if (fate.kind === "broken") return { answer: { status: 500, body: { errors: [{ code: "ERR_INTERNAL", message: "broken" }], requestId: "r" } }, version: 0 }
    const answer = fate.kind === "refused"
      ? { status: 422, body: { errors: [{ code: "ERR_ITEM_NOT_IN_ASSORTMENT", message: "no" }], requestId: "r" } }
      : this.#do(request)
    const told = { answer, version: fate.kind === "refused" ? 0 : this.version }
    if (key !== undefined) this.#answers.set(key, told)
    return told
  }

  readonly server: FakeServer = (request) => {
    const fate = this.#fates.shift() ?? atOnce
    const key = request.headers["idempotency-key"]
    if (key !== undefined && !this.writes.has(key)) this.writes.set(key, { gtins: this.#gtinsOf(request), heard: null })
    const creates = request.method === "POST" && request.path === "/carts"
    this.inFlight += 1
    this.#creating += creates ? 1 : 0
    this.mostInFlight = Math.max(this.mostInFlight, this.inFlight)
    this.mostCreating = Math.max(this.mostCreating, this.#creating)
    const settle = () => {
      this.inFlight -= 1
      this.#creating -= creates ? 1 : 0
    }
    const hear = ({ answer, version }: Told) => {
      const write = key === undefined ? undefined : this.writes.get(key)
      const done = answer.status < 300
      if (write !== undefined) write.heard = done ? "done" : "refused"
      if (done || answer === notFound) this.heard = Math.max(this.heard, version)
    }
    const travel = Effect.gen({ self: this }, function*() {
      const home = yield* Deferred.make<HttpResponse>()
      this.working += 1
      yield* Effect.forkDetach(Effect.gen({ self: this }, function*() {
        yield* Effect.sleep(fate.there)
        const told = this.#arrive(request, fate)
        yield* Effect.sleep(fate.back)
        this.working -= 1
        if (fate.kind === "unanswered") return
        const response = yield* Effect.orDie(answerJson(told.answer.body, told.answer.status))
        if (this.#waiting.has(home)) hear(told)
        yield* Deferred.succeed(home, response)
      }))
      this.#waiting.add(home)
      return yield* Effect.ensuring(Deferred.await(home), Effect.sync(() => this.#waiting.delete(home)))
    })
    const outcome = fate.kind === "lost"
      ? Effect.andThen(Effect.sleep(fate.there), unreachable(request.path))
      : fate.kind === "unanswered"
        ? Effect.andThen(Effect.raceFirst(travel, Effect.sleep(fate.there + fate.back)), unreachable(request.path))
        : travel
    return Effect.ensuring(outcome, Effect.sync(settle))
  }

  readonly #waiting = new Set<Deferred.Deferred<HttpResponse>>()
}
