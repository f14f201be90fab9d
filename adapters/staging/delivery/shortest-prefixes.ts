const digitCount = 10
const minLength = 2

/** Returns the fewest prefixes that cover the same areas, sorted: ten prefixes that differ only in their last digit become one. */
export const shortestPrefixes = (prefixes: ReadonlyArray<string>): ReadonlyArray<string> => {
  const groups = new Map<string, Array<string>>()
  for (const prefix of new Set(prefixes)) {
    const parent = prefix.slice(0, -1)
    const group = groups.get(parent)
    if (group === undefined) groups.set(parent, [prefix])
    else group.push(prefix)
  }
  const merged = [...groups].flatMap(([parent, group]) =>
    group.length === digitCount && parent.length >= minLength ? [parent] : group
  )
  return merged.length === new Set(prefixes).size ? merged.toSorted() : shortestPrefixes(merged)
}
