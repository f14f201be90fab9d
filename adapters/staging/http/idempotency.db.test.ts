import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { stagingForTests, testNow, type TestStaging } from "#adapters/demo-shop/testing.ts"
import { violatedUniqueConstraint } from "../database/errors.ts"
import {
  deleteOldKeys,
  type IdempotentWrite,
  idempotentWrite,
  readStoredResponse,
  type StoredResponse,
  storeRefusal,
  storeResponse
} from "./idempotency.ts"

const dayMs = 86_400_000
const writeOf = (callerId: string, body = "{}") =>
  idempotentWrite("k", callerId, "POST", "/carts", body) as IdempotentWrite
const write = writeOf("anna")
const response: StoredResponse = { status: 201, text: '{"id":"c1"}' }

let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await sql`delete from idempotency_keys`.execute(shop.database.sql)
})

const read = (repeatedWrite: IdempotentWrite = write, now = testNow) =>
  readStoredResponse(shop.database.sql, repeatedWrite, now)
const store = (finishedWrite: IdempotentWrite = write, now = testNow, content = response) =>
  shop.database.sql.transaction().execute((transaction) => storeResponse(transaction, finishedWrite, content, now))
/** The unique constraint that the response of a repeated write violates. */
const keyConstraint = "idempotency_keys_pkey"

describe("a finished write", () => {
  it("returns the stored response to a repeated request, for a day", async () => {
    expect(await read()).toBeNull()
    await store()
    expect(await read()).toEqual(response)
    expect(await read(write, testNow + dayMs)).toEqual(response)
    expect(await read(write, testNow + dayMs + 1)).toBeNull()
  })

  it("never returns its stored response to another customer", async () => {
    await store()
    expect(await read(writeOf("erik"))).toBeNull()
  })

  it("keeps its response when it is repeated, until the key expires", async () => {
    const laterResponse = { status: 201, text: '{"id":"c2"}' }
    await store()
    expect(await store(write, testNow + dayMs, laterResponse).catch(violatedUniqueConstraint)).toBe(keyConstraint)
    expect(await read(write, testNow + dayMs)).toEqual(response)
    await store(write, testNow + dayMs + 1, laterResponse)
    expect(await read(write, testNow + 2 * dayMs + 1)).toEqual(laterResponse)
  })

  it("refuses another body under its key, until the key expires", async () => {
    await store()
    expect(await store(writeOf("anna", '{"a":1}')).catch(violatedUniqueConstraint)).toBe(keyConstraint)
    await expect(read(writeOf("anna", '{"a":1}'))).rejects.toMatchObject({
      status: 422,
      errors: [
        {
          code: "ERR_IDEMPOTENCY_KEY_REUSED",
          message: "The Idempotency-Key was already used with another body."
        }
      ]
    })
    await store(writeOf("anna", '{"a":1}'), testNow + dayMs + 1)
    expect(await read(writeOf("anna", '{"a":1}'), testNow + 2 * dayMs + 1)).toEqual(response)
  })

  it("is deleted after a day", async () => {
    await store()
    const countRows = async () => (await sql`select 1 from idempotency_keys`.execute(shop.database.sql)).rows.length
    await deleteOldKeys(shop.database.sql, testNow + dayMs)
    expect(await countRows()).toBe(1)
    await deleteOldKeys(shop.database.sql, testNow + dayMs + 1)
    expect(await countRows()).toBe(0)
  })
})

describe("a write with an error response", () => {
  const refuseWith = (status: number) => storeRefusal(shop.database.sql, write, { status, text: "{}" }, testNow)

  it.each([400, 403, 404, 409, 422])("is refused again in the same way: %d", async (status) => {
    await refuseWith(status)
    expect(await read()).toEqual({ status, text: "{}" })
    await expect(read(writeOf("anna", "other"))).rejects.toMatchObject({ status: 422 })
  })

  it.each([401, 429, 500, 503])("is executed again when a retry may change the response: %d", async (status) => {
    await refuseWith(status)
    expect(await read()).toBeNull()
  })

  it("does not replace the response of a finished write", async () => {
    await store()
    await refuseWith(409)
    expect(await read()).toEqual(response)
  })
})
