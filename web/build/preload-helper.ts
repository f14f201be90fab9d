import type { Plugin } from "vite"

/** The module that Vite imports wherever code imports a chunk with dependencies. */
const helperId = "\0vite/preload-helper.js"

/** Requests an imported chunk's dependencies at the same time as the chunk itself; `dependencies` has their paths without the leading slash. */
const helper = `
const preloaded = new Set()
export const __vitePreload = (importChunk, dependencies = []) => {
  for (const dependency of dependencies) {
    if (preloaded.has(dependency)) continue
    preloaded.add(dependency)
    const link = document.createElement("link")
    link.rel = "modulepreload"
    link.href = "/" + dependency
    document.head.append(link)
  }
  return importChunk()
}
`

/** Replaces Vite's helper, whose larger part preloads the style sheets of chunks; no chunk of this shop has one. */
export const preloadHelper: Plugin = {
  name: "preload-helper",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  transform: { filter: { id: /vite\/preload-helper\.js$/ }, handler: () => ({ code: helper, map: null }) },
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk")
    const isReplaced = chunks.some(({ modules }) => modules[helperId]?.code?.includes("importChunk"))
    if (!isReplaced)
      this.error(
        "Vite's preload helper was not replaced; compare web/build/preload-helper.ts with this version of Vite."
      )
  }
}
