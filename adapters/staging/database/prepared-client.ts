import pg from "pg"
import { deferredSuffix } from "./deferred.ts"
import { isReadOnly, isReadTimeout, isStalePreparedStatement } from "./errors.ts"
import { type BoundStatement, PreparedQuery, PreparedStatement, type Result } from "./prepared-query.ts"

/** Bounds the number of prepared statements: static ones are few, and ones built at run time are not worth preparing. */
const maxStatements = 400

let clientCount = 0

/** The result of a statement that is not sent. */
const emptyResult: Result = { command: "", rowCount: null, rows: [] }

/** The event of a client whose connection has turned out to be read-only. */
export const readOnlyEvent = "readOnly"

/** Statements that are prepared although they have no parameters. */
const preparedTexts: ReadonlySet<string> = new Set(["begin", "commit"])

/** Converts parameters to the protocol's text format; null when one has a type that the driver has to convert. */
const toTexts = (values: ReadonlyArray<unknown>): ReadonlyArray<string | null> | null => {
  const texts: Array<string | null> = []
  for (const value of values)
    if (value === null || typeof value === "string") texts.push(value)
    else if (typeof value === "number" || typeof value === "boolean") texts.push(String(value))
    else return null
  return texts
}

/**
 * Uses named prepared statements, so that the database parses and plans each once, which saves half the work of a short
 * query. Names are unique per client, since all clients share the embedded database's single session.
 *
 * Sends `begin` and the deferred statements of a transaction together with the statement that follows them, because a round trip takes as much CPU as a
 * short statement. A transaction that ends before its first other statement is not sent at all.
 */
export class PreparedClient extends pg.Client {
  readonly #statements = new Map<string, PreparedStatement>()
  readonly #prefix = `s${process.pid}_${(clientCount += 1)}_`
  /** The number of names that were used, also for statements that are forgotten. */
  #nameCount = 0
  /** Statements of the transaction that have not been sent yet. */
  #deferredStatements: ReadonlyArray<BoundStatement> = []

  // The driver's query has a dozen overloads; only (text, values) is prepared.
  override query = ((text: unknown, values: unknown, ...otherArgs: ReadonlyArray<unknown>): unknown => {
    const isUsualCall = typeof text === "string" && Array.isArray(values) && otherArgs.length === 0
    return this.#handleLostConnection(
      isUsualCall ? this.#runFresh(text, values) : this.#send(text, values, ...otherArgs)
    )
  }) as pg.Client["query"]

  /**
   * Runs a statement. When it has become stale, all are forgotten, since the others probably are as well, and it is prepared again. A transaction that has begun
   * has failed by then, and its caller has to repeat it.
   */
  #runFresh(text: string, values: ReadonlyArray<unknown>): Promise<Result> {
    const isAlone = this.#deferredStatements.length === 0 && this.getTransactionStatus() !== "T"
    return this.#run(text, values).catch((error: unknown) => {
      if (!isStalePreparedStatement(error)) throw error
      this.#statements.clear()
      if (!isAlone) throw error
      return this.#run(text, values)
    })
  }

  #run(text: string, values: ReadonlyArray<unknown>): Promise<Result> {
    const earlierStatements = this.#deferredStatements
    const statement = this.#statementOf(text, values)
    const texts = statement === null ? null : toTexts(values)
    const boundStatement = statement === null || texts === null ? null : { statement, values: texts, rows: [] }
    if (boundStatement !== null && this.#isDeferrable(boundStatement)) {
      this.#deferredStatements = [...earlierStatements, boundStatement]
      return Promise.resolve({ ...emptyResult, rows: boundStatement.rows })
    }
    this.#deferredStatements = []
    const hasBegun = earlierStatements[0]?.statement.text !== "begin"
    if (text === "commit" && !hasBegun && earlierStatements.length === 1) return Promise.resolve(emptyResult)
    if (text === "rollback") return hasBegun ? this.#sendUnprepared(text, values) : Promise.resolve(emptyResult)
    if (boundStatement !== null) return this.#sendPrepared(earlierStatements, boundStatement)
    const lastStatement = earlierStatements.at(-1)
    return lastStatement === undefined
      ? this.#sendUnprepared(text, values, statement)
      : this.#sendPrepared(earlierStatements.slice(0, -1), lastStatement).then(() =>
          this.#sendUnprepared(text, values, statement)
        )
  }

  #statementOf(text: string, values: ReadonlyArray<unknown>): PreparedStatement | null {
    if (values.length === 0 && !preparedTexts.has(text)) return null
    const statement = this.#statements.get(text)
    if (statement !== undefined) return statement
    if (this.#statements.size === maxStatements) return null
    const newStatement = new PreparedStatement(`${this.#prefix}${(this.#nameCount += 1)}`, text)
    this.#statements.set(text, newStatement)
    return newStatement
  }

  /** A statement is deferred only when the connection has executed it before, so that it need not be prepared together with another. */
  #isDeferrable({ statement: { text, columns } }: BoundStatement): boolean {
    if (columns === null) return false
    const isInTransaction = this.#deferredStatements.length > 0 || this.getTransactionStatus() === "T"
    return text === "begin" || (isInTransaction && text.endsWith(deferredSuffix))
  }

  #sendPrepared(earlierStatements: ReadonlyArray<BoundStatement>, statement: BoundStatement): Promise<Result> {
    return new Promise((resolve, reject) => {
      const parserOf = (type: number) => this.getTypeParser(type, "text")
      this.#send(
        new PreparedQuery(earlierStatements, statement, parserOf, (error, result) =>
          result === undefined ? reject(error) : resolve(result)
        )
      )
    })
  }

  /** Sends a statement with the driver's own query, which converts parameters of all types, and may contain several statements if it has no parameters. */
  #sendUnprepared(
    text: string,
    values: ReadonlyArray<unknown>,
    statement: PreparedStatement | null = null
  ): Promise<Result> {
    return this.#send({ text, values, ...(statement === null ? {} : { name: statement.name }) }) as Promise<Result>
  }

  #send(...args: ReadonlyArray<unknown>): unknown {
    return (super.query.bind(this) as (...allArgs: ReadonlyArray<unknown>) => unknown)(...args)
  }

  /**
   * Ends the connection when a statement has timed out, because the next caller would receive that statement's late result. Reports one that is read-only to its
   * pool, which replaces it when the transaction has ended.
   */
  #handleLostConnection(result: unknown): unknown {
    if (result instanceof Promise)
      result.catch((error: unknown) => {
        if (isReadTimeout(error)) void this.end().catch(() => undefined)
        else if (isReadOnly(error)) this.emit(readOnlyEvent)
      })
    return result
  }
}
