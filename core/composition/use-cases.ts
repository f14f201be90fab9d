import type { Effect } from "effect"
import { changeEmail } from "../account/change-email.ts"
import { changeMobilePhone } from "../account/change-mobile-phone.ts"
import { checkEmail } from "../account/check-email.ts"
import { checkPerson } from "../account/check-person.ts"
import { checkResetToken } from "../account/check-reset-token.ts"
import { confirmEmail } from "../account/confirm-email.ts"
import { requestPasswordReset } from "../account/request-password-reset.ts"
import { resetPassword } from "../account/reset-password.ts"
import { setReceiptCopy } from "../account/set-receipt-copy.ts"
import { dismissReplacedSelection } from "../assortment/dismiss-replaced-selection.ts"
import { listStores } from "../assortment/list-stores.ts"
import { loadAddressOptions } from "../assortment/load-address-options.ts"
import { recommendStores } from "../assortment/recommend-stores.ts"
import { requestCaptchaToken } from "../captcha/request-captcha-token.ts"
import { addCateredMeal } from "../cart/add-catered-meal.ts"
import { addRecipeBag } from "../cart/add-recipe-bag.ts"
import { addRecipe } from "../cart/add-recipe.ts"
import { addToCart } from "../cart/add-to-cart.ts"
import { changeCateredMeal } from "../cart/change-catered-meal.ts"
import { dismissProblem } from "../cart/dismiss-problem.ts"
import { emptyCart } from "../cart/empty-cart.ts"
import { flushCart } from "../cart/flush-cart.ts"
import { persistPending } from "../cart/persist-pending.ts"
import { removeRecipeBag } from "../cart/remove-recipe-bag.ts"
import { removeRecipe } from "../cart/remove-recipe.ts"
import { resumePending } from "../cart/resume-pending.ts"
import { selectBagRecipes } from "../cart/select-bag-recipes.ts"
import { setQuantity } from "../cart/set-quantity.ts"
import { loadCategory } from "../catalogue/load-category.ts"
import { loadMostBoughtRecipes } from "../catalogue/load-most-bought-recipes.ts"
import { loadMostBought } from "../catalogue/load-most-bought.ts"
import { loadOfferProducts } from "../catalogue/load-offer-products.ts"
import { loadProduct } from "../catalogue/load-product.ts"
import { loadProducts } from "../catalogue/load-products.ts"
import { loadRecommended } from "../catalogue/load-recommended.ts"
import { loadRelated } from "../catalogue/load-related.ts"
import { loadRemainingProducts } from "../catalogue/load-remaining-products.ts"
import { loadTopSellers } from "../catalogue/load-top-sellers.ts"
import { readProductSort } from "../catalogue/read-product-sort.ts"
import { rememberProductSort } from "../catalogue/remember-product-sort.ts"
import { loadCateredMeal } from "../catering/load-catered-meal.ts"
import { loadCateredMeals } from "../catering/load-catered-meals.ts"
import { readMealChoice } from "../catering/read-meal-choice.ts"
import { rememberMealChoice } from "../catering/remember-meal-choice.ts"
import { dismissFailure } from "../connection/dismiss-failure.ts"
import { clearFailedAttempts } from "../connection/clear-failed-attempts.ts"
import { listCookies } from "../content/list-cookies.ts"
import { loadPageContent } from "../content/load-page-content.ts"
import { loadPage } from "../content/load-page.ts"
import { loadRecipeProducts } from "../content/load-recipe-products.ts"
import { applyCoupon } from "../coupon/apply-coupon.ts"
import { removeCoupon } from "../coupon/remove-coupon.ts"
import { sendCustomerEmail } from "../customer-service/send-customer-email.ts"
import { findFullyBookedCateringDates } from "../delivery/find-fully-booked-catering-dates.ts"
import { findSlots } from "../delivery/find-slots.ts"
import { loadDeliveryCities } from "../delivery/load-delivery-cities.ts"
import { loadDeliveryCity } from "../delivery/load-delivery-city.ts"
import { loadPickingFee } from "../delivery/load-picking-fee.ts"
import { refreshDisplayedSlot } from "../delivery/refresh-displayed-slot.ts"
import { addFavourite } from "../favourites/add-favourite.ts"
import { loadFavourites } from "../favourites/load-favourites.ts"
import { removeFavourite } from "../favourites/remove-favourite.ts"
import { actAsCustomer } from "../journeys/act-as-customer.ts"
import { adoptSelection } from "../journeys/adopt-selection.ts"
import { cancelOrderEdit } from "../journeys/cancel-order-edit.ts"
import { chooseSlot } from "../journeys/choose-slot.ts"
import { completeStartUp } from "../journeys/complete-start-up.ts"
import { editOrder } from "../journeys/edit-order.ts"
import { fetchCart } from "../journeys/fetch-cart.ts"
import { loadFavouriteProducts } from "../journeys/load-favourite-products.ts"
import { loadPopularProducts } from "../journeys/load-popular-products.ts"
import { loadRepeatableOrder } from "../journeys/load-repeatable-order.ts"
import { logIn } from "../journeys/log-in.ts"
import { logOut } from "../journeys/log-out.ts"
import { moveCartToSelection } from "../journeys/move-cart-to-selection.ts"
import { placeOrder } from "../journeys/place-order.ts"
import { previewStoreChange } from "../journeys/preview-store-change.ts"
import { refetchChangedCart } from "../journeys/refetch-changed-cart.ts"
import { register } from "../journeys/register.ts"
import { repeatOrder } from "../journeys/repeat-order.ts"
import { resumeSteps } from "../journeys/resume-steps.ts"
import { selectAssortment } from "../journeys/select-assortment.ts"
import { startUp } from "../journeys/start-up.ts"
import { loadNavigation } from "../navigation/load-navigation.ts"
import { listLeaflets } from "../offers/list-leaflets.ts"
import { listOffers } from "../offers/list-offers.ts"
import { loadOffer } from "../offers/load-offer.ts"
import { dismissUnselectedAddress } from "../orders/dismiss-unselected-address.ts"
import { listOrders } from "../orders/list-orders.ts"
import { loadOrder } from "../orders/load-order.ts"
import { loadCustomerRecipes } from "../recipes/load-customer-recipes.ts"
import { loadRecipeBag } from "../recipes/load-recipe-bag.ts"
import { loadRecipeBags } from "../recipes/load-recipe-bags.ts"
import { loadRecipeList } from "../recipes/load-recipe-list.ts"
import { loadRecipe } from "../recipes/load-recipe.ts"
import { readRecipeSort } from "../recipes/read-recipe-sort.ts"
import { rememberRecipeSort } from "../recipes/remember-recipe-sort.ts"
import { findByGtin } from "../search/find-by-gtin.ts"
import { forgetSearches } from "../search/forget-searches.ts"
import { listRecentSearches } from "../search/list-recent-searches.ts"
import { loadSuggestions } from "../search/load-suggestions.ts"
import { readSearchShortcut } from "../search/read-search-shortcut.ts"
import { rememberSearch } from "../search/remember-search.ts"
import { retrySuggestions } from "../search/retry-suggestions.ts"
import { search } from "../search/search.ts"
import { setSearchShortcut } from "../search/set-search-shortcut.ts"
import { trackAddingToCart } from "../search/track-adding-to-cart.ts"
import { trackClick } from "../search/track-click.ts"
import type { AppContext } from "./app-context.ts"

