/** Whether a decoded JSON value is an object or a list, with values by key. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null
