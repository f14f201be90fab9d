const attributeStart = ' class="'

/** The distinct class attributes of the markup. React escapes quotes in texts, so that they contain none. */
export const classAttributesIn = (markup: string): ReadonlySet<string> => {
  const attributes = new Set<string>()
  for (let start = markup.indexOf(attributeStart); start !== -1; start = markup.indexOf(attributeStart, start)) {
    start += attributeStart.length
    attributes.add(markup.slice(start, markup.indexOf('"', start)))
  }
  return attributes
}
