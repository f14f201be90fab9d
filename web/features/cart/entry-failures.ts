import type { EntryNotChanged, EntryNotFound } from "#core/cart/errors.ts"
import type { CannotAdd } from "#core/cart/require-can-add.ts"
import { addButton, cartNotChanged } from "#web/text/cart.ts"
import { entryNotFound } from "#web/text/cart-entries.ts"

/** Texts of failures to add a recipe, recipe bag or meal. */
export const entryAdditionFailures: { readonly [Tag in (CannotAdd | EntryNotChanged)["_tag"]]: string } = {
  NoStoreChosen: addButton.chooseStore,
  NotLoggedIn: addButton.logIn,
  DeliveryMethodNotAllowed: addButton.changeDelivery,
  EntryNotChanged: cartNotChanged
}

/** Texts of failures to change or remove a recipe, recipe bag or meal. */
export const entryChangeFailures: { readonly [Tag in (EntryNotFound | EntryNotChanged)["_tag"]]: string } = {
  EntryNotFound: entryNotFound,
  EntryNotChanged: cartNotChanged
}
