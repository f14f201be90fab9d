import { LRUCache } from "lru-cache"
import { parseCookies } from "#adapters/cookies/cookie-header.ts"
import { addDays, stockholmDate, stockholmInstant } from "#core/kernel/calendar.ts"
import { cookieNames } from "#core/ports/cookie-names.ts"
import * as paths from "#web/paths.ts"
import { type EncodedDocument, encodeDocument } from "./encoded-document.ts"
import type { Page } from "./page.ts"

/** A page that is the same for every visitor with the same cookies. */
export interface CachedPage {
  readonly status: number
  readonly policy: string
  readonly document: EncodedDocument
}

export const isCachedPage = (page: CachedPage | Page | Response): page is CachedPage => "document" in page

export interface PageCacheOptions {
  readonly clock: () => number
  /** The limit for all cached pages together. */
  readonly maxBytes?: number
}

const maxFreshMs = 60_000
/** How long a page that is no longer fresh may still be sent while it is rendered again. */
const maxStaleMs = 60_000

/** The cookies that rendering reads, except the session. */
const keyCookies = Object.values(cookieNames).filter((name) => name !== cookieNames.session)

/** Whether the page depends on a token, which can be used once. */
const isTokenPage = (url: string): boolean => new URL(url).pathname.startsWith(`${paths.forgotPassword}/`)

/** Parameters that advertisements, mails and social networks add to links: each click may have a value of its own. Only the browser reads them. */
const isTrackingParameter = (name: string): boolean =>
  /^(?:utm_.*|gclid|gbraid|wbraid|gad_.*|fbclid|msclkid|mc_[ce]id)$/.test(name)

/** The URL without its tracking parameters. */
const withoutTracking = (url: string): string => {
  const stripped = new URL(url)
  const names = [...stripped.searchParams.keys()].filter(isTrackingParameter)
  if (names.length === 0) return url
  for (const name of names) stripped.searchParams.delete(name)
  return stripped.href
}

/** The request that a visitor's page is rendered from: without the client's signal, since other requests may wait for the page, and without tracking parameters, which the key lacks. */
export const cacheableRequest = ({ url, headers }: Request): Request => new Request(withoutTracking(url), { headers })

/** The cache key of a visitor's page; null for a request that is never cached: one with a session cookie, and the page of a reset link. */
export const cacheKeyOf = ({ url, headers }: Request): string | null => {
  const cookies = parseCookies(headers.get("cookie") ?? "")
  return cookies.has(cookieNames.session) || isTokenPage(url)
    ? null
    : JSON.stringify([withoutTracking(url), ...keyCookies.map((name) => cookies.get(name) ?? null)])
}

interface Entry {
  readonly page: CachedPage
  /** In ms since 1970. */
  readonly freshUntil: number
  /** In ms since 1970. */
  readonly usableUntil: number
}

const isCacheable = (page: Page | Response): page is Page =>
  !(page instanceof Response) &&
  // Not 404: a scanner, which asks for thousands of paths that do not exist, would empty the cache.
  page.status === 200 &&
  page.complete &&
  page.setCookies.length === 0

export interface PageCache {
  /**
   * The page for this key: from the cache, from a rendering in progress, or from `render`. A cached page that is no longer fresh is returned without
   * waiting, and rendered again for later requests. An uncacheable page is returned only to the request that rendered it; the other requests render again.
   */
  readonly getOrRender: (key: string, render: () => Promise<Page | Response>) => Promise<CachedPage | Page | Response>
}

/** Caches visitors' pages for two minutes at most, never past midnight in Stockholm, when prices and dates change. Evicts the least recently used first. */
export const makePageCache = ({ clock, maxBytes = 64_000_000 }: PageCacheOptions): PageCache => {
  const cache = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => key.length + page.document.maxBytes
  })
  const pending = new Map<string, Promise<CachedPage | null>>()

  const renderAndCache = async (
    key: string,
    render: () => Promise<Page | Response>
  ): Promise<CachedPage | Page | Response> => {
    const startedAt = clock()
    const page = await render()
    if (!isCacheable(page)) return page
    const cachedPage = { status: page.status, policy: page.policy, document: encodeDocument(page.htmlParts) }
    const midnight = stockholmInstant(addDays(stockholmDate(startedAt), 1))
    const freshUntil = startedAt + maxFreshMs
    cache.set(key, { page: cachedPage, freshUntil, usableUntil: Math.min(freshUntil + maxStaleMs, midnight) })
    return cachedPage
  }

  /** Renders, and lets other requests with the same key wait for the page. */
  const renderForAll = async (
    key: string,
    render: () => Promise<Page | Response>
  ): Promise<CachedPage | Page | Response> => {
    const rendering = renderAndCache(key, render)
    const cachedRendering = rendering.then(
      (page) => (isCachedPage(page) ? page : null),
      () => null
    )
    pending.set(key, cachedRendering)
    try {
      return await rendering
    } finally {
      if (pending.get(key) === cachedRendering) pending.delete(key)
    }
  }

  return {
    getOrRender: async (key, render) => {
      const entry = cache.get(key)
      const now = clock()
      if (entry !== undefined && entry.usableUntil > now) {
        // A failure concerns no request: later ones get the same page until it is too old, and then the failure.
        if (entry.freshUntil <= now && !pending.has(key)) renderForAll(key, render).catch(() => undefined)
        return entry.page
      }
      const pendingRendering = pending.get(key)
      const sharedPage = pendingRendering === undefined ? null : await pendingRendering
      return sharedPage ?? renderForAll(key, render)
    }
  }
}
