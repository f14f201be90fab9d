import { randomUUID } from "node:crypto"
import { setTimeout } from "node:timers/promises"
import { aLine } from "#adapters/demo-shop/testing.ts"
import { slotsBody } from "#adapters/demo-shop/testing-calls.ts"
import { demoPassword } from "#adapters/demo-shop/customers/seed-accounts.ts"
import type { WireOrder } from "#core/orders/api.ts"
import { type Api, type ApiCall, OutcomeUnknown } from "./api.ts"

/**
 * Writes of one customer that belong together. After a lost response, a journey can run again from its first call without executing a call twice: its
 * calls have fixed idempotency keys, or it finds out which calls were executed.
 */
export interface Journey {
  readonly run: (api: Api) => Promise<void>
}

export interface Customers {
  /**
   * Repeats journeys of every kind at the same time until `signal` aborts; registrations only until every personal number is registered. A journey whose
   * outcome is unknown runs again before the next one.
   */
  readonly keepShopping: (api: Api, signal: AbortSignal) => Promise<void>
  /** Runs the journeys again that were not finished, then throws unless each journey has happened exactly once. */
  readonly verify: (api: Api) => Promise<void>
  /** The number of finished journeys by kind. */
  readonly counts: () => Readonly<Record<string, number>>
}

export type Product = Parameters<typeof aLine>[0]

interface JourneyKind {
  readonly name: string
  readonly start: () => Journey
  /** Throws unless each of the `finishedCount` journeys since the last verification has happened exactly once. */
  readonly verify: (api: Api, finishedCount: number) => Promise<void>
}

const storeNumber = "3201"

export const logIn = async (api: Api, email: string): Promise<string> => {
  const form = { grant_type: "password", scope: "shop", username: email, password: demoPassword }
  return (await api.call({ method: "POST", path: "/connect/token", form })).json.access_token
}

/** Popular products that are sold by the piece. */
export const listProducts = async (api: Api): Promise<ReadonlyArray<Product>> => {
  const path = `/Loop54/products/topsellers?store=${storeNumber}&take=60`
  const { json } = await api.call({ method: "GET", path })
  return json.items.filter(({ id }: Product) => id.endsWith("_ST"))
}

const withKey = (key: string, call: ApiCall): ApiCall => ({ ...call, idempotencyKey: key })

const assertEqual = (subject: string, actual: unknown, expected: unknown): void => {
  if (JSON.stringify(actual) !== JSON.stringify(expected))
    throw new Error(`${subject}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`)
}

/** Anna adds one piece of a product to her cart. */
const makeAdditionKind = async (api: Api, products: ReadonlyArray<Product>): Promise<JourneyKind> => {
  const token = await logIn(api, "anna.andersson@exempel.se")
  const openCart = async (): Promise<string> => {
    const { json } = await api.call({ method: "POST", path: "/carts", token, body: { storeNumber } })
    return json.id
  }
  let cartId = await openCart()
  let startedCount = 0
  return {
    name: "adds",
    start: () => {
      const product = products[startedCount++ % products.length] as Product
      const path = `/carts/${cartId}/additems`
      const call = withKey(randomUUID(), { method: "POST", path, token, body: { items: [aLine(product, 1)] } })
      return {
        run: async (current) => {
          const { json } = await current.call(call)
          assertEqual("The errors of an addition", json.errors ?? [], [])
        }
      }
    },
    verify: async (current, finishedCount) => {
      const { json } = await current.call({ method: "GET", path: `/carts/${cartId}`, token })
      const items: ReadonlyArray<{ quantity: { value: number } }> = json.items
      assertEqual(
        "The pieces in the cart",
        items.reduce((sum, { quantity }) => sum + quantity.value, 0),
        finishedCount
      )
      await current.call({ method: "DELETE", path: `/carts/${cartId}`, token })
      cartId = await openCart()
    }
  }
}

const orderedProductCount = 3

interface Slot {
  readonly id: string
  readonly isEnabled: boolean
}

/** The ids of the free slots at Erik's store from the day after tomorrow on, whose cutoff does not pass during the attack. */
const listFreeSlotIds = async (api: Api): Promise<ReadonlyArray<string>> => {
  const { json } = await api.call({ method: "POST", path: "/graphql", body: slotsBody("Pickup") })
  const days: ReadonlyArray<{ deliverySlots: ReadonlyArray<Slot> }> = json.data.deliverySlotsAvailability
  return days
    .slice(2)
    .flatMap(({ deliverySlots }) => deliverySlots)
    .filter(({ isEnabled }) => isEnabled)
    .map(({ id }) => id)
}

/** The maximum number of orders that GET /orders lists: those with the latest delivery dates. */
const maxListedOrders = 200

interface Order {
  readonly id: string
  readonly cartId: string | undefined
  readonly lineCount: number
}

const toOrder = ({ id, cartReferences: [cart], items }: WireOrder): Order => ({
  id,
  cartId: cart?.cartId,
  lineCount: items.length
})

