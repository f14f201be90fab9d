import { afterAll, beforeAll, describe, expect, it } from "vitest"
import sharp from "sharp"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"

let shop: TestStaging
let picturePath = ""
beforeAll(async () => {
  shop = await stagingForTests()
  picturePath = (await shop.call("GET", "/Loop54/products/topsellers?take=1")).json.items[0].images[0].url
})
afterAll(() => shop.close())

const fetchPicture = (path: string, accept: string) =>
  shop.staging.handle(new Request(`http://shop.test${path}`, { headers: { accept } }))

describe("GET /images", () => {
  it("serves a product's picture in the requested size and an accepted format, immutable", async () => {
    for (const [size, accept, type] of [
      ["width=80&height=80", "image/avif,image/webp", "image/webp"],
      ["width=500&height=500", "image/avif,image/webp", "image/avif"],
      ["width=500&height=500", "image/webp", "image/webp"]
    ] as const) {
      const response = await fetchPicture(`${picturePath}?${size}`, accept)
      const bytes = Buffer.from(await response.arrayBuffer())
      const { width, height } = await sharp(bytes).metadata()
      expect([response.status, response.headers.get("content-type"), `width=${width}&height=${height}`]).toEqual([
        200,
        type,
        size
      ])
      expect([response.headers.get("cache-control"), response.headers.get("vary")]).toEqual([
        "public, max-age=31536000, immutable",
        "accept"
      ])
    }
  })

  it("responds with 304 when If-None-Match matches the picture's ETag, 400 for an unsupported size, 404 for an unknown product", async () => {
    const firstResponse = await fetchPicture(picturePath, "image/webp")
    const etag = firstResponse.headers.get("etag") ?? ""
    const statusIfNoneMatch = async (header: string) => {
      const headers = { accept: "image/webp", "if-none-match": header }
      return (await shop.staging.handle(new Request(`http://shop.test${picturePath}`, { headers }))).status
    }
    for (const header of [etag, `W/${etag}`, `"other", ${etag}`, "*"])
      expect([header, await statusIfNoneMatch(header)]).toEqual([header, 304])
    expect([
      await statusIfNoneMatch('"other"'),
      (await fetchPicture(`${picturePath}?width=81&height=81`, "*/*")).status,
      (await fetchPicture("/images/products/1_ST", "*/*")).status
    ]).toEqual([200, 400, 404])
  })

  it("serves a department's scene, and a placeholder as the picture of the product 'none'", async () => {
    expect([
      (await fetchPicture("/images/scenes/11?width=328&height=230", "image/webp")).status,
      (await fetchPicture("/images/products/none", "image/webp")).status
    ]).toEqual([200, 200])
  })

  it("combines the pictures of up to 24 departments, with a blank one for a department without products", async () => {
    const fetchCombinedPicture = (ids: string) =>
      fetchPicture(`/images/departments/${ids}?width=96&height=96`, "image/webp")
    const combinedResponse = await fetchCombinedPicture("10,unknown,11")
    expect(combinedResponse.headers.get("etag")).not.toBe(
      (await fetchCombinedPicture("11,unknown,10")).headers.get("etag")
    )
    const { width, height } = await sharp(Buffer.from(await combinedResponse.arrayBuffer())).metadata()
    expect([combinedResponse.status, width, height]).toEqual([200, 96, 288])
    const fetchStatus = async (ids: string) => (await fetchCombinedPicture(ids)).status
    expect([
      await fetchStatus("unknown"),
      await fetchStatus("unknown,unknown"),
      await fetchStatus(Array(24).fill("10").join(",")),
      await fetchStatus(Array(25).fill("10").join(","))
    ]).toEqual([404, 404, 200, 400])
  })
})
