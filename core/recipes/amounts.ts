/** An exact amount: a fraction in lowest terms. */
export interface Fraction {
  readonly numerator: number
  readonly denominator: number
}

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b))

const makeFraction = (numerator: number, denominator: number): Fraction => {
  const divisor = greatestCommonDivisor(numerator, denominator)
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}

const partsPerUnit = 1_000

/** Converts an amount with at most three decimals. */
export const fractionOf = (amount: number): Fraction => makeFraction(Math.round(amount * partsPerUnit), partsPerUnit)

export const valueOf = ({ numerator, denominator }: Fraction): number => numerator / denominator

/** Scales an amount from one number of portions to another. The result is exact: scaling back returns the same fraction. */
export const scaleAmount = (amount: Fraction, fromPortions: number, toPortions: number): Fraction =>
  makeFraction(amount.numerator * toPortions, amount.denominator * fromPortions)

export interface Measure {
  readonly value: number
  readonly unit: string
}

/** A kitchen unit, the amounts for which it is used, and the steps in which it is measured. */
interface KitchenUnit {
  readonly unit: string
  /** The volume of one unit. */
  readonly millilitres: number
  /** The limits and the steps are in this unit. */
  readonly from: number
  readonly to: number
  readonly step: number
}

/** The units of volumes, largest first. A quarter of a decilitre is used up to 2 dl only. */
const volumes: ReadonlyArray<KitchenUnit> = [
  { unit: "l", millilitres: 1_000, from: 1, to: Number.POSITIVE_INFINITY, step: 0.25 },
  { unit: "dl", millilitres: 100, from: 2, to: 9.5, step: 0.5 },
  { unit: "dl", millilitres: 100, from: 0.25, to: 2, step: 0.25 },
  { unit: "msk", millilitres: 15, from: 0.5, to: 6, step: 0.5 },
  { unit: "tsk", millilitres: 5, from: 0.5, to: 5, step: 0.5 },
  { unit: "krm", millilitres: 1, from: 1, to: 4, step: 1 }
]

const millilitre = "ml"
const kilogram = "kg"
const gram = "g"
const gramsInKilogram = 1_000

const roundTo = (value: number, step: number): number => Math.round(value / step) * step

interface Candidate extends Measure {
  /** The relative difference between the measure and the exact amount. */
  readonly error: number
}

/** The nearest measurable amount in each unit, largest unit first. */
const candidatesFor = (exactMillilitres: number): ReadonlyArray<Candidate> =>
  volumes.map(({ unit, millilitres, from, to, step }) => {
    const value = Math.min(to, Math.max(from, roundTo(exactMillilitres / millilitres, step)))
    return { unit, value, error: Math.abs(value * millilitres - exactMillilitres) / exactMillilitres }
  })

/** The relative rounding error above which another unit than the recipe's own may be used. */
const ownUnitTolerance = 0.1

const teaspoonsInTablespoon = 3

/** Three teaspoons are measured as one tablespoon. */
const inTablespoons = ({ value, unit }: Measure): Measure =>
  unit === "tsk" && value === teaspoonsInTablespoon ? { value: 1, unit: "msk" } : { value, unit }

const volumeMeasure = (millilitres: number, ownUnit: string): Measure => {
  const candidates = candidatesFor(millilitres)
  const nearest = (choices: ReadonlyArray<Candidate>) => choices.toSorted((a, b) => a.error - b.error)[0]
  const inOwnUnit = nearest(candidates.filter(({ unit }) => unit === ownUnit))
  const best =
    inOwnUnit !== undefined && inOwnUnit.error <= ownUnitTolerance
      ? inOwnUnit
      : nearest(inOwnUnit === undefined ? candidates : [inOwnUnit, ...candidates])
  return best === undefined ? { value: millilitres, unit: millilitre } : inTablespoons(best)
}

/** The steps in grams, which are larger for larger weights. */
const gramStep = (grams: number): number => {
  if (grams < 20) return 1
  if (grams < 200) return 5
  return grams < gramsInKilogram ? 10 : 50
}

const weightMeasure = (grams: number): Measure => {
  const roundedGrams = Math.max(1, roundTo(grams, gramStep(grams)))
  return roundedGrams >= gramsInKilogram
    ? { value: roundedGrams / gramsInKilogram, unit: kilogram }
    : { value: roundedGrams, unit: gram }
}

/** The steps of pieces and packs: quarters below one, halves below five, otherwise whole ones. */
const pieceStep = (count: number): number => {
  if (count < 1) return 0.25
  return count < 5 ? 0.5 : 1
}

/**
 * Rounds an amount to one that can be measured in a kitchen: volumes to kitchen measures, weights to the steps of a scale, and pieces to quarters, halves or whole ones.
 * An amount that is not scaled is not changed.
 */
export const kitchenMeasure = (amount: Fraction, unit: string, isScaled: boolean): Measure => {
  const value = valueOf(amount)
  if (!isScaled) return { value, unit }
  const unitMillilitres =
    volumes.find((volume) => volume.unit === unit)?.millilitres ?? (unit === millilitre ? 1 : undefined)
  if (unitMillilitres !== undefined) return volumeMeasure(value * unitMillilitres, unit)
  if (unit === gram || unit === kilogram) return weightMeasure(unit === kilogram ? value * gramsInKilogram : value)
  const step = pieceStep(value)
  return { value: Math.max(step, roundTo(value, step)), unit }
}

const fractionSigns: Readonly<Record<number, string>> = { 0.25: "¼", 0.5: "½", 0.75: "¾" }
const nonBreakingSpace = "\u00a0"

/** Formats '½', '1 ½' and '2'; kilograms and any other number with a decimal comma: '1,2'. */
const formatValue = ({ value, unit }: Measure): string => {
  const whole = Math.floor(value)
  const sign = unit === kilogram ? undefined : fractionSigns[value - whole]
  if (sign !== undefined) return whole === 0 ? sign : `${whole}${nonBreakingSpace}${sign}`
  return String(Math.round(value * partsPerUnit) / partsPerUnit).replace(".", ",")
}

const piece = "st"

/** The units that are words, in singular and plural; all others are abbreviations. */
const unitWords: ReadonlyArray<readonly [singular: string, plural: string]> = [
  ["burk", "burkar"],
  ["kruka", "krukor"],
  ["påse", "påsar"],
  ["skiva", "skivor"]
]

/** The plural starts at two: '1 ½ burk'. */
const inflect = ({ value, unit }: Measure): string => {
  const [singular, plural] = unitWords.find((forms) => forms.includes(unit)) ?? [unit, unit]
  return value < 2 ? singular : plural
}

/** Formats an amount of an ingredient: '½ tsk', '2 msk', '1 ½ dl', '2 burkar'; pieces have no unit. */
export const formatMeasure = (measure: Measure): string =>
  measure.unit === piece ? formatValue(measure) : `${formatValue(measure)}${nonBreakingSpace}${inflect(measure)}`
