import { type RawBuilder, sql } from "kysely"

/** Letters with diacritics, and the ones that they are sorted as: å, ä and ö, which follow z, become the characters after z. */
const sortedAs = {
  "{": "Åå",
  "|": "ÄäÆæ",
  "}": "ÖöØø",
  y: "Üü",
  e: "ÉéÈèÊêËë",
  a: "ÀàÁáÂâ",
  c: "Çç",
  n: "Ññ",
  o: "ÓóÔô"
}

const letters = Object.values(sortedAs).join("")
const replacements = Object.entries(sortedAs)
  .map(([replacement, { length }]) => replacement.repeat(length))
  .join("")

/** The SQL key that sorts a text column in Swedish order, without regard to case, whatever the database's own collation. */
export const swedishOrder = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
  // Replaced before `lower`, because that knows only ASCII in some of the server's locales.
  sql`lower(translate(${column}, ${sql.lit(letters)}, ${sql.lit(replacements)})) collate "C"`
