import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { Effect } from "effect"
import { Agent } from "undici"
import { expect, it } from "vitest"
import { makeHttpUndici } from "./http-undici.ts"

const requestFrom = async (listener: RequestListener) => {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const dispatcher = new Agent()
  const { send } = makeHttpUndici({ base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, dispatcher })
  try {
    return await Effect.runPromise(send({ method: "GET", path: "/", query: [], headers: {} }))
  } finally {
    await dispatcher.destroy()
    server.close()
  }
}

it("makeHttpUndici joins the values of a header that a response repeats", async () => {
  const { headers } = await requestFrom((_, response) => {
    response.setHeader("Set-Cookie", ["a=1", "b=2"])
    response.end()
  })
  expect(headers["set-cookie"]).toBe("a=1, b=2")
})
