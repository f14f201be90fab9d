import { Cause, Exit, Schema, SchemaIssue } from "effect"
import { unitCodes } from "#core/catalogue/units.ts"
import { WireProduct } from "#core/catalogue/wire.ts"
import { fromKronor, ore, type Ore } from "#core/kernel/money.ts"
import type { ProductFacts } from "../database/product-facts.ts"
import type { ReferencePrice } from "../catalogue/model.ts"
import type { WirePromotionJson } from "#core/catalogue/wire.ts"
import { parseSize } from "../catalogue/size.ts"
import { categoryNameOf } from "./category-map.ts"
import { emptyFacts } from "./empty-facts.ts"
import { parseGtin } from "./gtin.ts"

/** A product read from a file, before it gets an id, URL and category of the shop. */
export interface ImportedProduct {
  readonly gtin: string
  /** The id and URL of a row in the API's format; null when the import must create them. */
  readonly identity: { readonly id: string; readonly url: string | null } | null
  readonly facts: ProductFacts
  readonly price: ReferencePrice | null
  readonly promotions: ReadonlyArray<WirePromotionJson>
  /** Names of possible categories, best guess first. */
  readonly categories: ReadonlyArray<string>
}

export type ReadProductResult = { readonly product: ImportedProduct } | { readonly reason: string }

type RawRow = Readonly<Record<string, unknown>>

const maxNameLength = 200
/** A higher price probably has a misplaced decimal point. */
const maxPriceOre = 10_000_000

const normalizeText = (value: unknown, maxLength = maxNameLength): string | null => {
  if (typeof value !== "string" && typeof value !== "number") return null
  const text = String(value).replaceAll("\0", "").replace(/\s+/g, " ").trim()
  return text === "" ? null : text.slice(0, maxLength)
}

const parseTags = (value: unknown): ReadonlyArray<string> => {
  if (Array.isArray(value)) return value.filter((tag) => typeof tag === "string")
  return typeof value === "string" ? value.split(",") : []
}

const toNumber = (value: unknown): number => {
  if (typeof value === "number") return value
  return typeof value === "string" ? Number(value.replace(",", ".")) : Number.NaN
}

const parsePrice = (value: unknown): Ore | null | "invalid" => {
  if (value === undefined || value === null || value === "") return null
  const kronor = toNumber(value)
  const amount = fromKronor(kronor)
  return Number.isFinite(kronor) && amount >= 0 && amount <= maxPriceOre ? amount : "invalid"
}

/** Normalizes '500 g' and '1,5 l' to the shop's labels; null when it is not a size. */
const normalizeSize = (quantity: string | null): string | null => {
  const label = (quantity ?? "")
    .toUpperCase()
    .replace(/\s/g, "")
    .replace(/(?<=\d)×(?=\d)|\*(?=\d)/g, "X")
    .replace(/LITER|LITRE/, "L")
    .replace(/GRAM$|GR$/, "G")
  return parseSize(label) === null ? null : label
}

const withComparisonPrice = (price: Ore, size: string | null): ReferencePrice => {
  const comparison = size === null ? null : (parseSize(size)?.comparison ?? null)
  return comparison === null || comparison.amount <= 0
    ? { ore: price, unit: unitCodes.piece, comparisonOre: null, comparisonUnit: null }
    : {
        ore: price,
        unit: unitCodes.piece,
        comparisonOre: ore(price / comparison.amount),
        comparisonUnit: comparison.unit
      }
}

/** Reads a row of Open Prices or Open Food Facts; their column names differ slightly. */
const readOpenData = (row: RawRow): ReadProductResult => {
  const code = normalizeText(row["code"] ?? row["gtin"] ?? row["ean"])
  if (code === null) return { reason: "The row has no code." }
  const gtin = parseGtin(code)
  if (gtin === null) return { reason: `'${code.slice(0, 30)}' is not a valid GTIN.` }
  const name = normalizeText(row["name"]) ?? normalizeText(row["product_name_sv"]) ?? normalizeText(row["product_name"])
  if (name === null) return { reason: "The row has no name." }
  if (name.includes("\ufffd")) return { reason: "The name is not valid UTF-8." }
  const price = parsePrice(row["priceMedian"] ?? row["price"])
  if (price === "invalid")
    return { reason: `The price ${JSON.stringify(row["priceMedian"] ?? row["price"])} is not valid.` }
  const brand = normalizeText(
    Array.isArray(row["brands"]) ? row["brands"][0] : String(row["brands"] ?? "").split(",")[0],
    80
  )
  const descriptiveSize = normalizeSize(normalizeText(row["quantity"], 40))
  const ingredients = normalizeText(row["ingredients_text_sv"] ?? row["ingredients_text"], 5_000)
  const tags = [row["categories_tags"], row["categories"], row["category"]].flatMap(parseTags)
  const category = categoryNameOf(tags)
  return {
    product: {
      gtin,
      identity: null,
      facts: {
        ...emptyFacts,
        gtin,
        name,
        brand,
        descriptiveSize: descriptiveSize ?? "",
        netContent: descriptiveSize === null ? null : (parseSize(descriptiveSize)?.netContent ?? null),
        foodAndBeverageExtension:
          ingredients === null
            ? null
            : { ingredientStatement: ingredients, allergenInformation: [], nutrientInformations: [] }
      },
      price: price === null ? null : withComparisonPrice(price, descriptiveSize),
      promotions: [],
      categories: category === null ? [] : [category]
    }
  }
}

