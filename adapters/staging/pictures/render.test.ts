import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { drawPackshot } from "#adapters/demo-shop/pictures/draw-packshot.ts"
import { drawScene } from "#adapters/demo-shop/pictures/draw-scene.ts"
import { isImageSize, renderImage } from "./render.ts"

const milk = drawPackshot({
  name: "Mellanmjölk 1,5%",
  brand: "Arla Ko",
  size: "1L",
  categories: ["Mellanmjölk", "Mjölk", "Mejeri, ost & ägg"]
})

describe("renderImage", () => {
  it("renders a WebP of the requested size with a transparent background", async () => {
    const image = sharp(await renderImage([milk], { width: 164, height: 164 }, "webp"))
    expect(await image.metadata()).toMatchObject({ format: "webp", width: 164, height: 164, hasAlpha: true })
    const { data } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    expect(data[3]).toBe(0)
    expect(data.some((value, index) => index % 4 === 3 && value === 255)).toBe(true)
  })

  it("renders an AVIF", async () => {
    const metadata = await sharp(
      await renderImage(
        [drawScene({ title: "Fisk", itemNames: ["fish"], tone: "sky" })],
        { width: 500, height: 350 },
        "avif"
      )
    ).metadata()
    expect(metadata).toMatchObject({ width: 500, height: 350 })
  })

  it("renders a picture in its largest size, with its content in the same places", async () => {
    const scene = drawScene({ title: "Fisk", itemNames: ["fish"], tone: "sky" })
    const [large, small] = await Promise.all(
      [
        { width: 2000, height: 1400 },
        { width: 500, height: 350 }
      ].map(async (size) => {
        const image = sharp(await renderImage([scene], size, "webp"))
        expect(await image.metadata()).toMatchObject(size)
        return image.resize(50, 35).removeAlpha().raw().toBuffer()
      })
    )
    const differences = [...large!].map((value, index) => Math.abs(value - (small?.[index] ?? 0)))
    expect(differences.reduce((sum, difference) => sum + difference, 0) / differences.length).toBeLessThan(2)
  })

  it("renders several SVGs one below the other", async () => {
    const square = (colour: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect width="400" height="400" fill="${colour}"/></svg>`
    const image = sharp(await renderImage([square("#f00"), milk, square("#00f")], { width: 80, height: 80 }, "webp"))
    const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([80, 240])
    const colourAt = (x: number, y: number) =>
      [...data.subarray((y * 80 + x) * 4, (y * 80 + x) * 4 + 4)].map((value) => Math.round(value / 64))
    expect([colourAt(40, 40), colourAt(0, 80), colourAt(0, 159), colourAt(40, 200)]).toEqual([
      [4, 0, 0, 4],
      [0, 0, 0, 0].map((value, index) => (index < 3 ? expect.any(Number) : value)),
      [0, 0, 0, 0].map((value, index) => (index < 3 ? expect.any(Number) : value)),
      [0, 0, 4, 4]
    ])
  })
})

describe("isImageSize", () => {
  it("is true for sizes that the shop uses, and false for another one", () => {
    expect(
      [80, 96, 160, 164, 192, 328, 500, 750, 1000].every((edge) => isImageSize({ width: edge, height: edge }))
    ).toBe(true)
    expect(
      [
        [328, 230],
        [656, 460],
        [500, 350],
        [1000, 700]
      ].every(([width = 0, height = 0]) => isImageSize({ width, height }))
    ).toBe(true)
    expect(isImageSize({ width: 81, height: 80 })).toBe(false)
  })
})
