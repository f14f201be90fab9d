/** The words with which all names start; null when they have none in common. */
export const sharedName = (names: ReadonlyArray<string>): string | null => {
  const [first = [], ...others] = names.map((name) => name.split(" "))
  const end = first.findIndex((word, index) => others.some((words) => words[index] !== word))
  const words = first.slice(0, end === -1 ? undefined : end)
  // A name does not end with a word that belongs to the next one.
  while (/^(med|och|i|på|utan|av|&|-)$/.test(words.at(-1) ?? "")) words.pop()
  return words.length === 0 ? null : words.join(" ").replace(/[,:;]$/, "")
}
