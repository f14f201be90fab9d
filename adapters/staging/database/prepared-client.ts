import pg from "pg"
import { isReadTimeout } from "./errors.ts"

/** Bounds the number of prepared statements: static ones are few, and ones built at run time are not worth preparing. */
const maxStatements = 400

let clientCount = 0

/**
 * Uses named prepared statements, so that the database parses and plans each once, which saves half the work of a short
 * query. Names are unique per client, since all clients share the embedded database's single session.
 */
export class PreparedClient extends pg.Client {
  readonly #names = new Map<string, string>()
  readonly #prefix = `s${process.pid}_${(clientCount += 1)}_`

  // The driver's query has a dozen overloads; only (text, values) is prepared.
  override query = ((text: unknown, values: unknown, ...otherArgs: ReadonlyArray<unknown>): unknown => {
    const send = super.query.bind(this) as (...args: ReadonlyArray<unknown>) => unknown
    const query = (...args: ReadonlyArray<unknown>): unknown => this.#endAfterTimeout(send(...args))
    if (typeof text !== "string" || !Array.isArray(values) || values.length === 0)
      return query(text, values, ...otherArgs)
    const name = this.#names.get(text) ?? (this.#names.size < maxStatements ? this.#prefix + this.#names.size : null)
    if (name === null) return query(text, values, ...otherArgs)
    this.#names.set(text, name)
    return query({ name, text, values }, ...otherArgs)
  }) as pg.Client["query"]

  /** Ends the connection when a statement has timed out, because the next caller would receive that statement's late result. */
  #endAfterTimeout(result: unknown): unknown {
    if (result instanceof Promise)
      result.catch((error: unknown) => {
        if (isReadTimeout(error)) void this.end().catch(() => undefined)
      })
    return result
  }
}
