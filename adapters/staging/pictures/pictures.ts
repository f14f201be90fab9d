import { parseAccept } from "hono/utils/accept"
import { storageProblem } from "../database/storable-text.ts"
import { join } from "node:path"
import { Schema } from "effect"
import { type Kysely, sql } from "kysely"
import { rowReader } from "../database/row-reader.ts"
import type { Tables } from "../database/tables.ts"
import { type ImageSize, isCombinedSize, isImageSize, largestSize } from "./render.ts"
import { errorResponse } from "../http/respond.ts"
import type { Shop } from "../http/shop.ts"
import { matchesEntityTag } from "./if-none-match.ts"
import { type PictureFormat, makePictureCache } from "./picture-cache.ts"
import type { PictureSource } from "./picture-source.ts"
import { invalid, refuse } from "../http/refusal.ts"
import { readRequestId } from "../http/request-id.ts"

interface Sizes {
  readonly defaultSize: ImageSize
  /** In px. */
  readonly maxWidth: number
}

const productSizes: Sizes = { defaultSize: { width: 328, height: 328 }, maxWidth: 1000 }
const sceneSizes: Sizes = { defaultSize: { width: 500, height: 350 }, maxWidth: largestSize.width }
const dishSizes: Sizes = { defaultSize: { width: 328, height: 230 }, maxWidth: largestSize.width }
const mealSizes: Sizes = { ...dishSizes, maxWidth: 1000 }
/** The minimum width in px for AVIF, which saves a third of the bytes of WebP; smaller pictures save too little to justify its slower decoding. */
const minAvifWidth = 160
/** The maximum number of departments whose pictures are combined, as many as share an image of the shop. */
const maxCombinedCount = 12
/** The picture of a department without products, combined with others. */
const blank = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"/>`
/** The number of products in a department's picture. */
const groupSize = 3
/** The maximum number of items in a scene. */
const maxSceneItems = 6
/** The id of the placeholder picture. */
const placeholderId = "none"

const readSize = (query: URLSearchParams, { defaultSize, maxWidth }: Sizes): ImageSize => {
  if (!query.has("width") && !query.has("height")) return defaultSize
  const [width, height] = [query.get("width") ?? query.get("height"), query.get("height") ?? query.get("width")].map(
    Number
  )
  const size = { width: width ?? 0, height: height ?? 0 }
  if (!isImageSize(size) || size.width > maxWidth) throw invalid("Pictures are not available in this size.", "width")
  return size
}

const acceptsAvif = (request: Request): boolean =>
  parseAccept(request.headers.get("accept") ?? "").some(({ type, q }) => type === "image/avif" && q > 0)

const chooseFormat = (request: Request, size: ImageSize): PictureFormat =>
  size.width >= minAvifWidth && acceptsAvif(request) ? "avif" : "webp"

const readIds = rowReader(Schema.Struct({ id: Schema.String }))
const readProducts = rowReader(
  Schema.Struct({
    name: Schema.String,
    brand: Schema.NullOr(Schema.String),
    size: Schema.NullOr(Schema.String),
    categories: Schema.Array(Schema.String)
  })
)
const readScenes = rowReader(Schema.Struct({ name: Schema.String, itemNames: Schema.Array(Schema.String) }))

const drawProduct = async (source: PictureSource, database: Kysely<Tables>, id: string): Promise<string> => {
  if (id === placeholderId) return source.product({ name: "Vara", brand: null, size: "", categories: [] })
  const [row] = await readProducts(
    database,
    sql`
    select p.name, p.brand, f.card ->> 'descriptiveSize' as size,
      array(select c.name from categories c where p.leaf between c.first_leaf and c.last_leaf order by c.last_leaf - c.first_leaf,
        length(c.id) desc) as categories
    from products p join product_facts f on f.no = p.no where p.id = ${id}`
  )
  if (row === undefined) throw refuse("ERR_PRODUCT_NOT_FOUND", "There is no such product.")
  return source.product({ ...row, size: row.size ?? "" })
}

/**
 * Draws the best-selling products of a department, at most one from each of its subcategories; the single best-selling one of a category without
 * subcategories. Null when it has no products.
 */
const drawGroup = async (source: PictureSource, database: Kysely<Tables>, id: string): Promise<string | null> => {
  const rows = await readIds(
    database,
    sql`
    select best.id from categories c
    cross join lateral (
      select distinct on (b.id) p.id, p.popularity from categories b join products p on p.leaf between b.first_leaf and b.last_leaf
      where b.parent_id = c.id and p.visible order by b.id, p.popularity desc, p.no
    ) best
    where c.id = ${id} order by best.popularity desc, best.id limit ${groupSize}`
  )
  if (rows.length > 0) return source.group(await Promise.all(rows.map((row) => drawProduct(source, database, row.id))))
  const [bestSeller] = await readIds(
    database,
    sql`
    select p.id from categories c join products p on p.leaf between c.first_leaf and c.last_leaf where c.id = ${id} order by p.popularity desc limit 1`
  )
  return bestSeller === undefined ? null : drawProduct(source, database, bestSeller.id)
}

const readDepartments = rowReader(Schema.Struct({ id: Schema.String, hasProducts: Schema.Boolean }))

/**
 * Whether these are departments that follow one another in the shop's order, where departments without products may be missing. Any other selection would be
 * a picture of its own, of which there are millions.
 */
