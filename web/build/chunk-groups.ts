import { readdirSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { isEffect } from "./is-effect.ts"

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

/** The module of the account forms' fields. Code that is loaded only together with it shares one chunk. */
const formFields = fileURLToPath(new URL("../forms/fields.ts", import.meta.url))

/**
 * Chooses each module's chunk from the import graph. A module that imports Effect belongs to the use cases, which load after hydration. A module that
 * several pages share belongs to the shopping pages or to the forms that need it; other modules are grouped by folder. Null leaves the choice to the
 * bundler, which puts the module into its importer's chunk.
 */
export const makeChunkNames = (): ((id: string, getModuleInfo: GetModuleInfo) => string | null) => {
  const effectImporters = new Map<string, boolean>()
  const importsEffect = (id: string, info: GetModuleInfo): boolean => {
    const cached = effectImporters.get(id)
    if (cached !== undefined) return cached
    // Ends the recursion in an import cycle.
    effectImporters.set(id, false)
    const found = isEffect(id) || (info(id)?.importedIds.some((imported) => importsEffect(imported, info)) ?? false)
    effectImporters.set(id, found)
    return found
  }

  /** The entry and the dynamically imported modules that reach a module through static imports only. */
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
    const formRoots = rootsOf(formFields, info)
    if (roots.every((root) => formRoots.has(root))) return "forms"
    return /\/(core|adapters)\//.test(id) ? "rules" : "views"
  }
}
