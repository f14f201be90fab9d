/** Describes an offer of several products by their names, in which products of different brands or sizes may agree. */
export const choiceText = (names: ReadonlyArray<string>): string => {
  const distinctNames = [...new Set(names)]
  return distinctNames.length === 1
    ? `Välj bland ${names.length} varianter.`
    : `Välj mellan ${distinctNames.slice(0, -1).join(", ")} och ${distinctNames.at(-1) ?? ""}.`
}
