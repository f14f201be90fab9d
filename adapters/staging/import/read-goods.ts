import { Cause, Exit, Schema, SchemaIssue } from "effect"
import { WireProduct } from "#core/catalogue/wire.ts"
import { fromKronor } from "#core/kernel/money.ts"
import type { ProductFacts, SeedPrice, WirePromotion } from "../seed/model.ts"
import { parseSize } from "../seed/size.ts"
import { categoryNameOf } from "./category-map.ts"
import { emptyFacts } from "./empty-facts.ts"
import { readGtin } from "./gtin.ts"

/** One product of a file, not yet given its place in the shop. */
export interface Goods {
  readonly gtin: string
  /** Its own id and url where the file is of a shop like this one; else the shop makes them. */
  readonly identity: { readonly id: string; readonly url: string | null } | null
  readonly facts: ProductFacts
  readonly price: SeedPrice | null
  readonly promotions: ReadonlyArray<WirePromotion>
  /** Names of categories that it may belong to, the best guess first. */
  readonly categories: ReadonlyArray<string>
}

export type Read = { readonly goods: Goods } | { readonly reason: string }

type Raw = Readonly<Record<string, unknown>>

const longestName = 200
/** 100,000 kr: more is a slip of the decimal point. */
const highestPrice = 10_000_000

const textOf = (value: unknown, longest = longestName): string | null => {
  if (typeof value !== "string" && typeof value !== "number") return null
  const text = String(value).replaceAll("\0", "").replace(/\s+/g, " ").trim()
  return text === "" ? null : text.slice(0, longest)
}

const tagsOf = (value: unknown): ReadonlyArray<string> =>
  Array.isArray(value) ? value.filter((tag) => typeof tag === "string") : typeof value === "string" ? value.split(",") : []

const priceOre = (value: unknown): number | null | "bad" => {
  if (value === undefined || value === null || value === "") return null
  const kronor = typeof value === "number" ? value : typeof value === "string" ? Number(value.replace(",", ".")) : Number.NaN
  const ore = fromKronor(kronor)
  return Number.isFinite(kronor) && ore >= 0 && ore <= highestPrice ? ore : "bad"
}

/** '500 g' and '1,5 l' as shelves have them; what is no size is left out. */
const sizeOf = (quantity: string | null): string | null => {
  const label = (quantity ?? "")
    .toUpperCase()
    .replace(/\s/g, "")
    .replace(/(?<=\d)×(?=\d)|\*(?=\d)/g, "X")
    .replace(/LITER|LITRE/, "L")
    .replace(/GRAM$|GR$/, "G")
  return parseSize(label) === null ? null : label
}

const priceOf = (ore: number, size: string | null): SeedPrice => {
  const comparison = size === null ? null : (parseSize(size)?.comparison ?? null)
  return comparison === null || comparison.amount <= 0
    ? { ore, unit: "PCE", comparisonOre: null, comparisonUnit: null }
    : { ore, unit: "PCE", comparisonOre: Math.round(ore / comparison.amount), comparisonUnit: comparison.unit }
}

/** Open Prices rows and Open Food Facts exports name the same things a little differently. */
const readOpenData = (row: Raw): Read => {
  const code = textOf(row["code"] ?? row["gtin"] ?? row["ean"])
  if (code === null) return { reason: "The row has no code." }
  const gtin = readGtin(code)
  if (gtin === null) return { reason: `'${code.slice(0, 30)}' is no valid GTIN.` }
  const name = textOf(row["name"]) ?? textOf(row["product_name_sv"]) ?? textOf(row["product_name"])
  if (name === null) return { reason: "The row has no name." }
  if (name.includes("\ufffd")) return { reason: "The name is not valid UTF-8." }
  const ore = priceOre(row["priceMedian"] ?? row["price"])
  if (ore === "bad") return { reason: `The price ${JSON.stringify(row["priceMedian"] ?? row["price"])} is no price.` }
  const brand = textOf(Array.isArray(row["brands"]) ? row["brands"][0] : String(row["brands"] ?? "").split(",")[0], 80)
  const descriptiveSize = sizeOf(textOf(row["quantity"], 40))
  const ingredients = textOf(row["ingredients_text_sv"] ?? row["ingredients_text"], 5_000)
  const tags = [row["categories_tags"], row["categories"], row["category"]].flatMap(tagsOf)
  const category = categoryNameOf(tags)
  return {
    goods: {
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
          ingredients === null ? null : { ingredientStatement: ingredients, allergenInformation: [], nutrientInformations: [] }
      },
      price: ore === null ? null : priceOf(ore, descriptiveSize),
      promotions: [],
      categories: category === null ? [] : [category]
    }
  }
}

