export type Mapping = Readonly<Record<string, unknown>>

/** Whether a value of a script or a result is a mapping of names to values. */
export const isMapping = (value: unknown): value is Mapping =>
  typeof value === "object" && value !== null && !Array.isArray(value)
