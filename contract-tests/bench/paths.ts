import { join } from "node:path"

export const root = join(import.meta.dirname, "../..")
export const cacheFolder = join(root, "node_modules/.cache/skafferi")
export const clientFolder = join(root, "dist/client")
