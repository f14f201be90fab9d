import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { getRequestListener } from "@hono/node-server"
import { Agent } from "undici"
import { afterAll } from "vitest"
import { makeHttpInprocess } from "#adapters/http-inprocess/http-inprocess.ts"
import { makeHttpUndici } from "#adapters/http-undici/http-undici.ts"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"
import type { BackEnd } from "#contract-tests/suites/back-end.ts"
import { cartSuite } from "#contract-tests/suites/cart-suite.ts"
import { accountCalls } from "#contract-tests/suites/calls/account-calls.ts"
import { assortmentCalls } from "#contract-tests/suites/calls/assortment-calls.ts"
import { cartCalls } from "#contract-tests/suites/calls/cart-calls.ts"
import { cartRecipeAndMealCalls } from "#contract-tests/suites/calls/cart-recipe-and-meal-calls.ts"
import { catalogueCalls } from "#contract-tests/suites/calls/catalogue-calls.ts"
import { offerCalls } from "#contract-tests/suites/calls/offer-calls.ts"
import { contentCalls } from "#contract-tests/suites/calls/content-calls.ts"
import { alternativeFormatsSuite } from "#contract-tests/suites/alternative-formats-suite.ts"
import { ordersSuite } from "#contract-tests/suites/orders-suite.ts"
import { searchSuite } from "#contract-tests/suites/search-suite.ts"
import { wireSuite } from "#contract-tests/suites/wire.ts"

const shopData = {
  customer: { email: "anna.andersson@exempel.se", password: "Matkasse-2026" },
  otherCustomer: { email: "erik.eriksson@exempel.se", password: "Matkasse-2026" },
  codeOncePerCustomer: "ENGANG"
}

let stagingPromise: Promise<TestStaging> | undefined
const cleanups: Array<() => Promise<unknown>> = []
const openStaging = () => (stagingPromise ??= stagingForTests())

afterAll(async () => {
  for (const close of cleanups) await close()
  await (await stagingPromise)?.close()
})

const openInProcessFrom = (ipAddress: string) => async (): Promise<BackEnd> => {
  const { staging: api } = await openStaging()
  return {
    port: makeHttpInprocess({ handle: (request) => api.handle(request, ipAddress), base: "/api/v1" }),
    ...shopData
  }
}
const openInProcess = openInProcessFrom("192.0.2.7")

let socketBackEndPromise: Promise<BackEnd> | undefined
const openOverSocket = (): Promise<BackEnd> =>
  (socketBackEndPromise ??= (async () => {
    const { staging: api } = await openStaging()
    const server = createServer(getRequestListener((request) => api.handle(request, "192.0.2.8")))
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    const dispatcher = new Agent({ connections: 16 })
    cleanups.push(
      () => dispatcher.destroy(),
      () => new Promise((resolve) => server.close(resolve))
    )
    return {
      port: makeHttpUndici({ base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`, dispatcher }),
      ...shopData
    }
  })())

wireSuite("staging, in process", openInProcess)
wireSuite("staging, over a socket", openOverSocket)
cartSuite("staging, in process", openInProcess)
cartSuite("staging, over a socket", openOverSocket)
ordersSuite("staging, in process", openInProcess)
ordersSuite("staging, over a socket", openOverSocket)
searchSuite("staging, in process", openInProcess)
alternativeFormatsSuite("staging, in process", openInProcess)
alternativeFormatsSuite("staging, over a socket", openOverSocket)
searchSuite("staging, over a socket", openOverSocket)
// Look-ups of persons are limited per IP address.
accountCalls("staging", openInProcessFrom("192.0.2.9"))
assortmentCalls("staging", openInProcess)
catalogueCalls("staging", openInProcess)
offerCalls("staging", openInProcess)
contentCalls("staging", openInProcess)
cartCalls("staging", openInProcess)
cartRecipeAndMealCalls("staging", openInProcess)
