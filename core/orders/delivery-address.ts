import type { DeliverySelection } from "../assortment/model.ts"
import { normalizePostalCode } from "../kernel/postal-code.ts"
import type { Customer } from "../session/model.ts"

/** Where an order is delivered to. */
export interface DeliveryAddress {
  readonly street: string
  /** Five digits. */
  readonly postalCode: string
  readonly city: string
}

/** The maximum length of a street and of a city, in characters. */
export const maxStreetLength = 100
export const maxCityLength = 60

/** The customer's address in the population register, or null when there is none. */
export const registeredAddressOf = (customer: Pick<Customer, "address"> | null): DeliveryAddress | null =>
  customer?.address
    ? {
        street: customer.address.street,
        postalCode: normalizePostalCode(customer.address.zip),
        city: customer.address.city
      }
    : null

/**
 * Whether an address is at the selected postal code. Only then can an order go there without another selection, because the delivery times and fees are
 * those of the selected postal code (decision 0019).
 */
export const isAtSelectedPostalCode = (
  address: DeliveryAddress | null,
  selection: DeliverySelection | null
): address is DeliveryAddress => address !== null && address.postalCode === selection?.postalCode
