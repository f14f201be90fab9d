import { readdirSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { isEffect } from "./is-effect.ts"

/** The bundler's data on a module. */
export interface ModuleInfo {
  readonly importers: ReadonlyArray<string>
  readonly dynamicImporters: ReadonlyArray<string>
  readonly importedIds: ReadonlyArray<string>
  readonly isEntry: boolean
}

export type GetModuleInfo = (id: string) => ModuleInfo | null

/** The files of the most visited pages, which have a folder of their own: none of them loads a module that it does not import. */
const shoppingPages: ReadonlyArray<string> = readdirSync(new URL("../routes/shopping", import.meta.url))
  .filter((file) => file.endsWith(".tsx") && !file.includes(".test."))
  .toSorted()

/** The fields of the account: code that only pages and panels with them load shares one chunk. */
const formFields = fileURLToPath(new URL("../forms/fields.ts", import.meta.url))

/**
 * Chooses each module's chunk from the import graph. A module that imports Effect goes with the use cases, loaded after hydration; one that several
 * pages share, with the shopping pages or the forms that need it; the others, by folder. Null leaves the choice to the bundler, which keeps it with
 * its importer.
 */
export const makeChunkNames = (): ((id: string, getModuleInfo: GetModuleInfo) => string | null) => {
  const effectImporters = new Map<string, boolean>()
  const importsEffect = (id: string, info: GetModuleInfo): boolean => {
    const cached = effectImporters.get(id)
    if (cached !== undefined) return cached
    // A cycle back to a module that is being checked adds nothing.
    effectImporters.set(id, false)
    const found = isEffect(id) || (info(id)?.importedIds.some((imported) => importsEffect(imported, info)) ?? false)
    effectImporters.set(id, found)
    return found
  }

  /** The entry and the dynamic imports from which static imports alone lead to a module. */
  const rootsCache = new Map<string, ReadonlySet<string>>()
  const rootsOf = (id: string, info: GetModuleInfo, seen = new Set<string>()): ReadonlySet<string> => {
    const cached = rootsCache.get(id)
    if (cached !== undefined) return cached
    const roots = new Set<string>()
    const queue = [id]
    seen.add(id)
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const module = info(next)
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

  return (id, info) => {
    if (importsEffect(id, info)) return "use-cases"
    const roots = [...rootsOf(id, info)]
    const fromEntry = roots.some((root) => info(root)?.isEntry === true)
    if (id.includes("node_modules/")) return fromEntry ? "vendor" : null
    const pages = shoppingPages.filter((page) => roots.some((root) => root.endsWith(`/web/routes/shopping/${page}`)))
    if (fromEntry || pages.length === shoppingPages.length) return "shop"
    if (roots.length < 2) return null
    if (pages.length > 0) return pages.map((page) => page.replace(".tsx", "")).join("-")
    const withForms = rootsOf(formFields, info)
    if (roots.every((root) => withForms.has(root))) return "forms"
    return /\/(core|adapters)\//.test(id) ? "rules" : "views"
  }
}
