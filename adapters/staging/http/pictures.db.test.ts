import { afterAll, beforeAll, describe, expect, it } from "vitest"
import sharp from "sharp"
import { stagingForTests, type TestStaging } from "../testing.ts"

let shop: TestStaging
let picture = ""
beforeAll(async () => {
  shop = await stagingForTests()
  picture = (await shop.call("GET", "/Loop54/products/topsellers?take=1")).json.items[0].images[0].url
})
afterAll(() => shop.close())

const fetch = (path: string, accept: string) => shop.staging.handle(new Request(`http://shop.test${path}`, { headers: { accept } }))

describe("GET /images", () => {
  it("draws a product in the sizes that the shop uses, in what the browser takes, to keep for ever", async () => {
    for (const [size, accept, type] of [
      ["width=80&height=80", "image/avif,image/webp", "image/webp"],
      ["width=500&height=500", "image/avif,image/webp", "image/avif"],
      ["width=500&height=500", "image/webp", "image/webp"]
    ] as const) {
      const answer = await fetch(`${picture}?${size}`, accept)
      const bytes = Buffer.from(await answer.arrayBuffer())
      const { width, height } = await sharp(bytes).metadata()
      expect([answer.status, answer.headers.get("content-type"), `width=${width}&height=${height}`]).toEqual([200, type, size])
      expect([answer.headers.get("cache-control"), answer.headers.get("vary")]).toEqual(["public, max-age=31536000, immutable", "accept"])
    }
  })

  it("answers 304 to who has it, 400 to another size, 404 to another product", async () => {
    const first = await fetch(picture, "image/webp")
    const again = await shop.staging.handle(
      new Request(`http://shop.test${picture}`, { headers: { "if-none-match": first.headers.get("etag") ?? "" } })
    )
    expect([
      again.status,
      (await fetch(`${picture}?width=81&height=81`, "*/*")).status,
      (await fetch("/images/products/1_ST", "*/*")).status
    ]).toEqual([304, 400, 404])
  })

  it("draws a department's scene, and something for goods without a picture", async () => {
    expect([
      (await fetch("/images/scenes/11?width=328&height=230", "image/webp")).status,
      (await fetch("/images/products/none", "image/webp")).status
    ]).toEqual([200, 200])
  })
})
