import { LRUCache } from "lru-cache"
import type { StateStore } from "#core/kernel/state.ts"
import { cachedElement, type MarkupCache, type PartCheck } from "#web/container/CachedMarkup.tsx"

interface Variant {
  readonly checks: ReadonlyArray<PartCheck>
  readonly markup: string
}

/** How many variants of one content are cached, for example with different quantities in carts. */
const maxVariantCount = 8

/** A cached element with its id and content. Texts contain no tags, because React escapes them. */
const elements = new RegExp(`<${cachedElement} id="(\\d+)">(.*?)</${cachedElement}>`, "gs")

/** Markup that a page needs: from the cache, or null if the page renders it. */
interface Part {
  readonly key: string
  readonly markup: string | null
  readonly checks: ReadonlyArray<PartCheck>
}

export interface PageMarkup extends MarkupCache {
  /** Replaces the cached elements in the page's markup by their content, and stores what the page has rendered. Called immediately after the rendering. */
  readonly finish: (markup: string) => string
}

/**
 * The markup of parts of pages, which all requests share: a part is found only by a page whose states are equal where the part depends on them. It is kept while pages
 * are rendered for the same time.
 */
export class MarkupStore {
  readonly #variants: LRUCache<string, ReadonlyArray<Variant>>
  #time = Number.NEGATIVE_INFINITY

  constructor({ maxCharacters = 4_000_000 }: { readonly maxCharacters?: number } = {}) {
    this.#variants = new LRUCache({
      maxSize: maxCharacters,
      sizeCalculation: (variants, key) => variants.reduce((sum, { markup }) => sum + markup.length, key.length)
    })
  }

  /**
   * The cache for one page with its states, rendered for a time in ms since 1970. A later time empties it; a page with an earlier time, which began before
   * another one and was rendered after it, has a cache of its own.
   */
  open(states: StateStore, time: number): PageMarkup {
    if (time < this.#time) return new MarkupStore().open(states, time)
    if (time > this.#time) this.#variants.clear()
    this.#time = time
    const parts: Array<Part> = []
    return {
      request: (key) => {
        const variants = this.#variants.get(key) ?? []
        const markup = variants.find(({ checks }) => checks.every((isEqual) => isEqual(states)))?.markup ?? null
        const checks: Array<PartCheck> = []
        return { id: parts.push({ key, markup, checks }) - 1, checks: markup === null ? checks : null }
      },
      finish: (markup) =>
        markup.replace(elements, (_, id: string, rendered: string) => {
          const part = parts[Number(id)]
          if (part === undefined) return rendered
          if (part.markup !== null) return part.markup
          const variants = [{ checks: part.checks, markup: rendered }, ...(this.#variants.get(part.key) ?? [])]
          this.#variants.set(part.key, variants.slice(0, maxVariantCount))
          return rendered
        })
    }
  }
}
