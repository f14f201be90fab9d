import type { AddressOptions } from "#core/assortment/load-address-options.ts"
import type { DeliverySelection } from "#core/assortment/model.ts"
import type { DeliveryAddress } from "#core/orders/delivery-address.ts"
import { readablePostalCode } from "./common.ts"

export const title = "Välj butik"
export const search = "Sök butik eller stad"

/** '{n} butik(er)', as the specification writes it (STORE-02). */
export const count = (storeCount: number): string => `${storeCount} butik(er)`
export const noStoreFound = "Vi hittar inte butiken"
export const noStoreAdvice = "Prova en annan stad, en stadsdel, en gata eller ett postnummer."
/** For a postal code without recommended stores. */
export const noStoreNear = (postalCode: string): string =>
  `Ingen butik nära ${readablePostalCode(postalCode)}. Kontrollera postnumret, eller välj bland alla butiker.`
/** Shown when the stores could not be loaded. */
export const storesNotFetched = "Butikerna gick inte att hämta just nu."
export const recommended = "Rekommenderade butiker"
export const choose = "Välj"
export const chosen = "Vald"
/** Announced after a store was selected. */
export const nowShoppingIn = (store: string): string => `Du handlar nu i ${store}.`
export const chooseLabel = (label: string, name: string): string =>
  label === choose ? `Välj ${name}` : `${label}, ${name}`
export const allStores = "Alla butiker"
/** The button that submits the postal code: before one has been selected, and after. */
export const continueWithPostalCode = "Fortsätt"
export const changePostalCode = "Byt postnummer"

/** '111 22 Stockholm'. */
export const postalAddress = (postalCode: string, city: string): string =>
  `${readablePostalCode(postalCode)} ${city}`.trim()
export const deliverToRegistered = ({ street, postalCode, city }: DeliveryAddress): string =>
  `Leverera till ${street}, ${postalAddress(postalCode, city)}`

/** Shown after a log-in, when the customer's saved selection has replaced the selection made before the log-in. */
export const savedSelectionTaken = (selection: string): string =>
  `Vi har bytt till det du har sparat på ditt konto: ${selection}.`
export const changeBack = (selection: string): string => `Ändra tillbaka till ${selection}`

/** Shown after a log-in, when home delivery to another postal code than the registered address's is selected. */
export const registeredAt = ({ street, postalCode, city }: DeliveryAddress): string =>
  `Din folkbokföringsadress är ${street}, ${postalAddress(postalCode, city)}`
const addressDelivery = (options: AddressOptions | null): string => {
  if (options === null) return ""
  const { homeDelivery } = options
  if (homeDelivery === null) return " Till din folkbokföringsadress kör vi inte hem maten ännu."
  return homeDelivery.deliversGroceries
    ? " Vi kör hem maten till din folkbokföringsadress också."
    : " Till din folkbokföringsadress kör vi bara catering."
}
/** The selection, and what is delivered to the registered address once that is known. */
export const unselectedAddress = (
  { postalCode, city }: Pick<DeliverySelection, "postalCode" | "city">,
  options: AddressOptions | null
): string => `Nu handlar du med hemleverans till ${postalAddress(postalCode ?? "", city)}.${addressDelivery(options)}`
export const deliverTo = ({ postalCode, city }: DeliveryAddress): string =>
  `Leverera till ${postalAddress(postalCode, city)}`
export const pickUpInInstead = (store: string): string => `Hämta i ${store} i stället`