/** The shopper's actions; each is also a verb of the command line's session scripts. */
const shopperUseCases = {
  actAsCustomer,
  addCateredMeal,
  addFavourite,
  addRecipe,
  addRecipeBag,
  addToCart,
  applyCoupon,
  cancelOrderEdit,
  changeCateredMeal,
  changeEmail,
  changeMobilePhone,
  chooseSlot,
  confirmEmail,
  editOrder,
  emptyCart,
  findByGtin,
  findFullyBookedCateringDates,
  findSlots,
  flushCart,
  forgetSearches,
  listCookies,
  listLeaflets,
  listOffers,
  listOrders,
  listRecentSearches,
  listStores,
  loadCateredMeal,
  loadCateredMeals,
  loadCategory,
  loadCustomerRecipes,
  loadDeliveryCities,
  loadDeliveryCity,
  loadFavourites,
  loadMostBought,
  loadMostBoughtRecipes,
  loadOffer,
  loadPickingFee,
  loadPopularProducts,
  loadProduct,
  loadRecipe,
  loadRecipeBag,
  loadRecipeBags,
  loadRecipeList,
  loadRecipeProducts,
  loadSuggestions,
  logIn,
  logOut,
  placeOrder,
  previewStoreChange,
  refreshDisplayedSlot,
  register,
  removeCoupon,
  removeFavourite,
  removeRecipe,
  removeRecipeBag,
  repeatOrder,
  requestPasswordReset,
  resetPassword,
  search,
  selectAssortment,
  selectBagRecipes,
  sendCustomerEmail,
  setQuantity,
  setReceiptCopy,
  startUp,
  trackClick
}

/** Use cases that only a page needs, for parts of a screen and for the life cycle of a browser page. */
const pageUseCases = {
  adoptSelection,
  checkEmail,
  checkPerson,
  checkResetToken,
  clearFailedAttempts,
  completeStartUp,
  dismissFailure,
  dismissProblem,
  dismissReplacedSelection,
  dismissUnselectedAddress,
  fetchCart,
  loadAddressOptions,
  loadFavouriteProducts,
  loadNavigation,
  loadOfferProducts,
  loadOrder,
  loadPage,
  loadPageContent,
  loadProducts,
  loadRecommended,
  loadRelated,
  loadRemainingProducts,
  loadRepeatableOrder,
  loadTopSellers,
  moveCartToSelection,
  persistPending,
  readMealChoice,
  readProductSort,
  readRecipeSort,
  readSearchShortcut,
  recommendStores,
  refetchChangedCart,
  rememberMealChoice,
  rememberProductSort,
  rememberRecipeSort,
  rememberSearch,
  requestCaptchaToken,
  resumePending,
  resumeSteps,
  retrySuggestions,
  setSearchShortcut,
  trackAddingToCart
}

/**
 * Every use case by the name of its function, which is in kebab-case also the name of its file. The container's bindings, their types and
 * the verbs of the command line are derived from this table.
 */
export const useCases = { ...shopperUseCases, ...pageUseCases } satisfies Readonly<
  Record<string, (input: never) => Effect.Effect<unknown, unknown, AppContext>>
>

export type UseCases = typeof useCases
export type UseCaseName = keyof UseCases
export type ShopperUseCaseName = keyof typeof shopperUseCases

type EffectOf<Name extends UseCaseName> = ReturnType<UseCases[Name]>

/** `void` for a use case without input. */
export type UseCaseInput<Name extends UseCaseName> =
  [] extends Parameters<UseCases[Name]> ? void : Parameters<UseCases[Name]>[0]
export type UseCaseSuccess<Name extends UseCaseName> = Effect.Success<EffectOf<Name>>
export type UseCaseError<Name extends UseCaseName> = Effect.Error<EffectOf<Name>>
