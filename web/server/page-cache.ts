import { LRUCache } from "lru-cache"
import { parseCookies } from "#adapters/cookies/cookie-text.ts"
import { addDays, stockholmDate, stockholmInstant } from "#core/kernel/calendar.ts"
import { cookieNames } from "#core/ports/storage.ts"
import { type Piece, pieceOf } from "./gzip-pieces.ts"
import type { Page } from "./page.ts"

/** A page without its nonce, which is put in anew for every answer. */
export interface KeptPage {
  readonly status: number
  readonly pieces: ReadonlyArray<Piece>
}

export interface PageCacheOptions {
  readonly clock: () => number
  /** Of all kept pages together. */
  readonly bytes?: number
}

/** ms */
const keptFor = 60_000

/** Everything of a cookie that rendering reads, except the session. */
const seen = Object.values(cookieNames).filter((name) => name !== cookieNames.session)

/** What makes two visitors' pages differ; null for a request that must be rendered for itself: one with a session, whatever it is worth. */
export const keyOf = ({ url, headers }: Request): string | null => {
  const cookies = parseCookies(headers.get("cookie") ?? "")
  return cookies.has(cookieNames.session) ? null : JSON.stringify([url, ...seen.map((name) => cookies.get(name) ?? null)])
}

interface Entry {
  readonly page: KeptPage
  /** ms since 1970 */
  readonly until: number
}

const sizeOf = ({ page: { pieces } }: Entry, key: string): number => key.length + pieces.reduce((sum, { plain, deflated }) => sum + plain.length + deflated.length, 1)

/** Its nonce is 16 random bytes: nothing else in the page can look like it. */
const withoutNonce = ({ status, html, nonce }: Page & { readonly html: Buffer<ArrayBuffer> }): KeptPage => {
  const pieces: Array<Piece> = []
  let from = 0
  for (let at = html.indexOf(nonce); at !== -1; at = html.indexOf(nonce, from)) {
    pieces.push(pieceOf(html.subarray(from, at)))
    from = at + nonce.length
  }
  return { status, pieces: [...pieces, pieceOf(html.subarray(from))] }
}

const isKeepable = (page: Page | Response): page is Page & { readonly html: Buffer<ArrayBuffer> } =>
  !(page instanceof Response) && (page.status === 200 || page.status === 404) && page.complete && page.setCookies.length === 0 && Buffer.isBuffer(page.html)

export interface PageCache {
  /**
   * The page of this key: kept, being rendered for somebody else just now, or rendered by `render`. A page that may not be kept is given
   * as it is, and only to the one who asked first: every other renders again.
   */
  readonly page: (key: string, render: () => Promise<Page | Response>) => Promise<KeptPage | Page | Response>
}

/** Visitors' pages for a minute, never past midnight in Stockholm, when prices and dates change; the ones not asked for longest go first. */
export const makePageCache = ({ clock, bytes = 64_000_000 }: PageCacheOptions): PageCache => {
  const kept = new LRUCache<string, Entry>({ maxSize: bytes, sizeCalculation: sizeOf })
  const underWay = new Map<string, Promise<KeptPage | null>>()

  const begin = async (key: string, render: () => Promise<Page | Response>): Promise<KeptPage | Page | Response> => {
    const begun = clock()
    const page = await render()
    if (!isKeepable(page)) return page
    const found = withoutNonce(page)
    const midnight = stockholmInstant(addDays(stockholmDate(begun), 1))
    kept.set(key, { page: found, until: Math.min(begun + keptFor, midnight) })
    return found
  }

  return {
    page: async (key, render) => {
      const known = kept.get(key)
      if (known !== undefined && known.until > clock()) return known.page
      const begun = underWay.get(key)
      const shared = begun === undefined ? null : await begun
      if (shared !== null) return shared
      const own = begin(key, render)
      const forOthers = own.then((page) => ("pieces" in page ? page : null), () => null)
      underWay.set(key, forOthers)
      try {
        return await own
      } finally {
        if (underWay.get(key) === forOthers) underWay.delete(key)
      }
    }
  }
}
