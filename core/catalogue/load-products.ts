import { Effect } from "effect"
import { call, type CallOptions } from "../contract/call.ts"
import { inChunks } from "../contract/in-chunks.ts"
import { productsByIds } from "./api.ts"
import { type CatalogueContext, isNotFound, storeQuery, toCatalogueUnavailable } from "./catalogue-call.ts"
import type { CatalogueUnavailable } from "./errors.ts"
import { productOf } from "./from-wire.ts"
import type { Product } from "./model.ts"

/** Loads products by id, in the requested order; unknown ids are omitted. */
export const loadProducts = (
  ids: ReadonlyArray<string>,
  options: CallOptions = {}
): Effect.Effect<ReadonlyArray<Product>, CatalogueUnavailable, CatalogueContext> =>
  Effect.gen(function* () {
    const storeParameter = yield* storeQuery
    return yield* inChunks(ids, (chunk) =>
      call(
        productsByIds,
        { params: { ids: chunk.join(",") }, query: { take: chunk.length, ...storeParameter } },
        options
      ).pipe(
        Effect.map(({ items }) => items.map(productOf)),
        Effect.catch((error) =>
          isNotFound(error) ? Effect.succeed([]) : Effect.fail(toCatalogueUnavailable(productsByIds)(error))
        )
      )
    )
  })
