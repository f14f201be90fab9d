const digits = 10
const shortest = 2

/** The same numbers by as few prefixes as possible: ten areas that differ in their last digit alone are the area above them. In order. */
export const shortestPrefixes = (prefixes: ReadonlyArray<string>): ReadonlyArray<string> => {
  const groups = new Map<string, Array<string>>()
  for (const prefix of new Set(prefixes)) {
    const above = prefix.slice(0, -1)
    const group = groups.get(above)
    if (group === undefined) groups.set(above, [prefix])
    else group.push(prefix)
  }
  const merged = [...groups].flatMap(([above, group]) => (group.length === digits && above.length >= shortest ? [above] : group))
  return merged.length === new Set(prefixes).size ? merged.toSorted() : shortestPrefixes(merged)
}
