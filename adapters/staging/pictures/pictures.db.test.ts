import fc from "fast-check"
import { sql } from "kysely"
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
      ["width=500&height=500", "image/avif;q=0,image/webp", "image/webp"],
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

  const fetchStatus = async (path: string) => (await fetchPicture(path, "image/webp")).status

  it("serves its largest size only for scenes and recipes, of which there are few", async () => {
    const { id } = await shop.database.sql.selectFrom("recipes").select("id").limit(1).executeTakeFirstOrThrow()
    const recipePath = `/images/recipes/${id}`
    const size = "width=2000&height=1400"
    expect([
      await fetchStatus(`/images/scenes/11?${size}`),
      await fetchStatus(`${recipePath}?${size}`),
      await fetchStatus(`${picturePath}?${size}`),
      await fetchStatus(`/images/departments/11?${size}`)
    ]).toEqual([200, 200, 400, 400])
  })
})

describe("GET /images/departments with several ids", () => {
  const readDepartmentIds = async (): Promise<ReadonlyArray<string>> =>
    (await shop.call("GET", "/navigation")).json.data.tree.children[0].children.map(
      ({ id }: { readonly id: string }) => id
    )
  const pathOf = (ids: ReadonlyArray<string>, edge = 96) =>
    `/images/departments/${ids.join(",")}?width=${edge}&height=${edge}`
  const fetchStatus = async (ids: ReadonlyArray<string>, edge?: number) =>
    (await fetchPicture(pathOf(ids, edge), "image/webp")).status

  it("combines the pictures of up to twelve departments that follow one another, in the sizes of a tile", async () => {
    const ids = await readDepartmentIds()
    expect(ids).toHaveLength(12)
    for (const [chosenIds, edge] of [
      [ids, 96],
      [ids.slice(3, 5), 192]
    ] as const) {
      const response = await fetchPicture(pathOf(chosenIds, edge), "image/webp")
      const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
      expect([response.status, width, height]).toEqual([200, edge, edge * chosenIds.length])
    }
    expect([
      await fetchStatus([...ids, ids[0] ?? ""]),
      await fetchStatus(ids.slice(0, 2), 80),
      await fetchStatus(ids.slice(0, 2), 328),
      await fetchStatus(ids.slice(0, 2), 1000)
    ]).toEqual([400, 400, 400, 400])
  })

  it("never combines departments in another order, twice, with a gap or with other ids", async () => {
    const ids = await readDepartmentIds()
    const anyIds = fc.oneof(
      fc.array(fc.constantFrom(...ids, "unknown", "", ids[0] + "01"), { minLength: 2, maxLength: 5 }),
      fc.subarray([...ids], { minLength: 2, maxLength: 5 })
    )
    await fc.assert(
      fc.asyncProperty(anyIds, async (chosenIds) => {
        const start = ids.indexOf(chosenIds[0] ?? "")
        const isRun = start >= 0 && chosenIds.every((id, index) => id === ids[start + index])
        expect(await fetchStatus(chosenIds)).toBe(isRun ? 200 : 404)
      }),
      { numRuns: 60 }
    )
  })

  it("stops rendering when the only client has left, and responds to no one", async () => {
    const ids = (await readDepartmentIds()).slice(1, 12)
    const controller = new AbortController()
    const response = shop.staging.handle(
      new Request(`http://shop.test${pathOf(ids)}`, { headers: { accept: "image/webp" }, signal: controller.signal })
    )
    controller.abort()
    expect([(await response).status, shop.unexpectedErrors]).toEqual([503, []])
    expect(await fetchStatus(ids)).toBe(200)
  })

  it("has a blank picture for a department without products, which may also be missing", async () => {
    const [first = "", second = ""] = await readDepartmentIds()
    await sql`update categories set position = position + 1 where parent_id is null and id <> ${first}`.execute(
      shop.database.sql
    )
    await sql`insert into categories values ('empty', 'Tom', '/matvaror/tom', null, 1, 9999, 9999, '')`.execute(
      shop.database.sql
    )
    const response = await fetchPicture(pathOf([first, "empty", second]), "image/webp")
    const { data } = await sharp(Buffer.from(await response.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const middle = data.subarray(96 * 96 * 4, 2 * 96 * 96 * 4)
    expect([response.status, data.length, middle.some((value, index) => index % 4 === 3 && value > 0)]).toEqual([
      200,
      3 * 96 * 96 * 4,
      false
    ])
    expect([
      await fetchStatus([first, second]),
      await fetchStatus(["empty", first, second]),
      await fetchStatus(["empty"])
    ]).toEqual([200, 404, 404])
  })
})
