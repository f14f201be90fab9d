import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import {
  DatabaseTooNew,
  DatabaseUnreachable,
  DataFolderBroken,
  DataFolderBusy,
  DataFolderUnwritable,
  DiskFull
} from "#adapters/staging/database/errors.ts"
import {
  type Database,
  openDatabase,
  type Progress,
  type TimeLimits
} from "#adapters/staging/database/open-database.ts"
import { CliFailure, exitCodes } from "./exit-codes.ts"

export interface DatabaseChoice {
  /** The data folder of the embedded database. */
  readonly data: string
  /** The URL of a Postgres server, which is used instead of the data folder. */
  readonly database?: string
}

const isPostgresUrl = (url: string): boolean =>
  url.startsWith("/") || (URL.canParse(url) && /^(?:postgres(?:ql)?|socket):$/.test(new URL(url).protocol))

/** Where the database server's URL comes from, for error messages. */
const sourceOf = (url: string | undefined): string =>
  url === process.env["DATABASE_URL"] ? "DATABASE_URL" : "--database"

export interface OpenOptions extends TimeLimits {
  /** Uses the database of the process that has locked the data folder. */
  readonly attach?: boolean
}

/** Opens the database that the options select; a failure becomes a CliFailure with a message and an exit code. */
export const openSelectedDatabase = async (
  { data, database }: DatabaseChoice,
  progress: Progress,
  { attach = false, ...limits }: OpenOptions = {}
): Promise<Database> => {
  if (database !== undefined && !isPostgresUrl(database)) {
    throw new CliFailure(
      exitCodes.usage,
      `${sourceOf(database)} is not a URL of a Postgres server; give one as in postgres://user:password@localhost:5432/shop.`
    )
  }
  try {
    return await openDatabase(
      { ...limits, ...(database === undefined ? { data, attach } : { url: database }) },
      progress
    )
  } catch (error) {
    if (error instanceof DataFolderBusy || error instanceof DataFolderUnwritable || error instanceof DatabaseTooNew)
      throw new CliFailure(exitCodes.usage, error.message, error)
    if (error instanceof DataFolderBroken || error instanceof DiskFull)
      throw new CliFailure(exitCodes.unreachable, error.message, error)
    if (error instanceof DatabaseUnreachable)
      throw new CliFailure(exitCodes.unreachable, error.message.replace("DATABASE_URL", sourceOf(database)), error)
    throw error
  }
}

/** Whether the data folder has a database, which contains a shop unless its first start was interrupted. */
export const containsDatabase = (folder: string): boolean => {
  const databaseFolder = join(folder, "postgres")
  return existsSync(databaseFolder) && readdirSync(databaseFolder).length > 0
}

/** Opens an existing shop for reading. A mistyped folder is an error and does not create an empty shop. */
export const openExisting = (choice: DatabaseChoice, progress: Progress): Promise<Database> => {
  if (choice.database === undefined && !containsDatabase(choice.data)) {
    throw new CliFailure(
      exitCodes.usage,
      `There is no shop in ${choice.data}; give its folder with --data, or create one with 'skafferi seed'.`
    )
  }
  return openSelectedDatabase(choice, progress, { attach: true })
}
