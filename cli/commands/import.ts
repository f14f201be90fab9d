import { createReadStream } from "node:fs"
import { access, constants, stat } from "node:fs/promises"
import { readShopSize, seedDatabase } from "#adapters/demo-shop/seed-database.ts"
import { importCatalogue } from "#adapters/staging/import/import-catalogue.ts"
import { ImportRefused } from "#adapters/staging/import/errors.ts"
import { type DatabaseChoice, openSelectedDatabase } from "../database.ts"
import { CliFailure, exitCodes } from "../exit-codes.ts"
import { printable } from "../printable.ts"
import { makeProgress } from "../progress.ts"

export interface ImportOptions extends DatabaseChoice {
  readonly store?: string
  readonly json?: boolean
  readonly quiet?: boolean
}

/** The maximum number of rejected rows that are listed; --json lists all. */
const maxListedRows = 50

const readFileSize = async (file: string): Promise<number> => {
  try {
    await access(file, constants.R_OK)
    const { size, isFile } = await stat(file).then((stats) => ({ size: stats.size, isFile: stats.isFile() }))
    if (isFile) return size
  } catch {
    throw new CliFailure(exitCodes.usage, `The file ${file} cannot be read; check its name and that you may read it.`)
  }
  throw new CliFailure(exitCodes.usage, `${file} is not a file; name one product file.`)
}

/** Loads a product file into the shop, even while the shop is running; creates the demo shop first in an empty database. Invalid rows are reported with their line and skipped. */
export const importFile = async (
  file: string,
  { store, json = false, quiet = false, ...choice }: ImportOptions
): Promise<void> => {
  const size = await readFileSize(file)
  const progress = makeProgress(quiet || json)
  const database = await openSelectedDatabase(choice, progress.report, { attach: true })
  try {
    const isEmpty = (await readShopSize(database)) === null
    if (isEmpty) await seedDatabase(database, { now: Date.now() }, progress.report)
    const storeNumbers = store
      ?.split(",")
      .map((number) => number.trim())
      .filter((number) => number !== "")
    const input = createReadStream(file)
    const report = await importCatalogue(
      database,
      input,
      { now: Date.now(), ...(storeNumbers === undefined ? {} : { stores: storeNumbers }) },
      () => progress.report("Reading products", Math.min(input.bytesRead, size), Math.max(size, 1))
    )
    progress.stop()
    if (report.imported + report.updated + report.rejected.length === 0) {
      throw new CliFailure(
        exitCodes.usage,
        `${file} contains no products in a known format; supported are Open Prices rows, Open Food Facts rows and product responses of this API.`
      )
    }
    if (json) {
      process.stdout.write(`${printable(JSON.stringify(report, null, 2))}\n`)
      return
    }
    if (isEmpty && !quiet) process.stdout.write("Created the demo shop first.\n")
    for (const { line, reason } of report.rejected.slice(0, maxListedRows))
      process.stdout.write(`line ${line}: ${printable(reason)}\n`)
    if (report.rejected.length > maxListedRows)
      process.stdout.write(`... and ${report.rejected.length - maxListedRows} more; --json lists them all\n`)
    process.stdout.write(`${report.imported} new, ${report.updated} updated, ${report.rejected.length} rejected\n`)
  } catch (error) {
    throw error instanceof ImportRefused ? new CliFailure(exitCodes.usage, error.message, error) : error
  } finally {
    progress.stop()
    await database.close()
  }
}
