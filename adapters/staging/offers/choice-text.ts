/** Describes an offer of several products by their names. Products that differ only in brand or size have the same name; if all have it, only their number is given. */
export const choiceText = (names: ReadonlyArray<string>): string => {
  const distinctNames = [...new Set(names)]
  return distinctNames.length === 1
    ? `Välj bland ${names.length} varianter.`
    : `Välj mellan ${distinctNames.slice(0, -1).join(", ")} och ${distinctNames.at(-1) ?? ""}.`
}
