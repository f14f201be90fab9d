/** Adds a value to a list, or removes it when present. */
export const toggleValue = <A>(values: ReadonlyArray<A>, value: A): ReadonlyArray<A> =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
