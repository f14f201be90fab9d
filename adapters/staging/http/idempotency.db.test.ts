import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { stagingForTests, testNow, type TestStaging } from "#adapters/demo-shop/testing.ts"
import {
  claimKey,
  deleteOldKeys,
  type IdempotentWrite,
  idempotentWrite,
  type ResponseContent,
  storeRefusal,
  storeResponse
} from "./idempotency.ts"

const dayMs = 86_400_000
const writeOf = (callerId: string, body = "{}") =>
  idempotentWrite("k", callerId, "POST", "/carts", body) as IdempotentWrite
const write = writeOf("anna")
const response: ResponseContent = { status: 201, text: '{"id":"c1"}' }

let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await sql`delete from idempotency_keys`.execute(shop.database.sql)
})

const claim = (claimedWrite: IdempotentWrite = write, now = testNow) =>
  shop.database.sql.transaction().execute((transaction) => claimKey(transaction, claimedWrite, now))
const finish = async (finishedWrite: IdempotentWrite = write, now = testNow) => {
  expect(await claim(finishedWrite, now)).toBeNull()
  await storeResponse(shop.database.sql, finishedWrite, response)
}

describe("a finished write", () => {
  it("returns the stored response to a repeated request, for a day", async () => {
    await finish()
    expect(await claim()).toEqual(response)
    expect(await claim(write, testNow + dayMs)).toEqual(response)
    expect(await claim(write, testNow + dayMs + 1)).toBeNull()
  })

  it("never returns its stored response to another customer", async () => {
    await finish()
    expect(await claim(writeOf("erik"))).toBeNull()
  })

  it("refuses another body under its key, until the key expires", async () => {
    await finish()
    await expect(claim(writeOf("anna", '{"a":1}'))).rejects.toMatchObject({
      status: 422,
      errors: [
        {
          code: "ERR_IDEMPOTENCY_KEY_REUSED",
          message: "The Idempotency-Key was already used with another body."
        }
      ]
    })
    await finish(writeOf("anna", '{"a":1}'), testNow + dayMs + 1)
    expect(await claim(writeOf("anna", '{"a":1}'), testNow + dayMs + 1)).toEqual(response)
    expect(await claim(writeOf("anna", '{"a":1}'), testNow + 2 * dayMs + 1)).toEqual(response)
  })

  it("is deleted after a day", async () => {
    await finish()
    const countRows = async () => (await sql`select 1 from idempotency_keys`.execute(shop.database.sql)).rows.length
    await deleteOldKeys(shop.database.sql, testNow + dayMs)
    expect(await countRows()).toBe(1)
    await deleteOldKeys(shop.database.sql, testNow + dayMs + 1)
    expect(await countRows()).toBe(0)
  })
})

describe("a write that has not finished", () => {
  it("is executed again", async () => {
    expect([await claim(), await claim()]).toEqual([null, null])
  })
})

describe("a write with an error response", () => {
  const refuseWith = (status: number) => storeRefusal(shop.database.sql, write, { status, text: "{}" }, testNow)

  it.each([400, 403, 404, 409, 422])("is refused again in the same way: %d", async (status) => {
    await refuseWith(status)
    expect(await claim()).toEqual({ status, text: "{}" })
    await expect(claim(writeOf("anna", "other"))).rejects.toMatchObject({ status: 422 })
  })

  it.each([401, 429, 500, 503])("is executed again when a retry may change the response: %d", async (status) => {
    await refuseWith(status)
    expect(await claim()).toBeNull()
  })

  it("does not replace the response of a finished write", async () => {
    await finish()
    await refuseWith(409)
    expect(await claim()).toEqual(response)
  })
})
