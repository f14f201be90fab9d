import { formatQuantity, unitNames } from "#core/catalogue/units.ts"
import type { Unit } from "#core/catalogue/model.ts"
import { decimal } from "./common.ts"

export const increase = (name: string): string => `Öka antal, ${name}`
export const decrease = (name: string): string => `Minska antal, ${name}`
export const quantityLabel = (name: string): string => `Antal, ${name}`

/** The value in a stepper's field: '3' or '0,5 kg'. */
export const quantityField = (quantity: number, unit: Unit): string =>
  formatQuantity(quantity) + (unit === "kilogram" ? ` ${unitNames[unit]}` : "")

/** The maximum notice (CART-64, CART-65); `max` in pieces or kg. */
export const maximum = (max: number, unit: Unit): string =>
  `Du kan köpa högst ${decimal(max)} ${unitNames[unit]} av varan.`

/** The notice after a typed quantity between two steps: 'Avrundat till 0,3 kg.' */
export const rounded = (quantity: number, unit: Unit): string =>
  `Avrundat till ${decimal(quantity)} ${unitNames[unit]}.`
