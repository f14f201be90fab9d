import type { Plugin } from "vite"
import { defineConfig } from "vitest/config"
import testConfig from "../../vitest.config.ts"

const explorer = `${import.meta.dirname}/exploring-fast-check.ts`

const exploration: Plugin = {
  name: "explore-properties",
  enforce: "pre",
  resolveId: (source, importer) => (source === "fast-check" && importer !== explorer ? explorer : null)
}

const { projects, ...test } = testConfig.test ?? {}

/** The projects of `npm test`, with exploring properties and without a limit of time. */
export default defineConfig({
  ...testConfig,
  test: {
    ...test,
    projects: (projects ?? []).flatMap((project) =>
      typeof project === "object" && "test" in project && project.test !== undefined
        ? [{ ...project, plugins: [exploration], test: { ...project.test, testTimeout: 0 } }]
        : []
    )
  }
})
