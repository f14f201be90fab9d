import { Schema } from "effect"

export class ProductNotFound extends Schema.TaggedError<ProductNotFound>()("ProductNotFound", {}) {}
export class CategoryNotFound extends Schema.TaggedError<CategoryNotFound>()("CategoryNotFound", {}) {}
export class CatalogueUnavailable extends Schema.TaggedError<CatalogueUnavailable>()("CatalogueUnavailable", {
  detail: Schema.String
}) {}
