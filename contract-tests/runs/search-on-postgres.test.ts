import { afterAll } from "vitest"
import { makeHttpInprocess } from "#adapters/http-inprocess/http-inprocess.ts"
import { type Database, openDatabase } from "#adapters/staging/database/open-database.ts"
import { seedDatabase } from "#adapters/demo-shop/seed-database.ts"
import { stagingWith, testNow } from "#adapters/demo-shop/testing.ts"
import { startPostgresForTests } from "#adapters/staging/database/testing-postgres.ts"
import type { BackEnd } from "#contract-tests/suites/back-end.ts"
import { searchSuite } from "#contract-tests/suites/search-suite.ts"

let database: Database | undefined
let server: Awaited<ReturnType<typeof startPostgresForTests>> | undefined

afterAll(async () => {
  await database?.close()
  await server?.close()
})

const noCredentials = { email: "", password: "" }

const openOnPostgres = async (): Promise<BackEnd> => {
  server = await startPostgresForTests()
  database = await openDatabase({ url: server.url })
  await seedDatabase(database, { now: testNow, size: 1_200 })
  const { staging } = stagingWith(database)
  return {
    port: makeHttpInprocess({ handle: (request) => staging.handle(request, "192.0.2.9"), base: "/api/v1" }),
    customer: noCredentials,
    otherCustomer: noCredentials,
    codeOncePerCustomer: ""
  }
}

searchSuite("staging, on a Postgres server", openOnPostgres)
