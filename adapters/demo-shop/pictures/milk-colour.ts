/** The customary colours of milk by its fat, and the minimum percentage of each. */
const milkColours = [
  [2.5, "#cf2e38"],
  [1, "#1f8f4e"],
  [0.3, "#1f6fb8"],
  [0, "#f3c71f"]
] as const

const fatByWord: ReadonlyArray<readonly [RegExp, number]> = [
  [/standard|gammaldags|långfil|lantyoghurt/, 3],
  [/mellan/, 1.5],
  [/lätt/, 0.5],
  [/mini/, 0.1]
]

const plainMilkPattern =
  /^(?!.*(havre|soja|choklad|protein|milkshake|barista|kondens|matlag|turkisk|grekisk|kvarg|smaksatt|grädd|jordgubb|blåbär|hallon|vanilj|päron|skog|persika|äpple)).*(mjölk|fil\b|yoghurt)/u

/** The percentage of fat that a product's name states by a number or a word; null when it states none. */
const fatOf = (name: string): number | null => {
  const percentage = /(\d+(?:,\d+)?)(?:-\d+(?:,\d+)?)?\s?%/.exec(name)?.[1]
  if (percentage !== undefined) return Number(percentage.replace(",", "."))
  return fatByWord.find(([pattern]) => pattern.test(name))?.[1] ?? null
}

/** The colour by which Swedes recognize milk: red for 3 %, green for 1.5 %, blue for 0.5 % and yellow for 0.1 % fat, of any brand; null for other products. */
export const milkColourOf = (name: string): string | null => {
  const text = name.toLowerCase()
  if (!plainMilkPattern.test(text)) return null
  const fat = fatOf(text)
  if (fat === null || fat > 5) return null
  return milkColours.find(([minFat]) => fat >= minFat)?.[1] ?? null
}

/** The percentage that a carton prints large, '1,5 %'; '' when the name has none. */
export const fatTextOf = (name: string): string => /\d+(,\d+)?(-\d+(,\d+)?)?\s?%/.exec(name)?.[0] ?? ""
