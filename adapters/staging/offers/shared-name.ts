/** The common first words of all names; null when there are none. */
export const sharedName = (names: ReadonlyArray<string>): string | null => {
  const [first = [], ...others] = names.map((name) => name.split(" "))
  const end = first.findIndex((word, index) => others.some((words) => words[index] !== word))
  const words = first.slice(0, end === -1 ? undefined : end)
  // A trailing preposition or conjunction would belong to the words that were cut off.
  while (/^(med|och|i|på|utan|av|&|-)$/.test(words.at(-1) ?? "")) words.pop()
  return words.length === 0 ? null : words.join(" ").replace(/[,:;]$/, "")
}
