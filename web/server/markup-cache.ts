import { LRUCache } from "lru-cache"
import type { StateStore } from "#core/kernel/state.ts"
import { cachedElement, type MarkupCache, type PartCheck } from "#web/container/CachedMarkup.tsx"
import { classAttributesIn } from "./class-attributes.ts"
import type { DocumentPart } from "./encoded-document.ts"

export interface RenderedMarkup {
  /** The markup in consecutive parts. The first one is the page's own. */
  readonly parts: readonly [string, ...Array<DocumentPart>]
  /** The distinct class attributes of its elements. */
  readonly classAttributes: ReadonlySet<string>
}

interface Variant {
  readonly checks: ReadonlyArray<PartCheck>
  /** The markup as UTF-8. */
  readonly bytes: Uint8Array
  readonly classAttributes: ReadonlySet<string>
}

/** How many variants of one content are cached, for example with different quantities in carts. */
const maxVariantCount = 8

/** The tags around cached markup, the opening one up to its id. Nothing else contains them: React escapes texts, and the API's HTML has only elements of text. */
const openingTag = `<${cachedElement} id="`
const closingTag = `</${cachedElement}>`

/** Markup that a page needs: from the cache, or null if the page renders it. */
interface Part {
  readonly key: string
  readonly cached: Variant | null
  readonly checks: ReadonlyArray<PartCheck>
}

export interface PageMarkup extends MarkupCache {
  /** Replaces the cached elements in the page's markup by their content, and stores what the page has rendered. Called immediately after the rendering. */
  readonly finish: (markup: string) => RenderedMarkup
}

/** Encodes into memory of its own, unlike Buffer.from, whose small buffers keep larger ones in memory. */
const encoder = new TextEncoder()

/**
 * The markup of parts of pages, which all requests share: a part is found only by a page whose states are equal where the part depends on them. It is kept while pages
 * are rendered for the same time.
 */
export class MarkupStore {
  readonly #variants: LRUCache<string, ReadonlyArray<Variant>>
  /** The class attributes of all variants, by themselves. */
  readonly #classAttributes = new Map<string, string>()
  #time = Number.NEGATIVE_INFINITY

  constructor({ maxBytes = 4_000_000 }: { readonly maxBytes?: number } = {}) {
    this.#variants = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (variants, key) => variants.reduce((sum, { bytes }) => sum + bytes.length, key.length)
    })
  }

  /**
   * The cache for one page with its states, rendered for a time in ms since 1970. A later time empties it; a page with an earlier time, which began before
   * another one and was rendered after it, has a cache of its own.
   */
  open(states: StateStore, time: number): PageMarkup {
    if (time < this.#time) return new MarkupStore().open(states, time)
    if (time > this.#time) {
      this.#variants.clear()
      this.#classAttributes.clear()
    }
    this.#time = time
    const parts: Array<Part> = []
    return {
      request: (key) => {
        const variants = this.#variants.get(key) ?? []
        const cached = variants.find(({ checks }) => checks.every((isEqual) => isEqual(states))) ?? null
        const checks: Array<PartCheck> = []
        return { id: parts.push({ key, cached, checks }) - 1, checks: cached === null ? checks : null }
      },
      finish: (markup) => {
        const [first = "", ...rest] = markup.split(openingTag)
        const documentParts: [string, ...Array<DocumentPart>] = [first]
        const classAttributes = new Set(classAttributesIn(first))
        for (const element of rest) {
          const idEnd = element.indexOf('"')
          const contentEnd = element.indexOf(closingTag)
          const part = parts[Number(element.slice(0, idEnd))]
          if (part === undefined) throw new Error("The page has a cached element that it did not request.")
          const variant = part.cached ?? this.#store(part, element.slice(idEnd + '">'.length, contentEnd))
          const following = element.slice(contentEnd + closingTag.length)
          documentParts.push(variant.bytes, following)
          for (const attribute of variant.classAttributes) classAttributes.add(attribute)
          for (const attribute of classAttributesIn(following)) classAttributes.add(attribute)
        }
        return { parts: documentParts, classAttributes }
      }
    }
  }

  /** The attribute as a string that all variants share. A slice would keep the markup of its whole page in memory. */
  #shared(slice: string): string {
    const known = this.#classAttributes.get(slice)
    if (known !== undefined) return known
    const attribute = Buffer.from(slice).toString()
    this.#classAttributes.set(attribute, attribute)
    return attribute
  }

  #store({ key, checks }: Part, markup: string): Variant {
    const classAttributes = new Set([...classAttributesIn(markup)].map((attribute) => this.#shared(attribute)))
    const variant = { checks, bytes: encoder.encode(markup), classAttributes }
    this.#variants.set(key, [variant, ...(this.#variants.get(key) ?? [])].slice(0, maxVariantCount))
    return variant
  }
}
