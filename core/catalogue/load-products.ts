import { Effect } from "effect"
import { AssortmentState } from "../assortment/assortment-state.ts"
import { storeOf } from "../assortment/rules.ts"
import { call, type CallContext, type CallError, type CallOptions } from "../contract/call.ts"
import type { Endpoint } from "../contract/endpoint.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { inChunks } from "../contract/in-chunks.ts"
import { leftOut } from "../contract/policy.ts"
import { listCategoryProducts, productsByIds, relatedProducts, topSellers } from "./api.ts"
import { CatalogueUnavailable, CategoryNotFound, ProductNotFound } from "./errors.ts"
import { detailsOf, listOf, productOf } from "./from-wire.ts"
import type { Product, ProductDetails, ProductList } from "./model.ts"
import { type Listing, listingQuery } from "./listing.ts"

type Context = AssortmentState | CallContext

const unavailable = (endpoint: Endpoint) => (error: CallError) => new CatalogueUnavailable({ detail: failureDetail(endpoint, error) })

const isUnknown = (error: CallError): boolean => error._tag === "ApiRefused" && error.status === 404

const store = Effect.map(AssortmentState, (assortment) => storeOf(assortment.current().choice))

/** A page of a category's goods, with the prices of the chosen store. */
export const loadCategory = (input: { readonly id: string; readonly listing: Listing }): Effect.Effect<ProductList, CategoryNotFound | CatalogueUnavailable, Context> =>
  Effect.gen(function*() {
    const query = { ...listingQuery(input.listing), ...(yield* store) }
    return listOf(yield* call(listCategoryProducts, { params: { id: input.id }, query }).pipe(
      Effect.mapError((error) => (isUnknown(error) ? new CategoryNotFound() : unavailable(listCategoryProducts)(error)))
    ))
  })

/** Goods by id, in the order asked for; ids that are unknown are left out. */
export const loadProducts = (ids: ReadonlyArray<string>, options: CallOptions = {}): Effect.Effect<ReadonlyArray<Product>, CatalogueUnavailable, Context> =>
  Effect.gen(function*() {
    const where = yield* store
    return yield* inChunks(ids, (chunk) =>
      call(productsByIds, { params: { ids: chunk.join(",") }, query: { take: chunk.length, ...where } }, options).pipe(
        Effect.map(({ items }) => items.map(productOf)),
        Effect.catch((error) => (isUnknown(error) ? Effect.succeed([]) : Effect.fail(unavailable(productsByIds)(error))))
      ))
  })

/** Goods of a customer's own list: which they are is kept nowhere. */
export const loadOwnProducts = (ids: ReadonlyArray<string>): Effect.Effect<ReadonlyArray<Product>, CatalogueUnavailable, Context> => loadProducts(ids, { unkept: true })

/** One product with all that its page shows. */
export const loadProduct = ({ id }: { readonly id: string }): Effect.Effect<ProductDetails, ProductNotFound | CatalogueUnavailable, Context> =>
  Effect.gen(function*() {
    const { items: [found] } = yield* call(productsByIds, { params: { ids: id }, query: yield* store }).pipe(
      Effect.mapError((error) => (isUnknown(error) ? new ProductNotFound() : unavailable(productsByIds)(error)))
    )
    return found === undefined ? yield* new ProductNotFound() : detailsOf(found)
  })

/** What sells best in the store. */
export const loadTopSellers = ({ count }: { readonly count: number }): Effect.Effect<ReadonlyArray<Product>, CatalogueUnavailable, Context> =>
  Effect.gen(function*() {
    const { items } = yield* call(topSellers, { query: { take: count, ...(yield* store) } }).pipe(Effect.mapError(unavailable(topSellers)))
    return items.map(productOf)
  })

/** Goods of the same kind, up to 8; a failure shows none. */
export const loadRelated = ({ id }: { readonly id: string }): Effect.Effect<ReadonlyArray<Product>, never, Context> =>
  Effect.gen(function*() {
    const { items } = yield* call(relatedProducts, { params: { id }, query: { take: 8, ...(yield* store) } })
    return items.map(productOf)
  }).pipe(leftOut, Effect.catch((error) => Effect.as(Effect.logWarning(`No related goods: ${error._tag}`), [])))