const isRunOfDepartments = async (database: Kysely<Tables>, ids: ReadonlyArray<string>): Promise<boolean> => {
  const departments = await readDepartments(
    database,
    sql`
    select c.id, exists (select from products p where p.leaf between c.first_leaf and c.last_leaf) as "hasProducts"
      from categories c where c.parent_id is null order by c.position`
  )
  const start = departments.findIndex(({ id }) => id === ids[0])
  const end = departments.findIndex(({ id }) => id === ids.at(-1))
  const run = departments.slice(start, end + 1).filter(({ id, hasProducts }) => hasProducts || ids.includes(id))
  return start >= 0 && run.length === ids.length && run.every(({ id }, index) => id === ids[index])
}

/** Draws the picture of a category, or those of several departments, whose ids are separated by commas. */
const drawGroups = async (
  source: PictureSource,
  database: Kysely<Tables>,
  idList: string,
  size: ImageSize,
  signal: AbortSignal
): Promise<ReadonlyArray<string>> => {
  const ids = idList.split(",")
  if (ids.length > maxCombinedCount) throw invalid(`At most ${maxCombinedCount} pictures can be combined.`, "ids")
  if (ids.length > 1) {
    if (!isCombinedSize(size)) throw invalid("Combined pictures are not available in this size.", "width")
    if (!(await isRunOfDepartments(database, ids)))
      throw refuse("ERR_DEPARTMENT_NOT_FOUND", "Only departments that follow one another can be combined.")
  }
  const svgs: Array<string | null> = []
  for (const id of ids) {
    signal.throwIfAborted()
    svgs.push(await drawGroup(source, database, id))
  }
  if (svgs.every((svg) => svg === null)) throw refuse("ERR_DEPARTMENT_NOT_FOUND", "There is no such picture.")
  return svgs.map((svg) => svg ?? blank)
}

/** Draws a scene: a picture with an item for each of the first subcategories of a department. */
const drawScene = async (source: PictureSource, database: Kysely<Tables>, id: string): Promise<string> => {
  const [row] = await readScenes(
    database,
    sql`
    select name, array(select b.name from categories b where b.parent_id = c.id order by b.position limit ${maxSceneItems}) as "itemNames"
      from categories c where id = ${id}`
  )
  if (row === undefined) throw refuse("ERR_SCENE_NOT_FOUND", "There is no such picture.")
  return source.scene({ title: row.name, itemNames: row.itemNames })
}

const drawDish = async (source: PictureSource, database: Kysely<Tables>, id: string): Promise<string> => {
  const recipe = await database.selectFrom("recipes").select(["id", "name"]).where("id", "=", id).executeTakeFirst()
  if (recipe === undefined) throw refuse("ERR_RECIPE_NOT_FOUND", "There is no such recipe.")
  return source.dish(recipe)
}

const drawMeal = async (source: PictureSource, database: Kysely<Tables>, id: string): Promise<string> => {
  const meal = await database.selectFrom("catered_meals").select(["id", "name"]).where("id", "=", id).executeTakeFirst()
  if (meal === undefined) throw refuse("ERR_MEAL_NOT_FOUND", "There is no such meal.")
  return source.meal(meal)
}

/** Serves GET /images/products/{id}, /images/departments/{ids}, /images/scenes/{id}, /images/recipes/{id} and /images/catering/{id}. Each picture is rendered at its first request and then cached. */
export const pictureHandlers = (shop: Shop, source: PictureSource) => {
  const { sql: database, folder } = shop.database
  const getPicture = makePictureCache(folder === null ? null : join(folder, "images"))
  const handlerFor =
    (
      kind: string,
      draw: (
        source: PictureSource,
        database: Kysely<Tables>,
        id: string,
        size: ImageSize,
        signal: AbortSignal
      ) => Promise<string | ReadonlyArray<string>>,
      sizes: Sizes
    ) =>
    async (request: Request, id: string): Promise<Response> => {
      const requestId = readRequestId(request)
      try {
        const problem = storageProblem(id)
        if (problem !== null) throw invalid(problem)
        const size = readSize(new URL(request.url).searchParams, sizes)
        const format = chooseFormat(request, size)
        const { bytes, tag } = await getPicture({
          subject: `${kind}/${id}`,
          size,
          format,
          draw: async (signal) => [await draw(source, database, id, size, signal)].flat(),
          client: request.signal
        })
        const headers = {
          "cache-control": "public, max-age=31536000, immutable",
          etag: `"${tag}"`,
          vary: "accept",
          "x-request-id": requestId
        }
        if (matchesEntityTag(request.headers.get("if-none-match"), tag))
          return new Response(null, { status: 304, headers })
        return new Response(new Uint8Array(bytes), {
          headers: { ...headers, "content-type": `image/${format}`, "content-length": String(bytes.byteLength) }
        })
      } catch (error) {
        // The client has disconnected and will not read this response.
        if (request.signal.aborted) return new Response(null, { status: 503 })
        return errorResponse(shop, null, request, requestId, error)
      }
    }
  return {
    product: handlerFor("products", drawProduct, productSizes),
    department: handlerFor("departments", drawGroups, productSizes),
    scene: handlerFor("scenes", drawScene, sceneSizes),
    dish: handlerFor("recipes", drawDish, dishSizes),
    meal: handlerFor("catering", drawMeal, mealSizes)
  }
}