/** Erik orders three products. */
const makeOrderKind = async (api: Api, products: ReadonlyArray<Product>): Promise<JourneyKind> => {
  const token = await logIn(api, "erik.eriksson@exempel.se")
  const listOrders = async (current: Api): Promise<ReadonlyArray<Order>> => {
    const { json } = await current.call({ method: "GET", path: "/orders", token })
    return json.orders.map(toOrder)
  }
  const knownOrderIds = new Set((await listOrders(api)).map(({ id }) => id))
  const cartIdsOfAcknowledgedOrders = new Map<string, string>()
  const slotIds = await listFreeSlotIds(api)
  let startedCount = 0
  const items = products.slice(0, orderedProductCount).map((product) => aLine(product, 20))
  return {
    name: "orders",
    start: () => {
      const key = randomUUID()
      const body = { slotId: slotIds[startedCount++ % slotIds.length] }
      return {
        run: async (current) => {
          const { json } = await current.call(
            withKey(`${key} open`, { method: "POST", path: "/carts", token, body: { storeNumber } })
          )
          const cart = `/carts/${json.id}`
          await current.call(
            withKey(`${key} add`, { method: "POST", path: `${cart}/additems`, token, body: { items } })
          )
          await current.call(withKey(`${key} slot`, { method: "PUT", path: `${cart}/slot`, token, body }))
          const order = { method: "POST", path: `${cart}/checkout`, token, body: { payment: "onDelivery" } } as const
          const { json: placedOrder } = await current.call(withKey(`${key} order`, order))
          cartIdsOfAcknowledgedOrders.set(placedOrder.id, json.id)
        }
      }
    },
    verify: async (current, finishedCount) => {
      assertEqual("The number of acknowledged orders", cartIdsOfAcknowledgedOrders.size, finishedCount)
      for (const [id, cartId] of cartIdsOfAcknowledgedOrders) {
        const { json } = await current.call({ method: "GET", path: `/orders/${id}`, token })
        assertEqual(`Order ${id}`, toOrder(json), { id, cartId, lineCount: orderedProductCount })
        knownOrderIds.add(id)
      }
      cartIdsOfAcknowledgedOrders.clear()
      const listedIds = (await listOrders(current)).map(({ id }) => id)
      // A cart that was ordered twice has an order that was not acknowledged.
      assertEqual(
        "The orders that were not acknowledged",
        listedIds.filter((id) => !knownOrderIds.has(id)),
        []
      )
      assertEqual("The number of listed orders", listedIds.length, Math.min(knownOrderIds.size, maxListedOrders))
    }
  }
}

/** Lets the shop trust the X-Forwarded-For header, in which each registration sends another IP address to avoid the rate limit. */
export const trustedProxyEnv = { TRUST_PROXY: "1" } as const

const randomIpAddress = (): string => `198.51.100.${Math.floor(Math.random() * 256)}`

/** A new customer registers and logs in. */
const makeRegistrationKind = (personalNumbers: ReadonlyArray<string>): JourneyKind => {
  let startedCount = 0
  return {
    name: "registrations",
    start: () => {
      const pnr = personalNumbers[startedCount++ % personalNumbers.length] ?? ""
      const emailAddress = `kund.${pnr}@exempel.se`
      let attemptCount = 0
      return {
        run: async (current) => {
          const canLogIn = async () =>
            logIn(current, emailAddress).then(
              () => true,
              (error: unknown) => {
                if (error instanceof OutcomeUnknown) throw error
                return false
              }
            )
          // A registration has no idempotency key; a successful log-in shows that the first attempt was executed.
          if (attemptCount++ > 0 && (await canLogIn())) return
          const body = { pnr, emailAddress, password: demoPassword, mobilePhone: "0701234567", referrer: "" }
          await current.call({ method: "POST", path: "/customer/createcustomer", body, ipAddress: randomIpAddress() })
          if (!(await canLogIn())) throw new Error(`${emailAddress} cannot log in after the registration.`)
        }
      }
    },
    // Each run ends with a log-in, which verifies the registration.
    verify: async () => undefined
  }
}

/** A log-in takes a third of a second of CPU time. */
const pauseBetweenRegistrationsMs = 200
/** Shorter than the Retry-After of the shop, so that many writes meet an outage. */
const pauseBeforeRetryMs = 20

/** Customers who add, order and register; `personalNumbers` are those of persons without an account. */
export const customersOf = async (api: Api, personalNumbers: ReadonlyArray<string>): Promise<Customers> => {
  const products = await listProducts(api)
  const kinds = [
    await makeAdditionKind(api, products),
    await makeOrderKind(api, products),
    makeRegistrationKind(personalNumbers)
  ]
  const finishedCounts = new Map<string, number>()
  const countsSinceVerification = new Map<string, number>()
  const unfinishedJourneys: Array<{ readonly kind: JourneyKind; readonly journey: Journey }> = []
  const increment = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
  const finish = async (current: Api, kind: JourneyKind, journey: Journey): Promise<void> => {
    await journey.run(current)
    for (const counts of [finishedCounts, countsSinceVerification]) increment(counts, kind.name)
  }

  const tryToFinish = (current: Api, kind: JourneyKind, journey: Journey): Promise<boolean> =>
    finish(current, kind, journey).then(
      () => true,
      (error: unknown) => {
        if (error instanceof OutcomeUnknown) return false
        throw error
      }
    )

  const repeat = async (kind: JourneyKind, current: Api, signal: AbortSignal): Promise<void> => {
    const maxCount = kind.name === "registrations" ? personalNumbers.length : Number.POSITIVE_INFINITY
    while (!signal.aborted && (finishedCounts.get(kind.name) ?? 0) < maxCount) {
      const journey = kind.start()
      while (!(await tryToFinish(current, kind, journey))) {
        if (signal.aborted) return void unfinishedJourneys.push({ kind, journey })
        await setTimeout(pauseBeforeRetryMs)
      }
      if (kind.name === "registrations") await setTimeout(pauseBetweenRegistrationsMs)
    }
  }

  return {
    keepShopping: async (current, signal) =>
      void (await Promise.all(kinds.map((kind) => repeat(kind, current, signal)))),
    verify: async (current) => {
      for (const { kind, journey } of unfinishedJourneys.splice(0)) await finish(current, kind, journey)
      for (const kind of kinds) await kind.verify(current, countsSinceVerification.get(kind.name) ?? 0)
      countsSinceVerification.clear()
    },
    counts: () => Object.fromEntries(kinds.map(({ name }) => [name, finishedCounts.get(name) ?? 0]))
  }
}
