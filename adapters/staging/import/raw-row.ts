/** A row of a file, with the values of its fields as they are. */
export type RawRow = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is RawRow =>
  typeof value === "object" && value !== null && !Array.isArray(value)
