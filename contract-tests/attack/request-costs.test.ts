import { afterAll, beforeAll, expect, it } from "vitest"
import { rateLimitsWith } from "#adapters/staging/staging-settings.ts"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"
import { makeExampleCalls } from "#adapters/demo-shop/testing-calls.ts"
import { dearestCalls } from "./dearest-calls.ts"
import { type Cost, formatCosts, isAbove, measureCost } from "./request-cost.ts"
import { attackTimeoutMs, printCounts, repetitions } from "./scale.ts"

const noLimit = { perAccount: 10_000, perAddress: 10_000 }
let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests({
    rateLimits: rateLimitsWith({ lookUps: { perAddress: 10_000 }, logIns: noLimit, discountCodes: noLimit })
  })
})
afterAll(() => shop.close())

const expectCheap = (subject: string, costs: ReadonlyMap<string, Cost>) => {
  printCounts(
    `dearest ${subject}`,
    Object.fromEntries(
      formatCosts(costs)
        .slice(0, 5)
        .map((text) => text.split(": ") as [string, string])
    )
  )
  const dear = new Map([...costs].filter(([, cost]) => isAbove(cost)))
  expect(formatCosts(dear)).toEqual([])
}

it(
  "every declared call costs little, as does each with the longest and most values that it accepts",
  async () => {
    const costs = new Map<string, Cost>()
    const { calls, prepare } = await makeExampleCalls(shop)
    const endpoints = new Map(shop.staging.endpoints.map((endpoint) => [endpoint.name, endpoint]))
    for (const [name, variants] of Object.entries(calls))
      for (const [index, variant] of variants.entries()) {
        await prepare(name)
        const cost = await measureCost(async () => {
          const [path, request] = variant()
          return { bytes: (await shop.call(endpoints.get(name)?.method ?? "", path, request)).text.length }
        })
        costs.set(`${name} ${index}`, cost)
      }
    expect(costs.size).toBeGreaterThanOrEqual(shop.staging.endpoints.length)
    for (const [name, call] of Object.entries(await dearestCalls(shop)))
      costs.set(
        name,
        await measureCost(async (attempt) => {
          const { status, text } = await shop.call(...call(attempt))
          expect([name, status < 500]).toEqual([name, true])
          return { bytes: text.length }
        })
      )
    expectCheap("calls", costs)
    expect(shop.unexpectedErrors).toEqual([])
  },
  attackTimeoutMs
)

it(
  "every kind of picture costs little in its largest sizes",
  async () => {
    const costs = new Map<string, Cost>()
    const { id: recipeId } = await shop.database.sql.selectFrom("recipes").select("id").executeTakeFirstOrThrow()
    const products = await shop.database.sql.selectFrom("products").select("id").limit(100).execute()
    const departments = (await shop.call("GET", "/navigation")).json.data.tree.children[0].children.map(
      ({ id }: { readonly id: string }) => id
    )
    const paths: ReadonlyArray<(attempt: number) => string> = [
      (attempt) => `/images/products/${products[attempt]?.id}?width=1000`,
      (attempt) => `/images/scenes/${departments[attempt]}?width=1000&height=700`,
      (attempt) => `/images/scenes/${departments[attempt]}?width=2000&height=1400`,
      () => `/images/recipes/${recipeId}?width=1000&height=700`,
      () => `/images/recipes/${recipeId}?width=2000&height=1400`,
      (attempt) => `/images/departments/${departments[attempt]}?width=1000`,
      (attempt) => `/images/departments/${departments.slice(attempt, 12).join(",")}?width=192`,
      (attempt) => `/images/departments/${departments.slice(attempt, 12).join(",")}?width=96`,
      // Refused before anything is rendered.
      () => `/images/departments/${departments.toReversed().join(",")}?width=192`,
      () => `/images/departments/${departments.join(",")}?width=1000`,
      () => `/images/products/${products[0]?.id}?width=2000&height=1400`
    ]
    for (const format of ["image/webp", "image/avif"].slice(0, repetitions(1, 2)))
      for (const path of paths)
        costs.set(
          `${format} ${path(0)}`,
          await measureCost(async (attempt) => {
            const { text } = await shop.call("GET", path(attempt), { headers: { accept: format } })
            return { bytes: text.length }
          })
        )
    expectCheap("pictures", costs)
  },
  attackTimeoutMs
)
