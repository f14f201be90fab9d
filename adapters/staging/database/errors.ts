/** Thrown when another process has locked the data folder. */
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

export class DatabaseUnreachable extends Error {
  override readonly name = "DatabaseUnreachable"

  constructor(where: string, cause: unknown) {
    const reason = cause instanceof Error && cause.message !== "" ? ` (${cause.message})` : ""
    super(`The database at ${where} does not respond${reason}; start it or correct DATABASE_URL.`, { cause })
  }
}
