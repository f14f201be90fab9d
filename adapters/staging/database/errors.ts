/** Thrown when another process, or this one, has already locked the data folder. */
export class DataFolderBusy extends Error {
  override readonly name = "DataFolderBusy"
  readonly pid: number

  constructor(folder: string, pid: number) {
    super(`Another process (pid ${pid}) uses ${folder}; stop it or set SKAFFERI_DATA to another folder.`)
    this.pid = pid
  }
}

export class DataFolderUnwritable extends Error {
  override readonly name = "DataFolderUnwritable"

  constructor(folder: string, cause: unknown) {
    super(`The data folder ${folder} cannot be written; make it writable or set SKAFFERI_DATA to another folder.`, {
      cause
    })
  }
}

/** Thrown when the disk of the data folder has no space, or its owner's quota is used up. */
export class DiskFull extends Error {
  override readonly name = "DiskFull"

  constructor(folder: string, cause?: unknown) {
    super(
      `There is no space left on the disk of the data folder ${folder}; free some and start again, or set SKAFFERI_DATA to another folder.`,
      { cause }
    )
  }
}

/** The error for a file of the data folder that could not be written. */
export const writeFailure = (folder: string, error: unknown): DiskFull | DataFolderUnwritable =>
  error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT")
    ? new DiskFull(folder, error)
    : new DataFolderUnwritable(folder, error)

/** Thrown when the embedded database of a data folder cannot be created, or exists but is damaged. */
export class DataFolderBroken extends Error {
  override readonly name = "DataFolderBroken"

  constructor(folder: string, reason: string, databaseExists: boolean) {
    super(
      databaseExists
        ? `The database in ${folder} is damaged (${reason}); restore the folder from a backup, or move it away and create a new shop with 'skafferi seed'.`
        : `The database in ${folder} cannot be created (${reason}); remove the cause and start again, or set SKAFFERI_DATA to another folder.`
    )
  }
}

export class DatabaseUnreachable extends Error {
  override readonly name = "DatabaseUnreachable"

  constructor(host: string, cause: unknown) {
    const reason = cause instanceof Error && cause.message !== "" ? ` (${cause.message})` : ""
    super(`The database at ${host} does not respond${reason}; start it or correct DATABASE_URL.`, { cause })
  }
}

/** Thrown when the database has migrations that this release does not know, because a newer one has already used it. */
export class DatabaseTooNew extends Error {
  override readonly name = "DatabaseTooNew"

  constructor(unknownMigration: string) {
    super(
      `A newer release of Skafferi has already changed this database (migration ${unknownMigration}); start that release or a later one, or restore a backup from before the update.`
    )
  }
}

/** Thrown immediately when a queue of the server is full, for example the one for connections to the database. */
export class Overloaded extends Error {
  override readonly name = "Overloaded"
}

/**
 * The codes of a lost or refused connection, a server that shuts down or starts (57P0x), has too many connections (53300) or a full disk (53100), or a statement
 * that took too long (57014) or cannot write (25006).
 */
const unavailableCodePattern =
  /^(?:ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|08|57P0|53|57014|25006)/

/** Whether the socket of an embedded database is missing, because its process has ended. */
const isMissingSocket = (error: Error): boolean =>
  "code" in error && error.code === "ENOENT" && "syscall" in error && error.syscall === "connect"

/** The messages of driver errors that have no code, except for the one of `isReadTimeout`. */
const unavailableMessagePattern =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (?:was closed|has encountered a connection error) and is not queryable)/

/** The unique constraint that a statement violated (23505); null for any other error. */
export const violatedUniqueConstraint = (error: unknown): string | null =>
  error instanceof Error &&
  "code" in error &&
  error.code === "23505" &&
  "constraint" in error &&
  typeof error.constraint === "string"
    ? error.constraint
    : null

/** Whether the driver timed out while waiting for a statement's result; its error has no code. */
export const isReadTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === "Query read timeout"

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code

/** Whether a statement could not write because its connection is read-only, as after a failover to another server. */
export const isReadOnly = (error: unknown): boolean => hasCode(error, "25006")

/** Whether a prepared statement has to be prepared again: a migration has changed the columns of its result, or the server does not have the statement (any more). */
export const isStalePreparedStatement = (error: unknown): boolean =>
  hasCode(error, "26000") ||
  // Messages may be translated; the routine names the only cause of this code that preparing again removes.
  (hasCode(error, "0A000") && (error as { readonly routine?: unknown }).routine === "RevalidateCachedQuery")

/** Whether a transaction succeeds when it is repeated: after a deadlock, a serialization failure, or with a prepared statement that has to be prepared again. */
export const isRepeatable = (error: unknown): boolean =>
  hasCode(error, "40001") || hasCode(error, "40P01") || isStalePreparedStatement(error)

/** Whether a call failed because the server is overloaded or its database unavailable, so that a retry may succeed. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof DatabaseUnreachable ||
  error instanceof Overloaded ||
  (error instanceof Error &&
    (isMissingSocket(error) ||
      isReadTimeout(error) ||
      unavailableMessagePattern.test(error.message) ||
      ("code" in error && unavailableCodePattern.test(String(error.code))) ||
      (error.cause !== undefined && isUnavailable(error.cause))))
