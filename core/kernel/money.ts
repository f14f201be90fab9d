import type { Brand } from "effect"

/** An amount in öre; always a whole number. */
export type Ore = number & Brand.Brand<"Ore">

/** Rounds a number of öre, half away from zero, to whole öre (PRODUCT-02). */
export const ore = (amount: number): Ore => (Math.sign(amount) * Math.round(Math.abs(amount) + 1e-9)) as Ore

export const zero = 0 as Ore

/** Converts kronor with decimals, the wire format, to öre. */
export const fromKronor = (kronor: number): Ore => ore(kronor * 100)

/** Converts öre to kronor with at most two decimals, the wire format. */
export const toKronor = (amount: Ore): number => amount / 100

export const add = (...amounts: ReadonlyArray<Ore>): Ore =>
  amounts.reduce<number>((sum, amount) => sum + amount, 0) as Ore

export const subtract = (from: Ore, amount: Ore): Ore => (from - amount) as Ore

/** Returns 0 for a negative amount, since a discount cannot exceed the price. */
export const floorAtZero = (amount: Ore): Ore => Math.max(0, amount) as Ore

/** Calculates `numerator / denominator` of an amount, rounded to whole öre. */
export const share = (amount: Ore, numerator: number, denominator: number): Ore =>
  ore((amount * numerator) / denominator)

const nonBreakingSpace = "\u00a0"

const groupThousands = (kronor: number): string => String(kronor).replace(/\B(?=(\d{3})+$)/g, nonBreakingSpace)

/** Formats kronor and öre with a decimal comma and non-breaking spaces between thousands: '24,95' or '1 234,50'. */
export const formatAmount = (amount: Ore): string => {
  const absoluteAmount = Math.abs(amount)
  const sign = amount < 0 ? "−" : ""
  return `${sign}${groupThousands(Math.floor(absoluteAmount / 100))},${String(absoluteAmount % 100).padStart(2, "0")}`
}

/** Formats an amount with a non-breaking space before the unit: '24,95 kr'. */
export const formatPrice = (amount: Ore): string => `${formatAmount(amount)}${nonBreakingSpace}kr`

/** Formats an amount without öre when they are zero: '49 kr', otherwise '49,50 kr'. */
export const formatShortPrice = (amount: Ore): string =>
  amount % 100 === 0
    ? `${amount < 0 ? "−" : ""}${groupThousands(Math.abs(amount) / 100)}${nonBreakingSpace}kr`
    : formatPrice(amount)
