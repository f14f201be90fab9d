import type { AddressInfo } from "node:net"
import { sql } from "kysely"
import { type SMTPServerSession, SMTPServer } from "smtp-server"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"
import { deliverDue } from "./outbox.ts"
import { makeSmtpSender } from "./smtp.ts"
import { rateLimitsWith } from "../staging-settings.ts"

const origin = "https://www.skafferi.example"
const from = "Skafferi <hej@skafferi.example>"

interface MailState {
  readonly body: string
  readonly tries: number
  readonly is_waiting: boolean
  readonly sent: boolean
  readonly given_up: boolean
  readonly reason: string | null
}

let shop: TestStaging
let server: SMTPServer
let port = 0
/** The mails that the server has accepted. */
const receivedMails: Array<{ readonly to: string; readonly text: string }> = []
let refusal: { readonly command: "RCPT" | "DATA"; readonly code: number; readonly reply: string } | null = null

const smtpError = ({ code, reply }: NonNullable<typeof refusal>): Error =>
  Object.assign(new Error(reply), { responseCode: code })

const openServer = async (onPort = 0): Promise<void> => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (_address, _session, callback) => callback(refusal?.command === "RCPT" ? smtpError(refusal) : null),
    onData: (stream, session: SMTPServerSession, callback) => {
      const chunks: Array<Buffer> = []
      stream.on("data", (chunk: Buffer) => chunks.push(chunk))
      stream.on("end", () => {
        if (refusal?.command === "DATA") return callback(smtpError(refusal))
        receivedMails.push({
          to: session.envelope.rcptTo.map(({ address }) => address).join(),
          text: Buffer.concat(chunks).toString()
        })
        callback()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(onPort, "127.0.0.1", () => resolve()))
  port = (server.server.address() as AddressInfo).port
}
const closeServer = () => new Promise<void>((resolve) => server.close(() => resolve()))

const send = (mail: Parameters<ReturnType<typeof makeSmtpSender>>[0]) =>
  makeSmtpSender({ url: `smtp://127.0.0.1:${port}`, from })(mail)
const deliver = () => deliverDue(shop.database.sql, send, () => shop.clock.now)
/** Requests a mail; a link that was sent before would delay the next one. */
const requestReset = async (headers: Readonly<Record<string, string>> = {}) => {
  await sql`delete from reset_tokens`.execute(shop.database.sql)
  return shop.call("POST", "/customer/requestpasswordreset", { body: { email: "erik.eriksson@exempel.se" }, headers })
}
const readMailStates = async (): Promise<ReadonlyArray<MailState>> => {
  const { rows } = await sql<MailState>`
    select body, tries, next_try is not null as is_waiting, sent is not null as sent, given_up is not null as given_up, reason from mail order by id`.execute(
    shop.database.sql
  )
  return rows
}

beforeAll(async () => {
  shop = await stagingForTests({
    origin,
    sendsMail: true,
    rateLimits: rateLimitsWith({ lookUps: { perAddress: 1_000 } })
  })
  await openServer()
})
afterAll(async () => {
  await closeServer()
  await shop.close()
})
beforeEach(async () => {
  await sql`delete from mail`.execute(shop.database.sql)
  receivedMails.length = 0
  refusal = null
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))

const decodeQuotedPrintable = (text: string): string =>
  text
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

describe("the outbox", () => {
  it("sends a mail with a link to the configured origin and ignores the request's Host, Origin and X-Forwarded-Host", async () => {
    expect(
      (await requestReset({ host: "evil.example", origin: "https://evil.example", "x-forwarded-host": "evil.example" }))
        .status
    ).toBe(204)
    expect(receivedMails).toEqual([])
    expect(await deliver()).toBeNull()
    expect(receivedMails.map(({ to }) => to)).toEqual(["erik.eriksson@exempel.se"])
    const mail = decodeQuotedPrintable(receivedMails[0]?.text ?? "")
    expect(mail).toMatch(/https:\/\/www\.skafferi\.example\/glomt-losenord\/[\w-]{43}/)
    expect(mail).not.toContain("evil.example")
    expect(mail).toMatch(/^From: Skafferi <hej@skafferi\.example>/m)
    expect(receivedMails[0]?.text).toMatch(/^Message-ID: <[0-9a-f-]{36}@skafferi\.example>/m)
    expect(receivedMails[0]?.text).toMatch(/^Date: Tue, 10 Mar 2026 09:00:00 \+0000/m)
    expect(mail).toMatch(/^Auto-Submitted: auto-generated/im)
    expect(mail).toMatch(/text\/plain[\s\S]*text\/html/)
  })

  it("deletes the text of a sent mail, since whoever has its link can set a password", async () => {
    await requestReset()
    await deliver()
    expect(await readMailStates()).toEqual([
      { body: "", tries: 1, is_waiting: false, sent: true, given_up: false, reason: null }
    ])
  })

  it("stores a mail while the server is down, retries, and delivers it exactly once", async () => {
    await closeServer()
    expect((await requestReset()).status).toBe(204)
    expect(await deliver()).toContain("ECONNREFUSED")
    expect((await readMailStates())[0]).toMatchObject({
      tries: 1,
      is_waiting: true,
      sent: false,
      reason: expect.stringContaining("ECONNREFUSED")
    })
    expect(await deliver()).toBeNull()
    shop.clock.now += 60_000
    await deliver()
    expect((await readMailStates())[0]).toMatchObject({ tries: 2, is_waiting: true })
    await openServer(port)
    await deliver()
    expect(receivedMails).toEqual([])
    shop.clock.now += 5 * 60_000
    await deliver()
    await deliver()
    expect(receivedMails).toHaveLength(1)
    expect((await readMailStates())[0]).toMatchObject({ tries: 3, is_waiting: false, sent: true, reason: null })
  })

  it("retries after a 4xx reply and gives up after a 5xx reply", async () => {
    await requestReset()
    refusal = { command: "DATA", code: 451, reply: "Try later" }
    await deliver()
    expect((await readMailStates())[0]).toMatchObject({
      is_waiting: true,
      given_up: false,
      reason: expect.stringContaining("451 Try later")
    })
    shop.clock.now += 60_000
    refusal = { command: "RCPT", code: 550, reply: "No such mailbox" }
    await deliver()
    expect((await readMailStates())[0]).toMatchObject({
      body: "",
      is_waiting: false,
      given_up: true,
      tries: 2,
      reason: expect.stringContaining("550 No such mailbox")
    })
    shop.clock.now += 86_400_000
    refusal = null
    await deliver()
    expect(receivedMails).toEqual([])
  })

  it("gives up when the mail expires before the next attempt", async () => {
    await requestReset()
    refusal = { command: "DATA", code: 451, reply: "Try later" }
    await deliver()
    for (const minutes of [1, 5, 15, 60]) {
      shop.clock.now += minutes * 60_000
      await deliver()
    }
    expect((await readMailStates())[0]).toMatchObject({ body: "", is_waiting: false, given_up: true, sent: false })
    expect(receivedMails).toEqual([])
  })

  it("never stores a token in the reason, even when the server's reply repeats it", async () => {
    await requestReset()
    const {
      rows: [row]
    } = await sql<{ body: string }>`select body from mail`.execute(shop.database.sql)
    const token = /glomt-losenord\/(\S+)/.exec(row?.body ?? "")?.[1] ?? "?"
    refusal = { command: "DATA", code: 554, reply: `Spam: ${origin}/glomt-losenord/${token}` }
    const reason = await deliver()
    expect(reason).toContain("Spam")
    expect(JSON.stringify([reason, await readMailStates()])).not.toContain(token)
  })

  it("never sends a mail twice when several deliveries run concurrently", async () => {
    for (let count = 0; count < 12; count++) await requestReset()
    await Promise.all([deliver(), deliver(), deliver()])
    expect(receivedMails).toHaveLength(12)
    expect(new Set(receivedMails.map(({ text }) => /^Message-ID: (.*)$/m.exec(text)?.[1])).size).toBe(12)
  })

  it("sends a mail after its lease when the process that claimed it died", async () => {
    await requestReset()
    void deliverDue(
      shop.database.sql,
      () => new Promise(() => undefined),
      () => shop.clock.now
    )
    await expect.poll(async () => (await readMailStates())[0]?.tries).toBe(1)
    expect(await deliver()).toBeNull()
    expect(receivedMails).toEqual([])
    shop.clock.now += 5 * 60_000
    await deliver()
    expect(receivedMails).toHaveLength(1)
  })

  it("sends order confirmations", async () => {
    const token = await shop.logIn()
    const { items } = (await shop.call("GET", "/Loop54/products/topsellers?store=3201&take=10")).json
    const product = items.find(({ id }: { id: string }) => id.endsWith("_ST"))
    const { id } = (await shop.call("POST", "/carts", { token, body: { storeNumber: "3201" } })).json
    await shop.call("POST", `/carts/${id}/additems`, {
      token,
      body: {
        items: [
          { gtin: product.gtin, itemNo: product.id, quantity: { value: 2, unit: "Piece", originalUnit: "Piece" } }
        ]
      }
    })
    const {
      rows: [slot]
    } = await sql<{ id: string }>`
      select id from slots where store_number = '3201' and method = 'Pickup' and cutoff > ${shop.clock.now} and taken < capacity order by starts limit 1`.execute(
      shop.database.sql
    )
    await shop.call("PUT", `/carts/${id}/slot`, { token, body: { slotId: slot?.id } })
    const orderResponse = await shop.call("POST", `/carts/${id}/checkout`, { token, body: { payment: "onDelivery" } })
    expect(orderResponse.status).toBe(201)
    await deliver()
    expect(receivedMails.map(({ to }) => to)).toEqual(["anna.andersson@exempel.se"])
    expect(decodeQuotedPrintable(receivedMails[0]?.text ?? "")).toContain(orderResponse.json.orderNo)
  })
})
