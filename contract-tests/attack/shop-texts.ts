import { type RawBuilder, sql } from "kysely"
import type { Database } from "#adapters/staging/database/open-database.ts"

/** The columns whose texts are shown; of a JSON column, only the texts with these keys. */
const columns: ReadonlyArray<readonly [table: string, column: string, keys?: ReadonlyArray<string>]> = [
  ["categories", "name"],
  ["stores", "name"],
  ["stores", "city"],
  ["stores", "street_address"],
  ["stores", "phone"],
  ["stores", "email"],
  ["customers", "firstname"],
  ["customers", "lastname"],
  ["customers", "addresses", ["street", "city"]],
  ["products", "name"],
  ["products", "brand"],
  [
    "product_facts",
    "facts",
    [
      "name",
      "subtitle",
      "description",
      "brand",
      "superCategory",
      "category",
      "bfCategory",
      "country",
      "countryOfOrigin",
      "originStatement",
      "recyclingInformation",
      "storageInformation",
      "alt",
      "ingredientStatement",
      "precautionaryStatement"
    ]
  ],
  ["product_facts", "card", ["name", "brand", "alt", "countryOfOrigin"]],
  ["store_products", "promotions", ["name"]],
  ["orders", "snapshot", ["name", "brand", "alt", "countryOfOriginName", "street", "city"]],
  ["coupons", "name"],
  ["pages", "title"],
  [
    "pages",
    "content",
    [
      "title",
      "heading",
      "preamble",
      "text",
      "linkText",
      "label",
      "description",
      "imageAlt",
      "missingDataText",
      "notLoggedInText"
    ]
  ]
]

/** Selects the rows that the rendered pages show: the prices of one store, and the most popular products. */
const rowCondition = (table: string): RawBuilder<boolean> => {
  if (table === "store_products") return sql`store_number = '3201'`
  if (table === "products" || table === "product_facts")
    return sql`no in (select no from products order by popularity desc limit 300)`
  return sql`true`
}

const updateStatements = (
  change: (text: RawBuilder<string>, isJson: boolean, keys: ReadonlyArray<string>) => RawBuilder<string>
): ReadonlyArray<RawBuilder<unknown>> =>
  columns.map(([table, column, keys = []]) => {
    const isJson = keys.length > 0
    const jsonType = sql.raw(table === "product_facts" || table === "store_products" ? "json" : "jsonb")
    const condition = rowCondition(table)
    const value = change(sql<string>`${sql.ref(column)}::text`, isJson, keys)
    return sql`update ${sql.table(table)} set ${sql.ref(column)} = ${isJson ? sql`(${value})::${jsonType}` : value} where ${sql.ref(column)} is not null and ${condition}`
  })

/** Delimits the replaceable part of a shown text. */
const openDelimiter = "⟦"
const closeDelimiter = "⟧"

/** A string as it is stored at the end of each shown text of the shop. */
export const delimited = (text: string): string => `${openDelimiter}${text}${closeDelimiter}`

/** Finds delimited strings. */
export const delimitedPattern = new RegExp(`${openDelimiter}[^${closeDelimiter}]*${closeDelimiter}`, "g")

const runAll = async (database: Database, statements: ReadonlyArray<RawBuilder<unknown>>): Promise<void> => {
  for (const statement of statements) await statement.execute(database.sql)
}

/** Appends an empty delimited string to every shown text of the shop. */
export const appendDelimited = (database: Database): Promise<void> =>
  runAll(
    database,
    updateStatements((text, isJson, keys) =>
      isJson
        ? sql`regexp_replace(${text}, ${`"(${keys.join("|")})": ?"((?:[^"\\\\]|\\\\.)+)"`}, ${`"\\1":"\\2 ${delimited("")}"`}, 'g')`
        : sql`${text} || ${` ${delimited("")}`}`
    )
  )

/** Replaces all delimited texts of the shop. */
export const replaceDelimited = (database: Database, text: string): Promise<void> =>
  runAll(
    database,
    updateStatements((stored, isJson) => {
      const replacement = isJson ? JSON.stringify(delimited(text)).slice(1, -1) : delimited(text)
      // In a replacement, a backslash begins a reference.
      return sql`regexp_replace(${stored}, ${`${openDelimiter}[^${closeDelimiter}]*${closeDelimiter}`}, ${replacement.replaceAll("\\", "\\\\")}, 'g')`
    })
  )

/** Replaces the HTML and all links in the content that editors wrote. */
export const replaceEditorsTexts = async (database: Database, html: string, url: string): Promise<void> => {
  const replaceValues = (content: RawBuilder<string>, keys: string, text: string) =>
    sql<string>`regexp_replace(${content}, ${`"(${keys})": ?"(?:[^"\\\\]|\\\\.)*"`}, ${`"\\1":${JSON.stringify(text).replaceAll("\\", "\\\\")}`}, 'g')`
  const content = replaceValues(replaceValues(sql`content::text`, "html", html), "url|link", url)
  await sql`update pages set content = (${content})::jsonb`.execute(database.sql)
}
