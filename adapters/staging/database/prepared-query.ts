import type pg from "pg"

type Parser = (text: string) => unknown

interface Columns {
  readonly names: ReadonlyArray<string>
  readonly parsers: ReadonlyArray<Parser>
  /** A row of nulls: copying it is faster than adding one column after the other. */
  readonly emptyRow: Readonly<Record<string, unknown>>
}

const noColumns: Columns = { names: [], parsers: [], emptyRow: {} }

/** A statement of one connection. */
export class PreparedStatement {
  readonly name: string
  readonly text: string
  /** The columns of its rows, which never change; null until it has been executed. */
  columns: Columns | null = null

  constructor(name: string, text: string) {
    this.name = name
    this.text = text
  }
}

type Row = Record<string, unknown>

/** A statement with its parameters in the protocol's text format. */
export interface BoundStatement {
  readonly statement: PreparedStatement
  readonly values: ReadonlyArray<string | null>
  /** Its rows are added when they arrive. */
  readonly rows: Array<Row>
}

export type Result = Pick<pg.QueryResult, "command" | "rowCount" | "rows">

export type Callback = (error: Error | null, result?: Result) => void

/** The driver's connection, whose types differ from its methods. */
interface Connection {
  readonly stream: { readonly cork: () => void; readonly uncork: () => void }
  readonly parsedStatements: Readonly<Record<string, string>>
  readonly parse: (message: { readonly name: string; readonly text: string }) => void
  readonly bind: (message: { readonly statement: string; readonly values: ReadonlyArray<string | null> }) => void
  readonly describe: (message: { readonly type: "P" }) => void
  readonly execute: () => void
  readonly sync: () => void
}

interface Field {
  readonly name: string
  readonly dataTypeID: number
}

const columnsOf = (fields: ReadonlyArray<Field>, parserOf: (type: number) => Parser): Columns => ({
  names: fields.map(({ name }) => name),
  parsers: fields.map(({ dataTypeID }) => parserOf(dataTypeID)),
  emptyRow: Object.fromEntries(fields.map(({ name }) => [name, null]))
})

/** 'INSERT 0 3', 'SELECT 3' or 'BEGIN' */
const commandTagPattern = /^(\w+).*?(\d+)?$/

/**
 * Executes a prepared statement in one round trip, after earlier ones. It prepares the statement and asks for its columns only at the first execution, because
 * receiving and decoding them takes CPU each time. After an error the database skips the statements that follow, and the query fails with that error.
 *
 * The driver calls the methods, whose names are its own.
 */
export class PreparedQuery implements pg.Submittable {
  readonly name: string
  readonly text: string
  /** The driver replaces it to limit the time of the query. */
  callback: Callback
  readonly #earlierStatements: ReadonlyArray<BoundStatement>
  readonly #statement: BoundStatement
  readonly #parserOf: (type: number) => Parser
  #error: Error | null = null
  #command = ""
  #rowCount: number | null = null
  #completedCount = 0

  constructor(
    earlierStatements: ReadonlyArray<BoundStatement>,
    statement: BoundStatement,
    parserOf: (type: number) => Parser,
    callback: Callback
  ) {
    this.name = statement.statement.name
    this.text = statement.statement.text
    this.#earlierStatements = earlierStatements
    this.#statement = statement
    this.#parserOf = parserOf
    this.callback = callback
  }

  readonly submit = (driverConnection: unknown): null => {
    const connection = driverConnection as Connection
    const { name, text } = this
    connection.stream.cork()
    for (const { statement, values } of this.#earlierStatements) {
      connection.bind({ statement: statement.name, values })
      connection.execute()
    }
    if (connection.parsedStatements[name] === undefined) connection.parse({ name, text })
    connection.bind({ statement: name, values: this.#statement.values })
    if (this.#statement.statement.columns === null) connection.describe({ type: "P" })
    connection.execute()
    connection.sync()
    connection.stream.uncork()
    return null
  }

  handleRowDescription({ fields }: { readonly fields: ReadonlyArray<Field> }): void {
    this.#statement.statement.columns = columnsOf(fields, this.#parserOf)
  }

  handleDataRow({ fields }: { readonly fields: ReadonlyArray<string | null> }): void {
    const { statement, rows } = this.#earlierStatements[this.#completedCount] ?? this.#statement
    const { names, parsers, emptyRow } = statement.columns ?? noColumns
    const row = { ...emptyRow }
    try {
      for (const [index, text] of fields.entries())
        if (text !== null) row[names[index] as string] = (parsers[index] as Parser)(text)
      rows.push(row)
    } catch (error) {
      this.#error ??= error instanceof Error ? error : new Error(String(error))
    }
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    // Called for the earlier statements too: the last call counts.
    this.#completedCount += 1
    const [, command, rowCount] = commandTagPattern.exec(text) ?? []
    this.#command = command ?? ""
    this.#rowCount = rowCount === undefined ? null : Number(rowCount)
  }

  handleError(error: Error): void {
    this.callback(error)
  }

  handleReadyForQuery(): void {
    this.#statement.statement.columns ??= noColumns
    if (this.#error !== null) this.callback(this.#error)
    else this.callback(null, { command: this.#command, rowCount: this.#rowCount, rows: this.#statement.rows })
  }
}
