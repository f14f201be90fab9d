import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { AxeResults } from "axe-core"
import type { Page } from "playwright-core"

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

/** Runs axe on the current page and returns its violations of WCAG 2.2 A and AA and of best practices. */
export const axeViolations = async (page: Page): Promise<ReadonlyArray<string>> => {
  await page.evaluate(axe)
  // The passed checks of a long page would be megabytes.
  const violations = (await page.evaluate(
    "axe.run(document, { resultTypes: ['violations'], runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] } }).then((results) => results.violations)"
  )) as AxeResults["violations"]
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} (${target.join(" ")}) ${failureSummary ?? ""}`)
  )
}
