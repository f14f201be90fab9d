import { Effect } from "effect"
import type { CallContext, CallError } from "../contract/call.ts"
import { notRetriedByCaller } from "../contract/policy.ts"
import { cardQuery, type CatalogueContext } from "./catalogue-call.ts"
import { productFromWire } from "./from-wire.ts"
import type { Product } from "./model.ts"
import type { WireCard } from "./wire.ts"

type CardQuery = Effect.Success<typeof cardQuery>

/**
 * Loads products that complete a page, by a call with the chosen store. A failure is logged with the kind of products and returns none, since the page is shown
 * without them.
 */
export const loadOptionalProducts = (
  productKind: string,
  listProducts: (
    cardParameters: CardQuery
  ) => Effect.Effect<{ readonly items: ReadonlyArray<WireCard> }, CallError, CallContext>
): Effect.Effect<ReadonlyArray<Product>, never, CatalogueContext> =>
  Effect.flatMap(cardQuery, listProducts).pipe(
    Effect.map(({ items }) => items.map(productFromWire)),
    notRetriedByCaller,
    Effect.catch((error) =>
      Effect.as(Effect.logWarning(`The ${productKind} products could not be fetched: ${error._tag}`), [])
    )
  )
