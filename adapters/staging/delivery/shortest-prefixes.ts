const prefixesPerParent = 10
const minPrefixLength = 2

/** Merges prefixes of equal length without changing the areas that they cover: ten that differ only in the last digit become one. Returns them sorted. */
export const shortestPrefixes = (prefixes: ReadonlyArray<string>): ReadonlyArray<string> => {
  const groups = new Map<string, Array<string>>()
  for (const prefix of new Set(prefixes)) {
    const parent = prefix.slice(0, -1)
    const group = groups.get(parent)
    if (group === undefined) groups.set(parent, [prefix])
    else group.push(prefix)
  }
  const mergedPrefixes = [...groups].flatMap(([parent, group]) =>
    group.length === prefixesPerParent && parent.length >= minPrefixLength ? [parent] : group
  )
  return mergedPrefixes.length === new Set(prefixes).size ? mergedPrefixes.toSorted() : shortestPrefixes(mergedPrefixes)
}
