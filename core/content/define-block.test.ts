import { Effect, Schema } from "effect"
import { expect, it } from "vitest"
import { defineBlock } from "./define-block.ts"

const fields = { products: Schema.NullOr(Schema.Array(Schema.String)) }

it("a block's `load` adds type, id and showsProducts to the content", async () => {
  const shelf = defineBlock(
    "Shelf",
    fields,
    ({ products }) => Effect.succeed({ products }),
    ({ products }) => products !== null
  )
  const load = (products: ReadonlyArray<string> | null) =>
    Effect.runPromise(shelf.load({ type: "Shelf", id: "1", products }) as Effect.Effect<unknown>)
  expect(await load(["a"])).toEqual({ type: "Shelf", id: "1", products: ["a"], showsProducts: true })
  expect(await load(null)).toEqual({ type: "Shelf", id: "1", products: null, showsProducts: false })
})

it("a block's `load` returns null when the content is null, and sets showsProducts to false by default", async () => {
  const text = defineBlock("Text", fields, ({ products }) => Effect.succeed(products === null ? null : {}))
  const load = (products: ReadonlyArray<string> | null) =>
    Effect.runPromise(text.load({ type: "Text", id: "1", products }) as Effect.Effect<unknown>)
  expect(await load(null)).toBeNull()
  expect(await load([])).toEqual({ type: "Text", id: "1", showsProducts: false })
})
