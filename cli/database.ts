import { existsSync } from "node:fs"
import { join } from "node:path"
import { DatabaseUnreachable, DataFolderBusy, DataFolderUnwritable } from "#adapters/staging/database/errors.ts"
import { type Database, openDatabase, type Progress } from "#adapters/staging/database/open-database.ts"
import { CliFailure, exitCodes } from "./exit-codes.ts"

export interface DatabaseChoice {
  readonly data: string
  readonly database?: string
}

const isPostgres = (url: string): boolean => url.startsWith("/") || (URL.canParse(url) && /^(?:postgres(?:ql)?|socket):$/.test(new URL(url).protocol))

/** Where the address of the server comes from, for whoever has to mend it. */
const sourceOf = (url: string | undefined): string => (url === process.env["DATABASE_URL"] ? "DATABASE_URL" : "--database")

/** Opens what the options name; each way it can fail becomes one sentence and its exit code. */
export const openChosen = async ({ data, database }: DatabaseChoice, progress: Progress, attach = false): Promise<Database> => {
  if (database !== undefined && !isPostgres(database)) {
    throw new CliFailure(exitCodes.usage, `${sourceOf(database)} is no address of a Postgres server; give one as in postgres://user:password@localhost:5432/shop.`)
  }
  try {
    return await openDatabase(database === undefined ? { data, attach } : { url: database }, progress)
  } catch (error) {
    if (error instanceof DataFolderBusy || error instanceof DataFolderUnwritable) throw new CliFailure(exitCodes.usage, error.message, error)
    if (error instanceof DatabaseUnreachable) throw new CliFailure(exitCodes.unreachable, error.message.replace("DATABASE_URL", sourceOf(database)), error)
    throw error
  }
}

/** A shop stands in the folder. */
export const holdsShop = (folder: string): boolean => existsSync(join(folder, "postgres"))

/** Opens a shop that is there already, to read from it: a mistyped folder must not become a new and empty shop. */
export const openExisting = (choice: DatabaseChoice, progress: Progress): Promise<Database> => {
  if (choice.database === undefined && !holdsShop(choice.data)) {
    throw new CliFailure(exitCodes.usage, `There is no shop in ${choice.data}; name its folder with --data, or make one with 'skafferi seed'.`)
  }
  return openChosen(choice, progress, true)
}
