import { DatabaseUnreachable, DataFolderBusy, DataFolderUnwritable } from "#adapters/staging/database/errors.ts"
import { type Database, openDatabase, type Progress } from "#adapters/staging/database/open-database.ts"
import { CliFailure, exitCodes } from "./exit-codes.ts"

export interface DatabaseChoice {
  readonly data: string
  readonly database?: string
}

/** Opens what the options name; each way it can fail becomes one sentence and its exit code. */
export const openChosen = async ({ data, database }: DatabaseChoice, progress: Progress, attach = false): Promise<Database> => {
  try {
    return await openDatabase(database === undefined ? { data, attach } : { url: database }, progress)
  } catch (error) {
    if (error instanceof DataFolderBusy || error instanceof DataFolderUnwritable) throw new CliFailure(exitCodes.usage, error.message, error)
    if (error instanceof DatabaseUnreachable) throw new CliFailure(exitCodes.unreachable, error.message, error)
    throw error
  }
}