const decodeWire = Schema.decodeUnknownExit(WireProduct)
const formatIssue = SchemaIssue.makeFormatterStandardSchemaV1()

const faultOf = (cause: Cause.Cause<unknown>): string => {
  const error = Cause.squash(cause)
  const [issue] = Schema.isSchemaError(error) ? formatIssue(error.issue).issues : []
  const path = (issue?.path ?? []).map((step) => String(typeof step === "object" ? step.key : step)).join(".")
  return `${path === "" ? "The row" : path}: ${issue?.message ?? "not as a product is"}`.slice(0, 200)
}

interface WirePrices {
  readonly currentPrice: {
    readonly price: number
    readonly unit: "PCE" | "KGM"
    readonly comparativePrice: number | null
    readonly comparativePriceUnit: SeedPrice["comparisonUnit"]
  }
  readonly promotions: ReadonlyArray<WirePromotion>
}

/** A page of this shop that ends in the product's id; anything else would lead a shopper astray. */
const ownUrl = (url: unknown, id: string): string | null =>
  typeof url === "string" && /^\/(?!\/)[^\s\\]+$/.test(url) && url.endsWith(`-p${id}`) && url.split("/").length > 3 ? url : null

/** Pictures that this shop serves; those of other hosts would not be let in. */
const ownImages = (images: unknown): ReadonlyArray<unknown> =>
  Array.isArray(images) ? images.filter((image: unknown) => typeof image === "object" && image !== null && "url" in image && String(image.url).startsWith("/images/products/")) : []

const isMaximum = (value: unknown): boolean => typeof value === "number" && Number.isInteger(value) && value >= 1

/** A product as the API answers it keeps all its facts, its id and, where they are this shop's, its url and pictures. */
const readAnswer = (row: Raw): Read => {
  const name = textOf(row["name"])
  if (name === null) return { reason: "The row has no name." }
  const gtin = readGtin(String(row["gtin"] ?? ""))
  if (gtin === null) return { reason: `'${String(row["gtin"]).slice(0, 30)}' is no valid GTIN.` }
  const id = String(row["id"])
  if (!/^\d{9}_(ST|KG)$/.test(id)) return { reason: `'${id.slice(0, 30)}' is no product id.` }
  const product = {
    ...emptyFacts,
    ...row,
    gtin,
    name,
    images: ownImages(row["images"]),
    maximumQuantity: isMaximum(row["maximumQuantity"]) ? row["maximumQuantity"] : null
  }
  const exit = decodeWire(product)
  if (Exit.isFailure(exit)) return { reason: faultOf(exit.cause) }
  const { productStoreDetails, ...facts } = product as typeof product & { readonly productStoreDetails: { readonly prices: WirePrices | null } }
  const current = productStoreDetails.prices?.currentPrice ?? null
  const ore = priceOre(current?.price)
  if (ore === "bad") return { reason: `The price ${String(current?.price)} is no price.` }
  return {
    goods: {
      gtin,
      identity: { id, url: ownUrl(facts.url, id) },
      facts: facts as ProductFacts,
      price:
        current === null || ore === null
          ? null
          : {
              ore,
              unit: current.unit,
              comparisonOre: current.comparativePrice === null ? null : fromKronor(current.comparativePrice),
              comparisonUnit: current.comparativePriceUnit
            },
      promotions: productStoreDetails.prices?.promotions ?? [],
      categories: [facts.bfCategory, facts.category, facts.superCategory].filter((category) => typeof category === "string")
    }
  }
}

/** What a row says, or why it is left out. */
export const readGoods = (row: Raw): Read => ("productStoreDetails" in row || "sellingUnitOfMeasure" in row ? readAnswer(row) : readOpenData(row))
