import { join } from "node:path"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { drawGroup } from "../images/draw-group.ts"
import { drawPackshot } from "../images/draw-packshot.ts"
import { drawScene } from "../images/draw-scene.ts"
import { type ImageSize, isImageSize } from "../images/render.ts"
import { refusalResponse, type Shop } from "./answer-call.ts"
import { type PictureFormat, pictureCache } from "./picture-cache.ts"
import { invalid, refuse } from "./refusal.ts"
import { requestIdOf } from "./request-id.ts"

const productSize: ImageSize = { width: 328, height: 328 }
const sceneSize: ImageSize = { width: 500, height: 350 }
/** From this width on a smaller file is worth the longer rendering. */
const avifFrom = 500
const sceneMotifs = 6
const groupSize = 3
/** Drawn where a product has no picture of its own. */
const nothing = "none"

const sizeOf = (query: URLSearchParams, usual: ImageSize): ImageSize => {
  if (!query.has("width") && !query.has("height")) return usual
  const [width, height] = [query.get("width") ?? query.get("height"), query.get("height") ?? query.get("width")].map(Number)
  const size = { width: width ?? 0, height: height ?? 0 }
  if (!isImageSize(size)) throw invalid("Pictures do not come in that size.", "width")
  return size
}

const formatOf = (request: Request, size: ImageSize): PictureFormat =>
  size.width >= avifFrom && (request.headers.get("accept") ?? "").includes("image/avif") ? "avif" : "webp"

const packshotOf = async (database: Kysely<Tables>, id: string): Promise<string> => {
  if (id === nothing) return drawPackshot({ name: "Vara", brand: null, size: "", categories: [] })
  const { rows: [row] } = await sql<{ name: string; brand: string | null; size: string | null; categories: ReadonlyArray<string> }>`
    select p.name, p.brand, f.card ->> 'descriptiveSize' as size,
      array(select c.name from categories c where p.leaf between c.first_leaf and c.last_leaf order by c.last_leaf - c.first_leaf,
        length(c.id) desc) as categories
    from products p join product_facts f on f.no = p.no where p.id = ${id}`.execute(database)
  if (row === undefined) throw refuse(404, "ERR_PRODUCT_NOT_FOUND", "There is no such product.")
  return drawPackshot({ ...row, size: row.size ?? "" })
}

/** A department shows what it sells most of, each from another of its parts. */
const groupOf = async (database: Kysely<Tables>, id: string): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    select best.id from categories c
    cross join lateral (
      select distinct on (b.id) p.id, p.popularity from categories b join products p on p.leaf between b.first_leaf and b.last_leaf
      where b.parent_id = c.id and p.visible order by b.id, p.popularity desc, p.no
    ) best
    where c.id = ${id} order by best.popularity desc, best.id limit ${groupSize}`.execute(database)
  if (rows.length > 0) return drawGroup(await Promise.all(rows.map((row) => packshotOf(database, row.id))))
  const { rows: [only] } = await sql<{ id: string }>`
    select p.id from categories c join products p on p.leaf between c.first_leaf and c.last_leaf where c.id = ${id} order by p.popularity desc limit 1`.execute(database)
  if (only === undefined) throw refuse(404, "ERR_DEPARTMENT_NOT_FOUND", "There is no such picture.")
  return packshotOf(database, only.id)
}

/** A department's scene shows what stands in it. */
const sceneOf = async (database: Kysely<Tables>, id: string): Promise<string> => {
  const { rows: [row] } = await sql<{ name: string; motifs: ReadonlyArray<string> }>`
    select name, array(select b.name from categories b where b.parent_id = c.id order by b.position limit ${sceneMotifs}) as motifs
      from categories c where id = ${id}`.execute(database)
  if (row === undefined) throw refuse(404, "ERR_SCENE_NOT_FOUND", "There is no such picture.")
  return drawScene({ title: row.name, motifs: row.motifs, tone: "" })
}

/** GET /images/products/{id} and /images/scenes/{category}: drawn when first asked for, the same for ever after. */
export const pictureHandlers = (shop: Shop) => {
  const { sql: database, folder } = shop.database
  const picture = pictureCache(folder === null ? null : join(folder, "images"))
  const answer =
    (draw: (database: Kysely<Tables>, id: string) => Promise<string>, usual: ImageSize) =>
    async (request: Request, id: string): Promise<Response> => {
      const requestId = requestIdOf(request)
      try {
        if (id.includes("\0")) throw invalid("NUL characters are not allowed.")
        const size = sizeOf(new URL(request.url).searchParams, usual)
        const format = formatOf(request, size)
        const { bytes, tag } = await picture(await draw(database, id), size, format)
        const headers = { "cache-control": "public, max-age=31536000, immutable", etag: `"${tag}"`, vary: "accept", "x-request-id": requestId }
        if (request.headers.get("if-none-match") === headers.etag) return new Response(null, { status: 304, headers })
        return new Response(new Uint8Array(bytes), {
          headers: { ...headers, "content-type": `image/${format}`, "content-length": String(bytes.byteLength) }
        })
      } catch (error) {
        return refusalResponse(shop, null, request, requestId, error)
      }
    }
  return { product: answer(packshotOf, productSize), department: answer(groupOf, productSize), scene: answer(sceneOf, sceneSize) }
}
