import { relative } from "node:path"
import type { Plugin } from "vite"

/**
 * Writes module-chunks.json: the file name of the chunk of each dynamically imported module, by the module's path in the project. Vite's manifest lists such a module
 * only when it has a chunk of its own.
 */
export const moduleChunks: Plugin = {
  name: "module-chunks",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk")
      const entries = chunks.flatMap(({ fileName, moduleIds }) =>
        moduleIds
          .filter((id) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0)
          .map((id) => [relative(this.environment.config.root, id), fileName] as const)
      )
      this.emitFile({
        type: "asset",
        fileName: ".vite/module-chunks.json",
        source: JSON.stringify(Object.fromEntries(entries))
      })
    }
  }
}
