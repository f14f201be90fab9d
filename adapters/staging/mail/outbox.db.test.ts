import type { AddressInfo } from "node:net"
import { sql } from "kysely"
import { type SMTPServerSession, SMTPServer } from "smtp-server"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { stagingForTests, type TestStaging } from "../testing.ts"
import { deliverDue } from "./outbox.ts"
import { smtpSender } from "./smtp.ts"

const origin = "https://www.skafferi.example"
const from = "Skafferi <hej@skafferi.example>"

interface State {
  readonly body: string
  readonly tries: number
  readonly waits: boolean
  readonly sent: boolean
  readonly given_up: boolean
  readonly reason: string | null
}

let shop: TestStaging
let server: SMTPServer
let port = 0
/** What the mail server has taken, with its envelope. */
const taken: Array<{ readonly to: string; readonly text: string }> = []
let refuse: { readonly at: "RCPT" | "DATA"; readonly code: number; readonly words: string } | null = null

const no = ({ code, words }: NonNullable<typeof refuse>): Error => Object.assign(new Error(words), { responseCode: code })

const openServer = async (at = 0): Promise<void> => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (_address, _session, answer) => answer(refuse?.at === "RCPT" ? no(refuse) : null),
    onData: (stream, session: SMTPServerSession, answer) => {
      const pieces: Array<Buffer> = []
      stream.on("data", (piece: Buffer) => pieces.push(piece))
      stream.on("end", () => {
        if (refuse?.at === "DATA") return answer(no(refuse))
        taken.push({ to: session.envelope.rcptTo.map(({ address }) => address).join(), text: Buffer.concat(pieces).toString() })
        answer()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(at, "127.0.0.1", () => resolve()))
  port = (server.server.address() as AddressInfo).port
}
const closeServer = () => new Promise<void>((resolve) => server.close(() => resolve()))

const send = (mail: Parameters<ReturnType<typeof smtpSender>>[0]) => smtpSender({ url: `smtp://127.0.0.1:${port}`, from })(mail)
const deliver = () => deliverDue(shop.database.sql, send, () => shop.clock.now)
const ask = (headers: Readonly<Record<string, string>> = {}) =>
  shop.call("POST", "/customer/requestpasswordreset", { body: { email: "erik.eriksson@exempel.se" }, headers })
const states = async (): Promise<ReadonlyArray<State>> => {
  const { rows } = await sql<State>`
    select body, tries, next_try is not null as waits, sent is not null as sent, given_up is not null as given_up, reason from mail order by id`.execute(shop.database.sql)
  return rows
}

beforeAll(async () => {
  shop = await stagingForTests({ origin, mailLeaves: true, lookUps: 1_000 })
  await openServer()
})
afterAll(async () => {
  await closeServer()
  await shop.close()
})
beforeEach(async () => {
  await sql`delete from mail`.execute(shop.database.sql)
  taken.length = 0
  refuse = null
})
afterEach(() => expect(shop.problems).toEqual([]))

/** Quoted-printable as the words that it stands for. */
const plain = (text: string): string => text.replace(/=\r?\n/g, "").replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

describe("the outbox", () => {
  it("sends the letter with a link that leads to the shop, whatever the request claims to have come to", async () => {
    expect((await ask({ host: "evil.example", origin: "https://evil.example", "x-forwarded-host": "evil.example" })).status).toBe(204)
    expect(taken).toEqual([])
    expect(await deliver()).toBeNull()
    expect(taken.map(({ to }) => to)).toEqual(["erik.eriksson@exempel.se"])
    const mail = plain(taken[0]?.text ?? "")
    expect(mail).toMatch(/https:\/\/www\.skafferi\.example\/glomt-losenord\/[\w-]{43}/)
    expect(mail).not.toContain("evil.example")
    expect(mail).toMatch(/^From: Skafferi <hej@skafferi\.example>/m)
    expect(taken[0]?.text).toMatch(/^Message-ID: <[0-9a-f-]{36}@skafferi\.example>/m)
    expect(taken[0]?.text).toMatch(/^Date: Tue, 10 Mar 2026 09:00:00 \+0000/m)
    expect(mail).toMatch(/^Auto-Submitted: auto-generated/im)
    expect(mail).toMatch(/text\/plain[\s\S]*text\/html/)
  })

  it("forgets the words of a letter once it is sent: its link is as good as a password", async () => {
    await ask()
    await deliver()
    expect(await states()).toEqual([{ body: "", tries: 1, waits: false, sent: true, given_up: false, reason: null }])
  })

  it("keeps a letter while the mail server is down, tries again and delivers it, once", async () => {
    await closeServer()
    expect((await ask()).status).toBe(204)
    expect(await deliver()).toContain("ECONNREFUSED")
    expect((await states())[0]).toMatchObject({ tries: 1, waits: true, sent: false, reason: expect.stringContaining("ECONNREFUSED") })
    expect(await deliver()).toBeNull()
    shop.clock.now += 60_000
    await deliver()
    expect((await states())[0]).toMatchObject({ tries: 2, waits: true })
    await openServer(port)
    await deliver()
    expect(taken).toEqual([])
    shop.clock.now += 5 * 60_000
    await deliver()
    await deliver()
    expect(taken).toHaveLength(1)
    expect((await states())[0]).toMatchObject({ tries: 3, waits: false, sent: true, reason: null })
  })

  it("tries again where the server says later, and gives up where it says never", async () => {
    await ask()
    refuse = { at: "DATA", code: 451, words: "Try later" }
    await deliver()
    expect((await states())[0]).toMatchObject({ waits: true, given_up: false, reason: expect.stringContaining("451 Try later") })
    shop.clock.now += 60_000
    refuse = { at: "RCPT", code: 550, words: "No such mailbox" }
    await deliver()
    expect((await states())[0]).toMatchObject({ body: "", waits: false, given_up: true, tries: 2, reason: expect.stringContaining("550 No such mailbox") })
    shop.clock.now += 86_400_000
    refuse = null
    await deliver()
    expect(taken).toEqual([])
  })

  it("gives a letter up when its link would be too old", async () => {
    await ask()
    refuse = { at: "DATA", code: 451, words: "Try later" }
    await deliver()
    for (const minutes of [1, 5, 15, 60]) {
      shop.clock.now += minutes * 60_000
      await deliver()
    }
    expect((await states())[0]).toMatchObject({ body: "", waits: false, given_up: true, sent: false })
    expect(taken).toEqual([])
  })

  it("never keeps a token in the reason, whatever the server repeats", async () => {
    await ask()
    const { rows: [row] } = await sql<{ body: string }>`select body from mail`.execute(shop.database.sql)
    const token = /glomt-losenord\/(\S+)/.exec(row?.body ?? "")?.[1] ?? "?"
    refuse = { at: "DATA", code: 554, words: `Spam: ${origin}/glomt-losenord/${token}` }
    const said = await deliver()
    expect(said).toContain("Spam")
    expect(JSON.stringify([said, await states()])).not.toContain(token)
  })

  it("never sends one twice when several deliver at the same time", async () => {
    for (let letter = 0; letter < 12; letter++) await ask()
    await Promise.all([deliver(), deliver(), deliver()])
    expect(taken).toHaveLength(12)
    expect(new Set(taken.map(({ text }) => /^Message-ID: (.*)$/m.exec(text)?.[1])).size).toBe(12)
  })

  it("gives back what a process took and did not live to send", async () => {
    await ask()
    void deliverDue(shop.database.sql, () => new Promise(() => undefined), () => shop.clock.now)
    await expect.poll(async () => (await states())[0]?.tries).toBe(1)
    expect(await deliver()).toBeNull()
    expect(taken).toEqual([])
    shop.clock.now += 5 * 60_000
    await deliver()
    expect(taken).toHaveLength(1)
  })

  it("sends order confirmations too", async () => {
    const token = await shop.logIn()
    const { items } = (await shop.call("GET", "/Loop54/products/topsellers?store=3201&take=10")).json
    const product = items.find(({ id }: { id: string }) => id.endsWith("_ST"))
    const { id } = (await shop.call("POST", "/carts", { token, body: { storeNumber: "3201" } })).json
    await shop.call("POST", `/carts/${id}/additems`, { token, body: { items: [{ gtin: product.gtin, itemNo: product.id, quantity: { value: 2, unit: "Piece", originalUnit: "Piece" } }] } })
    const { rows: [slot] } = await sql<{ id: string }>`
      select id from slots where store_number = '3201' and method = 'Pickup' and locks > ${shop.clock.now} and taken < capacity order by starts limit 1`.execute(shop.database.sql)
    await shop.call("PUT", `/carts/${id}/slot`, { token, body: { slotId: slot?.id } })
    const order = await shop.call("POST", `/carts/${id}/checkout`, { token, body: { payment: "onDelivery" } })
    expect(order.status).toBe(201)
    await deliver()
    expect(taken.map(({ to }) => to)).toEqual(["anna.andersson@exempel.se"])
    expect(plain(taken[0]?.text ?? "")).toContain(order.json.orderNo)
  })
})
