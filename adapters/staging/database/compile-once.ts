import { type Compilable, type CompiledQuery, type Kysely, type RawBuilder, sql } from "kysely"
import type { Tables } from "./tables.ts"

/** A named placeholder for a value that each execution supplies. */
class Placeholder {
  readonly name: PropertyKey

  constructor(name: PropertyKey) {
    this.name = name
  }
}

/** The placeholders of a statement's values, by name. */
export type Placeholders<Values> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> }

const placeholders = new Proxy({}, { get: (_, name) => sql`${new Placeholder(name)}` })

/**
 * Builds and compiles a statement once, at its first execution, because building a short statement costs as much CPU as running it. `build`
 * must not depend on anything but its arguments.
 */
export const compileOnce = <Values extends object, Row>(
  build: (database: Kysely<Tables>, values: Placeholders<Values>) => Compilable<Row>
): ((database: Kysely<Tables>, values: Values) => Promise<ReadonlyArray<Row>>) => {
  let compiledQuery: CompiledQuery | undefined
  return async (database, values) => {
    compiledQuery ??= build(database, placeholders as Placeholders<Values>).compile()
    const parameters = compiledQuery.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter
    )
    return (await database.executeQuery<Row>({ ...compiledQuery, parameters })).rows
  }
}
