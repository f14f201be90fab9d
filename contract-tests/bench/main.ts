import { parseArgs } from "node:util"
import { api } from "./api.ts"
import type { Bench, Part } from "./bench.ts"
import { bytes } from "./bytes.ts"
import { type Figure, ratioOf, verdictOf } from "./figure.ts"
import { growth } from "./growth.ts"
import { measureMachineIndex } from "./machine-index.ts"
import { memory } from "./memory.ts"
import { page } from "./page.ts"
import { formatTable } from "./format-table.ts"
import { browserErrors } from "./browser-errors.ts"
import { render } from "./render.ts"
import { shifts } from "./shifts.ts"
import { startUp } from "./start-up.ts"
import { suggest } from "./suggest.ts"
import { tap } from "./tap.ts"

const parts: Readonly<Record<string, Part>> = {
  bytes,
  "browser-errors": browserErrors,
  page,
  tap,
  render,
  api,
  suggest,
  shifts,
  memory,
  growth,
  start: startUp
}

/** Parts that run only when named, since they take long. */
const slowParts = new Set(["memory", "growth"])

const {
  values: { json, strict },
  positionals
} = parseArgs({ allowPositionals: true, options: { json: { type: "boolean" }, strict: { type: "boolean" } } })

const unknownParts = positionals.filter((name) => !(name in parts))
if (unknownParts.length > 0) {
  process.stderr.write(
    `There is no part '${unknownParts.join(", ")}'; the parts are ${Object.keys(parts).join(", ")}.\n`
  )
  process.exit(2)
}

const cleanups: Array<() => Promise<void> | void> = []
const failures: Array<string> = []
const bench: Bench = {
  log: (text) => void process.stderr.write(`${text}\n`),
  onCleanup: (cleanup) => void cleanups.push(cleanup),
  fail: (text) => void failures.push(text)
}

const figures: Array<Figure & { readonly part: string }> = []
const selectedParts = positionals.length > 0 ? positionals : Object.keys(parts).filter((name) => !slowParts.has(name))
for (const name of selectedParts) {
  bench.log(`Measuring ${name} ...`)
  const indexBefore = measureMachineIndex()
  try {
    for (const figure of (await parts[name]?.(bench)) ?? []) figures.push({ part: name, ...figure })
  } finally {
    // Cleans up before the next part, since two processes must never share a data folder.
    for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
  }
  bench.log(`  machine index: ${indexBefore} and ${measureMachineIndex()} ms before and after`)
}

if (json === true) {
  const reportedFigures = figures.map((figure) => ({
    ...figure,
    ratio: ratioOf(figure) ?? null,
    verdict: verdictOf(figure) || null
  }))
  process.stdout.write(`${JSON.stringify({ figures: reportedFigures, failures }, null, 1)}\n`)
} else {
  for (const name of selectedParts) {
    const partFigures = figures.filter(({ part }) => part === name)
    if (partFigures.length > 0) process.stdout.write(`\n${name}\n${formatTable(partFigures)}\n`)
  }
}
for (const failure of failures) bench.log(`Failed: ${failure}`)
const missedCount = figures.filter((figure) => verdictOf(figure) === "missed").length
process.exitCode = failures.length > 0 || (strict === true && missedCount > 0) ? 1 : 0
