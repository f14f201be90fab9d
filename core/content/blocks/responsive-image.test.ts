import { Effect, Schema } from "effect"
import { expect, it } from "vitest"
import { Block } from "../blocks.ts"
import { responsiveImage } from "./responsive-image.ts"

const wireBlock = {
  id: "1",
  type: "ResponsiveImage",
  desktopImage: "/images/scenes/1",
  mobileImage: null,
  link: null,
  caption: null
}

it("BLOCK-27 a ResponsiveImage requires desktopImage, mobileImage, link and caption on the wire", () => {
  expect(Schema.decodeUnknownSync(Block)(wireBlock)).toEqual(wireBlock)
  for (const field of ["desktopImage", "mobileImage", "link", "caption"]) {
    const { [field]: _, ...incompleteBlock } = wireBlock as Readonly<Record<string, unknown>>
    expect(() => Schema.decodeUnknownSync(Block)(incompleteBlock)).toThrow(field)
  }
})

it("a ResponsiveImage has the desktop image on phones when there is no mobile image", async () => {
  const block = Schema.decodeUnknownSync(responsiveImage.schema)(wireBlock)
  expect(await Effect.runPromise(responsiveImage.load(block) as Effect.Effect<unknown, unknown>)).toMatchObject({
    mobileImage: "/images/scenes/1"
  })
})