const decodeWire = Schema.decodeUnknownExit(WireProduct)
/** Narrows the type but keeps unknown fields, which the shop stores and returns unchanged. */
const isWireProduct = Schema.is(Schema.toEncoded(WireProduct))
const formatIssue = SchemaIssue.makeFormatterStandardSchemaV1()

const describeFailure = (cause: Cause.Cause<unknown>): string => {
  const error = Cause.squash(cause)
  const [issue] = Schema.isSchemaError(error) ? formatIssue(error.issue).issues : []
  const path = (issue?.path ?? []).map((step) => String(typeof step === "object" ? step.key : step)).join(".")
  return `${path === "" ? "The row" : path}: ${issue?.message ?? "not a valid product"}`.slice(0, 200)
}

/** Returns the URL when it is a product path of this shop that ends with the product's id. */
const shopUrl = (url: unknown, id: string): string | null =>
  typeof url === "string" && /^\/(?!\/)[^\s\\]+$/.test(url) && url.endsWith(`-p${id}`) && url.split("/").length > 3
    ? url
    : null

/** The images that this shop serves; the content security policy blocks other hosts. */
const shopImages = (images: unknown): ReadonlyArray<unknown> =>
  Array.isArray(images)
    ? images.filter(
        (image: unknown) =>
          typeof image === "object" &&
          image !== null &&
          "url" in image &&
          String(image.url).startsWith("/images/products/")
      )
    : []

const listOf = (words: string | ReadonlyArray<string> | null): ReadonlyArray<string> => {
  if (words === null) return []
  return typeof words === "string" ? [words] : words
}

const isValidMaximum = (value: unknown): boolean => typeof value === "number" && Number.isInteger(value) && value >= 1

/** Reads a product in the API's format. It keeps its id and facts, and its URL and images when they belong to this shop. */
const readApiProduct = (row: RawRow): ReadProductResult => {
  const name = normalizeText(row["name"])
  if (name === null) return { reason: "The row has no name." }
  const gtin = parseGtin(String(row["gtin"] ?? ""))
  if (gtin === null) return { reason: `'${String(row["gtin"]).slice(0, 30)}' is not a valid GTIN.` }
  if (!("foodAndBeverageExtension" in row))
    return { reason: "The row has only the fields of a card. Export products without the parameter `fields`." }
  const id = String(row["id"])
  if (!/^\d{9}_(ST|KG)$/.test(id)) return { reason: `'${id.slice(0, 30)}' is not a product id.` }
  const product = {
    ...emptyFacts,
    ...row,
    gtin,
    name,
    images: shopImages(row["images"]),
    maximumQuantity: isValidMaximum(row["maximumQuantity"]) ? row["maximumQuantity"] : null
  }
  const exit = decodeWire(product)
  if (Exit.isFailure(exit)) return { reason: describeFailure(exit.cause) }
  if (!isWireProduct(product)) return { reason: "The row does not have the shape of a product." }
  const { productStoreDetails, ...facts } = product
  const currentPrice = productStoreDetails.prices?.currentPrice ?? null
  const price = parsePrice(currentPrice?.price)
  if (price === "invalid") return { reason: `The price ${String(currentPrice?.price)} is not valid.` }
  return {
    product: {
      gtin,
      identity: { id, url: shopUrl(facts.url, id) },
      facts: {
        ...facts,
        markings: facts.markings ?? [],
        tags: facts.tags ?? [],
        images: facts.images ?? [],
        searchKeywords: listOf(facts.searchKeywords),
        marketingKeyWords: listOf(facts.marketingKeyWords)
      },
      price:
        currentPrice === null || price === null
          ? null
          : {
              ore: price,
              unit: currentPrice.unit,
              comparisonOre: currentPrice.comparativePrice === null ? null : fromKronor(currentPrice.comparativePrice),
              comparisonUnit: currentPrice.comparativePriceUnit
            },
      promotions: productStoreDetails.prices?.promotions ?? [],
      categories: [facts.bfCategory, facts.category, facts.superCategory].filter(
        (category) => typeof category === "string"
      )
    }
  }
}

/** Returns the product of a row, or the reason why the row is rejected. */
export const readProduct = (row: RawRow): ReadProductResult =>
  "productStoreDetails" in row || "sellingUnitOfMeasure" in row ? readApiProduct(row) : readOpenData(row)
