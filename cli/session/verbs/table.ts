import type { ShopperUseCaseName } from "#core/composition/use-cases.ts"
import {
  changeEmail,
  changeMobilePhone,
  confirmEmail,
  readMail,
  register,
  requestPasswordReset,
  resetPassword,
  setReceiptCopy
} from "./account.ts"
import { findStores, previewStore, selectStore } from "./assortment.ts"
import { forgetSearches, openHit, popularProducts, recentSearches } from "./search-box.ts"
import { add, emptyCart, flush, setQuantity } from "./cart.ts"
import {
  addCateredMeal,
  addRecipe,
  addRecipeBag,
  changeCateredMeal,
  removeRecipe,
  removeRecipeBag,
  selectBagRecipes
} from "./cart-meals.ts"
import { browseCatering, cateredMeal } from "./catering.ts"
import { browse, leaflets, mostBought, offer, offers, product } from "./catalogue.ts"
import { cookies } from "./content.ts"
import { coupon, removeCoupon } from "./coupon.ts"
import { contact } from "./customer-service.ts"
import { deliveryCities, deliveryCity, fullyBookedCateringDates, nextTime, pickingFee } from "./delivery.ts"
import { addFavourite, favouriteRecipes, favourites, mostBoughtRecipes, removeFavourite } from "./favourites.ts"
import { cancelOrderEdit, editOrder, repeatOrder } from "./order-changes.ts"
import { checkOut, chooseSlot, findSlots, orders } from "./orders.ts"
import { browseRecipeBags, recipeBag } from "./recipe-bags.ts"
import { browseRecipes, recipe, recipeProducts } from "./recipes.ts"
import { scan, search, suggest } from "./search.ts"
import { actAsCustomer, logIn, logOut, visit } from "./session.ts"
import { wait } from "./time.ts"
import type { UseCaseVerb, Verb } from "./verb.ts"

/** The verb of each use case; a use case without one, or with the verb of another, does not compile. */
const useCaseVerbs: { readonly [Name in ShopperUseCaseName]: UseCaseVerb<Name> } = {
  actAsCustomer,
  addCateredMeal,
  addFavourite,
  addRecipe,
  addRecipeBag,
  addToCart: add,
  applyCoupon: coupon,
  cancelOrderEdit,
  changeCateredMeal,
  changeEmail,
  changeMobilePhone,
  chooseSlot,
  confirmEmail,
  editOrder,
  emptyCart,
  findByGtin: scan,
  findFullyBookedCateringDates: fullyBookedCateringDates,
  findSlots,
  flushCart: flush,
  forgetSearches,
  listCookies: cookies,
  listLeaflets: leaflets,
  listOffers: offers,
  listOrders: orders,
  listRecentSearches: recentSearches,
  listStores: findStores,
  loadCateredMeal: cateredMeal,
  loadCateredMeals: browseCatering,
  loadCategory: browse,
  loadCustomerRecipes: favouriteRecipes,
  loadDeliveryCities: deliveryCities,
  loadDeliveryCity: deliveryCity,
  loadFavourites: favourites,
  loadMostBought: mostBought,
  loadMostBoughtRecipes: mostBoughtRecipes,
  loadOffer: offer,
  loadPickingFee: pickingFee,
  loadPopularProducts: popularProducts,
  loadProduct: product,
  loadRecipe: recipe,
  loadRecipeBag: recipeBag,
  loadRecipeBags: browseRecipeBags,
  loadRecipeList: browseRecipes,
  loadRecipeProducts: recipeProducts,
  loadSuggestions: suggest,
  logIn,
  logOut,
  placeOrder: checkOut,
  previewStoreChange: previewStore,
  refreshDisplayedSlot: nextTime,
  register,
  removeCoupon,
  removeFavourite,
  removeRecipe,
  removeRecipeBag,
  repeatOrder,
  requestPasswordReset,
  resetPassword,
  search,
  selectAssortment: selectStore,
  selectBagRecipes,
  sendCustomerEmail: contact,
  setQuantity,
  setReceiptCopy,
  startUp: visit,
  trackClick: openHit
}

/** All verbs: those of the use cases and those for scripts only. */
export const verbs: ReadonlyArray<Verb> = [...Object.values(useCaseVerbs), readMail, wait]

export const verbNames: ReadonlyArray<string> = verbs.map(({ name }) => name)

export const verbNamed = (name: string): Verb | undefined => verbs.find((verb) => verb.name === name)
