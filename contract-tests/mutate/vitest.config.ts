import { defineConfig } from "vitest/config"
import { keepTemporaryFilesInMemory } from "../memory-folder.ts"

keepTemporaryFilesInMemory()

/** The tests of one target, which main.ts passes in an environment variable. */
export default defineConfig({
  css: { modules: { generateScopedName: "[local]" } },
  test: {
    server: { deps: { inline: ["graphql-http"] } },
    include: (process.env["MUTATE_TESTS"] ?? "").split(" "),
    // Modules may stay loaded between test files, because every fault gets new workers.
    isolate: false,
    exclude: ["node_modules/**", "dist/**"],
    environment: process.env["MUTATE_ENVIRONMENT"] ?? "node",
    setupFiles: ["contract-tests/jsdom-resize-observer.ts", "contract-tests/mutate/few-runs.ts"],
    testTimeout: 60_000,
    hookTimeout: 180_000
  }
})
