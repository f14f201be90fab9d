import pg from "pg"

/** Statements that differ only in their values are few; what is put together differently each time is not worth keeping. */
const mostStatements = 400

let clients = 0

/**
 * A client that has the database parse and plan a statement once, under a name: half the work of a short query. Names are the client's own, for
 * the embedded database has a single session that all its clients share.
 */
export class PreparedClient extends pg.Client {
  readonly #names = new Map<string, string>()
  readonly #prefix = `s${process.pid}_${(clients += 1)}_`

  // The driver's query has a dozen overloads; only (text, values) is a statement to keep.
  override query = ((text: unknown, values: unknown, ...rest: ReadonlyArray<unknown>): unknown => {
    const plain = super.query.bind(this) as (...args: ReadonlyArray<unknown>) => unknown
    if (typeof text !== "string" || !Array.isArray(values) || values.length === 0) return plain(text, values, ...rest)
    const name = this.#names.get(text) ?? (this.#names.size < mostStatements ? this.#prefix + this.#names.size : null)
    if (name === null) return plain(text, values, ...rest)
    this.#names.set(text, name)
    return plain({ name, text, values }, ...rest)
  }) as pg.Client["query"]
}
