import type { CatalogueUnavailable, CategoryNotFound, ProductNotFound } from "../catalogue/errors.ts"
import { PageNotFound, PageUnavailable } from "./define-page.ts"

/** The failure of a page whose products could not be loaded. */
export const pageFailureOf = (error: ProductNotFound | CategoryNotFound | CatalogueUnavailable) =>
  error._tag === "CatalogueUnavailable" ? new PageUnavailable({ detail: error.detail }) : new PageNotFound()
