import type { ShopperUseCaseName } from "#core/composition/use-cases.ts"
import { readMail, register, requestPasswordReset, resetPassword } from "./account.ts"
import { findStores, previewStore, selectStore } from "./assortment.ts"
import { forgetSearches, openHit, popularProducts, recentSearches } from "./before-typing.ts"
import { add, emptyCart, flush, setQuantity } from "./cart.ts"
import { browse, mostBought, offers, product } from "./catalogue.ts"
import { coupon, removeCoupon } from "./coupon.ts"
import { deliveryCities, deliveryCity, fullCatering, nextTime, pickingFee } from "./delivery.ts"
import { favouriteRecipes, favourites, mostBoughtRecipes } from "./favourites.ts"
import { checkOut, chooseSlot, findSlots, orders } from "./orders.ts"
import { scan, search, suggest } from "./search.ts"
import { actAsCustomer, logIn, logOut, visit } from "./session.ts"
import { wait } from "./time.ts"
import type { UseCaseVerb, Verb } from "./verb.ts"

/** The verb of each use case; a use case without one, or with the verb of another, does not compile. */
const useCaseVerbs: { readonly [Name in ShopperUseCaseName]: UseCaseVerb<Name> } = {
  startUp: visit,
  listStores: findStores,
  previewStoreChange: previewStore,
  selectAssortment: selectStore,
  search,
  loadSuggestions: suggest,
  findByGtin: scan,
  loadPopularProducts: popularProducts,
  trackClick: openHit,
  listRecentSearches: recentSearches,
  forgetSearches,
  loadCategory: browse,
  loadProduct: product,
  listOffers: offers,
  loadMostBought: mostBought,
  loadFavourites: favourites,
  loadRecipes: favouriteRecipes,
  loadMostBoughtRecipes: mostBoughtRecipes,
  logIn,
  actAsCustomer,
  logOut,
  register,
  requestPasswordReset,
  resetPassword,
  addToCart: add,
  setQuantity,
  emptyCart,
  flushCart: flush,
  applyCoupon: coupon,
  removeCoupon,
  loadDeliveryCities: deliveryCities,
  loadDeliveryCity: deliveryCity,
  loadPickingFee: pickingFee,
  refreshDisplayedSlot: nextTime,
  findFullCatering: fullCatering,
  findSlots,
  chooseSlot,
  placeOrder: checkOut,
  listOrders: orders
}

/** All verbs: those of the use cases and those for scripts only. */
export const verbs: ReadonlyArray<Verb> = [...Object.values(useCaseVerbs), readMail, wait]

export const verbNames: ReadonlyArray<string> = verbs.map(({ name }) => name)

export const verbNamed = (name: string): Verb | undefined => verbs.find((verb) => verb.name === name)
