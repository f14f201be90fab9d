import react from "@vitejs/plugin-react"
import { defineConfig } from "vitest/config"

const ignored = ["**/node_modules/**", "dist/**", ".data/**"]

export default defineConfig({
  plugins: [react()],
  css: { modules: { generateScopedName: "[local]" } },
  test: {
    // Resolved as the shop's own files are, so that there is one copy of graphql's types in a process.
    server: { deps: { inline: ["graphql-http"] } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{core,adapters,web,cli}/**/*.test.{ts,tsx}"],
          exclude: [...ignored, "**/*.db.test.ts"],
          environment: "node",
          testTimeout: 30_000
        }
      },
      {
        extends: true,
        test: {
          name: "contract",
          include: ["adapters/**/*.db.test.ts", "cli/**/*.db.test.ts", "contract-tests/runs/**/*.test.ts"],
          exclude: ignored,
          testTimeout: 60_000,
          hookTimeout: 180_000,
          maxWorkers: 2
        }
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["contract-tests/browser/**/*.test.ts"],
          exclude: ignored,
          testTimeout: 120_000,
          hookTimeout: 240_000,
          globalSetup: ["contract-tests/browser/fill-shop.ts"],
          maxWorkers: 2
        }
      }
    ]
  }
})
