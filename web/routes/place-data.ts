import type { Listing } from "#core/catalogue/listing.ts"
import type { Product, ProductDetails, ProductList } from "#core/catalogue/model.ts"
import type { FilledPage } from "#core/journeys/fill-page.ts"
import type { Place } from "#core/navigation/model.ts"
import type { PageData } from "./page-data.ts"

export interface ProductData extends PageData {
  readonly kind: "product"
  readonly product: ProductDetails
  readonly trail: ReadonlyArray<Place>
  readonly related: ReadonlyArray<Product>
}

export interface CategoryData extends PageData {
  readonly kind: "category"
  readonly place: Place
  readonly trail: ReadonlyArray<Place>
  readonly children: ReadonlyArray<Place>
  readonly list: ProductList
  readonly listing: Listing
}

export interface FolderData extends PageData {
  readonly kind: "folder"
  readonly place: Place
  readonly trail: ReadonlyArray<Place>
  readonly children: ReadonlyArray<Place>
  /** 'YYYY-MM-DD', the dates that take no more catering; none on a page of other goods. */
  readonly fullCatering: ReadonlyArray<string>
  readonly words: FilledPage["blocks"]
}

export interface ContentData extends PageData {
  readonly kind: "content"
  readonly page: FilledPage
}

/** What an address that the navigation tree decides on turned out to be. */
export type PlaceData = ProductData | CategoryData | FolderData | ContentData
