import { existsSync, readdirSync } from "node:fs"
import { fileURLToPath } from "node:url"

/** The bundler's data about a module. */
export interface ModuleInfo {
  readonly importers: ReadonlyArray<string>
  readonly dynamicImporters: ReadonlyArray<string>
  readonly importedIds: ReadonlyArray<string>
  readonly isEntry: boolean
}

export type GetModuleInfo = (id: string) => ModuleInfo | null

/** The files of the most visited pages, all in one folder. Each of them loads only modules that it imports. */
const shoppingPages: ReadonlyArray<string> = readdirSync(new URL("../routes/shopping", import.meta.url))
  .filter((file) => file.endsWith(".tsx") && !file.includes(".test."))
  .toSorted()

/** Throws for a file that does not exist, because a group without it would be lost unnoticed. */
const moduleAt = (path: string): string => {
  const file = fileURLToPath(new URL(path, import.meta.url))
  if (!existsSync(file)) throw new Error(`chunk-groups.ts names ${path}, which does not exist.`)
  return file
}

/** The module of the use cases, which loads Effect and the container. */
const useCases = moduleAt("../container/browser-container.ts")

/** The modules of what every page loads after hydration and of the panel and dialogs above the pages, which share a chunk, and of the cart's content, which a customer's pages load. */
const afterHydration = moduleAt("../app/after-hydration.ts")
const overlays = moduleAt("../app/Overlays.tsx")
const cart = moduleAt("../features/cart/CartBody.tsx")

/**
 * Families of pages with much in common, the smaller ones first; the flyout, which shows an offer, counts as a page. The modules that only the pages of
 * a family share have their own chunk, which other pages do not load.
 */
const families = Object.entries({
  meals: ["../routes/recipe.tsx", "../routes/bag.tsx", "../routes/catering.tsx"],
  offer: ["../routes/offer.tsx", "../panel/FlyoutContent.tsx"],
  offers: ["../routes/offers.tsx", "../routes/offer.tsx", "../routes/leaflet.tsx", "../panel/FlyoutContent.tsx"],
  "recipe-lists": ["../routes/recipe-folder.tsx", "../routes/recipe-category.tsx", "../routes/recipe-listing-query.ts"],
  recipes: ["../routes/recipe-folder.tsx", "../routes/recipe-category.tsx", "../routes/recipe.tsx"]
}).map(([name, pages]) => ({ name, roots: new Set(pages.map(moduleAt)) }))

/** The module of the account forms' fields. Code that is loaded only together with it shares one chunk. */
const formFields = moduleAt("../forms/fields.ts")

/**
 * Chooses each module's chunk from the import graph, so that a page loads few files. What several of the most visited pages import belongs to the chunk
 * 'shop', which every page loads, and so does what one of them shares with the code that follows it: otherwise that code would load one page's chunk on every
 * page. What only the use cases import is loaded with them. Other shared modules are grouped by folder. Null leaves the choice to the bundler, which puts the
 * module into its importer's chunk.
 */
export const makeChunkNames = (): ((id: string, getModuleInfo: GetModuleInfo) => string | null) => {
  /** The entry and the dynamically imported modules that reach a module through static imports only. */
  const rootsCache = new Map<string, ReadonlySet<string>>()
  const rootsOf = (id: string, getModuleInfo: GetModuleInfo, seen = new Set<string>()): ReadonlySet<string> => {
    const cached = rootsCache.get(id)
    if (cached !== undefined) return cached
    const roots = new Set<string>()
    const queue = [id]
    seen.add(id)
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const module = getModuleInfo(next)
      if (module === null) continue
      if (module.isEntry || module.dynamicImporters.length > 0) roots.add(next)
      for (const importer of module.importers) {
        if (seen.has(importer)) continue
        seen.add(importer)
        queue.push(importer)
      }
    }
    rootsCache.set(id, roots)
    return roots
  }

  return (id, getModuleInfo) => {
    const roots = [...rootsOf(id, getModuleInfo)]
    if (roots.every((root) => root === useCases)) return "use-cases"
    const isLoadedByEntry = roots.some((root) => getModuleInfo(root)?.isEntry === true)
    if (id.includes("node_modules/")) return isLoadedByEntry ? "vendor" : null
    const pages = shoppingPages.filter((page) => roots.some((root) => root.endsWith(`/web/routes/shopping/${page}`)))
    const isAfterHydration = roots.includes(afterHydration)
    const isRule = /\/(core|adapters)\//.test(id)
    const isRenderingCode = id.includes("/web/kit/rendering/")
    const isLoadedWithPages = isAfterHydration || roots.includes(cart) || roots.includes(useCases)
    if (isLoadedByEntry || isRenderingCode || pages.length > 1 || (pages.length === 1 && isLoadedWithPages))
      return "shop"
    // Any page may show a message, and must not load the code of another page for it.
    if (pages.length === 1 && id.includes("/web/kit/feedback/")) return "shop"
    if (pages.length === 1) return (pages[0] ?? "").replace(".tsx", "")
    // Class names are a few bytes; no page must load the chunk after-hydration only for them.
    if (isAfterHydration && id.endsWith(".module.css") && roots.length > 1) return "shop"
    if (isAfterHydration || roots.includes(overlays)) return "after-hydration"
    // The cart's rules are few; in a chunk of their own they would be one more request of each of a customer's pages.
    if (roots.includes(cart)) return isRule ? "after-hydration" : "cart"
    if (roots.length < 2) return null
    const family = families.find((candidate) => roots.every((root) => candidate.roots.has(root)))
    if (family !== undefined) return family.name
    const formRoots = rootsOf(formFields, getModuleInfo)
    if (roots.every((root) => formRoots.has(root))) return "forms"
    if (!isRule) return id.includes("/web/kit/") ? "kit" : "views"
    if (!roots.includes(useCases)) return "rules"
    // A chunk of their own would be one more request of each of a customer's pages. Lists of recipes must not load the chunk after-hydration for two small rules.
    return id.includes("/core/recipes/") ? "shop" : "after-hydration"
  }
}
