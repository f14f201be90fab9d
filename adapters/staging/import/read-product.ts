import { Cause, Exit, Schema, SchemaIssue } from "effect"
import { unitCodes, unitNumbers } from "#core/catalogue/units.ts"
import { WireProduct } from "#core/catalogue/wire.ts"
import { fromKronor, ore, type Ore } from "#core/kernel/money.ts"
import { cutText } from "../database/storable-text.ts"
import type { ProductFacts } from "../database/product-facts.ts"
import type { ReferencePrice } from "../catalogue/model.ts"
import type { WirePromotionJson } from "#core/catalogue/wire.ts"
import { parseSize } from "../catalogue/size.ts"
import { categoryNameOf } from "./category-map.ts"
import { emptyFacts } from "./empty-facts.ts"
import { parseGtin } from "./gtin.ts"
import { readPrice } from "./numbers.ts"
import { readFood, readTags } from "./open-food-facts.ts"
import { isObject, type RawRow } from "./raw-row.ts"
import { readTexts, UnreadableRow } from "./row-texts.ts"

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

const maxNameLength = 200
/** The field's text with single spaces; null when it has none. */
const normalizeText = (value: unknown, maxLength = maxNameLength): string | null => {
  if (typeof value !== "string" && typeof value !== "number") return null
  const text = String(value)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
  return text === "" ? null : cutText(text, maxLength)
}

const firstText = (values: ReadonlyArray<unknown>, maxLength = maxNameLength): string | null => {
  for (const value of values) {
    const text = normalizeText(value, maxLength)
    if (text !== null) return text
  }
  return null
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

const withUnitPrice = (price: Ore): ReferencePrice => ({
  ore: price,
  unit: unitCodes.kilogram,
  comparisonOre: price,
  comparisonUnit: unitCodes.kilogram
})

/** The fields that may hold a product's GTIN. */
export const codeFields: ReadonlyArray<string> = ["product_code", "code", "gtin", "ean"]

/** The GTIN of a row; null when it has no valid one. */
export const gtinOf = (row: RawRow): string | null => parseGtin(firstText(codeFields.map((name) => row[name])) ?? "")

const maxIngredientsLength = 5_000

/** A row of Open Prices has the product in a field of its own; its fields count as the row's where the row has none. */
const withProductFields = (row: RawRow): RawRow => {
  const statedFields = Object.entries(row).filter(([, value]) => value !== null && value !== "")
  return isObject(row["product"]) ? { ...row["product"], ...Object.fromEntries(statedFields) } : row
}

/** Why the shop cannot use the price of a row: a foreign currency, or a unit other than a piece or a kilo; null when it can. */
const priceProblem = (row: RawRow): string | null => {
  const currency = normalizeText(row["currency"])
  if (currency !== null && currency.toUpperCase() !== "SEK")
    return `The price is in ${currency.slice(0, 10)}, not in SEK.`
  const unit = normalizeText(row["price_per"])
  return unit === null || pricedUnits.has(unit.toUpperCase())
    ? null
    : `The price is per ${unit.slice(0, 20)}; known are UNIT and KILOGRAM.`
}

/** Open Prices' names of units. */
const pricedUnits: ReadonlySet<string> = new Set(["UNIT", "KILOGRAM"])

const sizeOf = (row: RawRow): string | null =>
  normalizeSize(normalizeText(row["quantity"], 40)) ??
  normalizeSize([row["product_quantity"], row["product_quantity_unit"]].map((part) => normalizeText(part, 20)).join(""))

/** Reads a row of Open Prices or Open Food Facts; their column names differ slightly. */
const readOpenData = (originalRow: RawRow): ReadProductResult => {
  const row = withProductFields(originalRow)
  const code = firstText(codeFields.map((name) => row[name]))
  if (code === null) return { reason: "The row has no code." }
  const gtin = parseGtin(code)
  if (gtin === null) return { reason: `'${cutText(code, 30)}' is not a valid GTIN.` }
  const name = firstText([row["name"], row["product_name_sv"], row["product_name"]])
  if (name === null) return { reason: "The row has no name." }
  const brand = normalizeText(
    Array.isArray(row["brands"]) ? row["brands"][0] : String(row["brands"] ?? "").split(",")[0],
    80
  )
  const ingredients = firstText([row["ingredients_text_sv"], row["ingredients_text"]], maxIngredientsLength)
  for (const [field, text] of Object.entries({ name, brand, ingredients }))
    if (text?.includes("\ufffd") === true) return { reason: `The ${field} is not valid UTF-8.` }
  const rawPrice = row["priceMedian"] ?? row["price"]
  const price = readPrice(rawPrice)
  if (price === "invalid") return { reason: `The price ${cutText(JSON.stringify(rawPrice), 40)} is not valid.` }
  const problem = price === null ? null : priceProblem(row)
  if (problem !== null) return { reason: problem }
  const isWeighed = price !== null && normalizeText(row["price_per"])?.toUpperCase() === "KILOGRAM"
  const descriptiveSize = sizeOf(row)
  const size = descriptiveSize === null ? null : parseSize(descriptiveSize)
  const tags = [row["categories_tags"], row["categories"], row["category"]].flatMap(readTags)
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
        netContent: size?.netContent ?? null,
        sellingUnitOfMeasure: isWeighed ? unitNumbers.kilogram : unitNumbers.piece,
        foodAndBeverageExtension: readFood(row, ingredients, size?.netContent?.unitOfMeasure === "MLT")
      },
      price: price === null ? null : isWeighed ? withUnitPrice(price) : withComparisonPrice(price, descriptiveSize),
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
  return cutText(`${path === "" ? "The row" : path}: ${issue?.message ?? "not a valid product"}`, 200)
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
  if (gtin === null) return { reason: `'${cutText(String(row["gtin"]), 30)}' is not a valid GTIN.` }
  if (!("foodAndBeverageExtension" in row))
    return { reason: "The row has only the fields of a card. Export products without the parameter `fields`." }
  const id = String(row["id"])
  if (!/^\d{9}_(ST|KG)$/.test(id)) return { reason: `'${cutText(id, 30)}' is not a product id.` }
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
  const price = readPrice(currentPrice?.price)
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

const readCleanRow = (row: RawRow): ReadProductResult =>
  "productStoreDetails" in row || "sellingUnitOfMeasure" in row ? readApiProduct(row) : readOpenData(row)

/** Returns the product of a row, or the reason why the row is rejected. */
export const readProduct = (row: RawRow): ReadProductResult => {
  try {
    return readCleanRow(readTexts(row))
  } catch (error) {
    if (error instanceof UnreadableRow) return { reason: error.message }
    throw error
  }
}
