import { describe, expect, it } from "vitest"
import { readText } from "./read-body.ts"

const requestWith = (headers: Readonly<Record<string, string>>, ...chunks: ReadonlyArray<string | Error>): Request => {
  const remainingChunks = [...chunks]
  const body = new ReadableStream({
    pull: (controller) => {
      const chunk = remainingChunks.shift()
      if (chunk === undefined) controller.close()
      else if (chunk instanceof Error) controller.error(chunk)
      else controller.enqueue(Buffer.from(chunk))
    }
  })
  return new Request("http://shop.test/", { method: "POST", headers, body, duplex: "half" } as RequestInit)
}

const lengthHeaders = [{}, { "content-length": "20" }]

describe("readText", () => {
  it("joins the parts of a body", async () => {
    for (const headers of lengthHeaders) expect(await readText(requestWith(headers, '{"a":', "1}"), 20)).toBe('{"a":1}')
  })

  it("refuses a body with 400 when the client disconnects before its end", async () => {
    for (const headers of lengthHeaders) {
      const refusal = await readText(requestWith(headers, '{"a":', new Error("aborted")), 20).catch((error) => error)
      expect(refusal).toMatchObject({ name: "Refusal", status: 400, message: "The body ended early." })
    }
  })

  it("refuses a body above the limit with 413", async () => {
    await expect(readText(requestWith({}, "1234", "5678"), 7)).rejects.toMatchObject({ status: 413 })
  })
})
