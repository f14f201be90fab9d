import { Schema } from "effect"
import { expect, it } from "vitest"
import { Block } from "../blocks.ts"

const decode = Schema.decodeUnknownSync(Block)
/** Expects that the block can be decoded with its fields unchanged, and not without any of `required`. */
const expectFields = (block: Readonly<Record<string, unknown>>, required: ReadonlyArray<string>) => {
  expect(decode(block)).toEqual(block)
  for (const field of required) {
    const { [field]: _, ...incompleteBlock } = block
    expect(() => decode(incompleteBlock)).toThrow(field)
  }
}

it("BLOCK-26 a product block has its fields on the wire", () => {
  const fields = {
    tags: ["eko"],
    ximEntitiesList: ["5_ST"],
    paginationEnabled: true,
    isCarousel: false,
    numRows: 2,
    link: "/mer",
    linkText: "Mer",
    title: "Varor",
    previewFromCategoryPage: "mjolk"
  }
  expectFields({ id: "1", type: "ProductArticleBlock", ...fields }, Object.keys(fields))
})

it("BLOCK-29 a favourites block has a type, products or recipes, and notLoggedInText on the wire", () => {
  const block = { id: "1", type: "FavouritesBlock", title: "Mina", notLoggedInText: "Logga in" }
  for (const favouritesType of ["products", "recipes"])
    expectFields({ ...block, favouritesType }, ["favouritesType", "notLoggedInText"])
  expect(() => decode({ ...block, favouritesType: "meals" })).toThrow("favouritesType")
})

it("BLOCK-30 a most-bought block has its fields on the wire, of which the numbers are optional", () => {
  const block = {
    id: "1",
    type: "MostBoughtProductsBlock",
    title: "Köpt",
    notLoggedInText: "Logga in",
    missingDataText: "Inget än",
    daysToFetch: 30,
    maxItemsToFetch: 10
  }
  for (const favouritesType of ["products", "recipes"])
    expectFields({ ...block, favouritesType }, ["favouritesType", "notLoggedInText", "missingDataText"])
  for (const number of ["daysToFetch", "maxItemsToFetch"])
    expect(() => decode({ ...block, favouritesType: "products", [number]: "30" })).toThrow(number)
})
