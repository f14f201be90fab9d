import { readdirSync } from "node:fs"
import { join } from "node:path"
import react from "@vitejs/plugin-react"
import { build, type InlineConfig } from "vite"
import { cache } from "../paths.ts"

const folder = join(cache, "bench-floor")

const shared: InlineConfig = { configFile: false, logLevel: "warn", root: import.meta.dirname, plugins: [react()], define: { "process.env.NODE_ENV": JSON.stringify("production") } }

export interface Floor {
  /** The command line that serves it. */
  readonly serve: ReadonlyArray<string>
  /** All that its browser loads. */
  readonly files: ReadonlyArray<string>
}

/** Builds the floor page with the shop's own tools. */
export const buildFloor = async (): Promise<Floor> => {
  await build({
    ...shared,
    build: { outDir: join(folder, "client"), emptyOutDir: true, rolldownOptions: { input: join(import.meta.dirname, "entry-client.tsx"), output: { entryFileNames: "floor.js" } } }
  })
  await build({
    ...shared,
    ssr: { noExternal: true },
    build: { outDir: join(folder, "server"), emptyOutDir: true, ssr: join(import.meta.dirname, "entry-server.tsx"), rolldownOptions: { output: { entryFileNames: "floor.js" } } }
  })
  const client = join(folder, "client")
  const files = readdirSync(client, { recursive: true, encoding: "utf8" }).map((file) => join(client, file))
  return { serve: [join(folder, "server/floor.js"), join(client, "floor.js")], files }
}
