/** Ingredients that are not grown and that no label calls organic. */
const notGrownPattern =
  /vatten|salt\b|kultur|enzym|löpe|kolsyra|karbonat|fosfat|vitamin|mineral|jodid|syra|nitrit|askorbat|pektin|medel|kalcium|järn|^jäst|rök$|kväve/i

/** Additives that organic food may not contain. */
const forbiddenAdditivePattern =
  /sötningsmedel|färgämne|smakförstärkare|konserveringsmedel|fosfater\b|mjölbehandlingsmedel/i

/** Splits a list at its commas, except those in parentheses or in decimal numbers. */
const splitIngredients = (statement: string): ReadonlyArray<string> => {
  const parts: Array<string> = []
  let depth = 0
  let part = ""
  for (const character of statement) {
    if (character === "(") depth++
    if (character === ")") depth--
    if (character === "," && depth === 0 && !/\d$/.test(part)) {
      parts.push(part.trim())
      part = ""
    } else part += character
  }
  return [...parts, part.trim()]
}

const withAsterisk = (part: string): string =>
  notGrownPattern.test(part.replace(/\(.*\)/, "")) ? part : part.replace(/^[^(\d]*[^(\d\s]/, (name) => `${name}*`)

/** The list of ingredients of an organic product: grown ingredients are marked as organic, and forbidden additives are omitted. */
export const organicStatement = (statement: string): string => {
  const parts = splitIngredients(statement.replace(/\.$/, ""))
    .filter((part) => !forbiddenAdditivePattern.test(part.replace(/\(.*\)/, "")))
    .map((part) => part.replace(/modifierad (\S*stärkelse)/gi, "$1").replace(/^(aromer|arom)$/, "naturlig arom"))
  const [firstPart = ""] = parts
  return `${parts.map(withAsterisk).join(", ").replace(firstPart.charAt(0), firstPart.charAt(0).toUpperCase())}. *Ekologisk ingrediens.`
}
