import react from "@vitejs/plugin-react"
import { defineConfig } from "vitest/config"
import { keepTemporaryFilesInMemory } from "./contract-tests/memory-folder.ts"

keepTemporaryFilesInMemory()

const ignored = ["**/node_modules/**", "dist/**", ".data/**"]

const fixedSeeds = "contract-tests/properties/fixed-seeds.ts"

/** Tests without side effects: test files share a worker, its modules and its document. */
const sharedWorkers = { isolate: false, maxWorkers: "100%", testTimeout: 30_000 } as const

export default defineConfig({
  plugins: [react()],
  css: { modules: { generateScopedName: "[local]" } },
  test: {
    // Bundled by Vite like the shop's own files, so that each process has one copy of graphql's types.
    server: { deps: { inline: ["graphql-http"] } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{core,adapters,web,cli}/**/*.test.ts"],
          exclude: [...ignored, "**/*.db.test.ts"],
          setupFiles: [fixedSeeds],
          ...sharedWorkers
        }
      },
      {
        extends: true,
        test: {
          name: "component",
          include: ["web/**/*.test.tsx"],
          exclude: ignored,
          environment: "jsdom",
          setupFiles: [
            fixedSeeds,
            "contract-tests/jsdom-resize-observer.ts",
            "contract-tests/async-timeout.ts",
            "contract-tests/settled-imports.ts"
          ],
          ...sharedWorkers
        }
      },
      {
        extends: true,
        test: {
          name: "contract",
          include: ["adapters/**/*.db.test.ts", "cli/**/*.db.test.ts", "contract-tests/{runs,attack}/**/*.test.ts"],
          exclude: ignored,
          setupFiles: [fixedSeeds],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 180_000,
          maxWorkers: 2
        }
      },
      {
        extends: true,
        test: {
          name: "attack",
          include: [
            "contract-tests/attack/**/*.{test,attack}.ts",
            "adapters/staging/{ownership,concurrency}.db.test.ts"
          ],
          exclude: ignored,
          setupFiles: [fixedSeeds],
          env: { ATTACK: "full" },
          testTimeout: 60_000,
          hookTimeout: 180_000,
          // Recovery and response times are measured, so that attacks run one after the other.
          fileParallelism: false
        }
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["contract-tests/browser/**/*.test.ts"],
          exclude: ignored,
          setupFiles: [fixedSeeds],
          // The files of a worker share its browser.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 240_000,
          // On a busy machine a reload takes longer than the usual second.
          expect: { poll: { timeout: 10_000 } },
          globalSetup: ["contract-tests/browser/seed-shop.ts"],
          // A browser test waits for its page half of the time.
          maxWorkers: 4
        }
      }
    ]
  }
})
