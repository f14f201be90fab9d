import { readdirSync } from "node:fs"
import { join } from "node:path"
import react from "@vitejs/plugin-react"
import { build, type InlineConfig } from "vite"
import { cacheFolder } from "../paths.ts"

const folder = join(cacheFolder, "bench-baseline")

const sharedConfig: InlineConfig = {
  configFile: false,
  logLevel: "warn",
  root: import.meta.dirname,
  plugins: [react()],
  define: { "process.env.NODE_ENV": JSON.stringify("production") }
}

export interface Baseline {
  /** The arguments with which Node serves the page. */
  readonly serveArgs: ReadonlyArray<string>
  /** All files that the browser loads. */
  readonly files: ReadonlyArray<string>
}

/** Builds the baseline page with the same tools as the shop. */
export const buildBaseline = async (): Promise<Baseline> => {
  await build({
    ...sharedConfig,
    build: {
      outDir: join(folder, "client"),
      emptyOutDir: true,
      rolldownOptions: {
        input: join(import.meta.dirname, "entry-client.tsx"),
        output: { entryFileNames: "baseline.js" }
      }
    }
  })
  await build({
    ...sharedConfig,
    ssr: { noExternal: true },
    build: {
      outDir: join(folder, "server"),
      emptyOutDir: true,
      ssr: join(import.meta.dirname, "entry-server.tsx"),
      rolldownOptions: { output: { entryFileNames: "baseline.js" } }
    }
  })
  const clientFolder = join(folder, "client")
  const files = readdirSync(clientFolder, { recursive: true, encoding: "utf8" }).map((file) => join(clientFolder, file))
  return { serveArgs: [join(folder, "server/baseline.js"), join(clientFolder, "baseline.js")], files }
}
