import { checkEmail } from "#core/account/check-email.ts"
import { checkPerson } from "#core/account/check-person.ts"
import { requestPasswordReset } from "#core/account/request-password-reset.ts"
import { resetPassword } from "#core/account/reset-password.ts"
import { listStores, recommendStores } from "#core/assortment/list-stores.ts"
import { addToCart } from "#core/cart/add-to-cart.ts"
import { dismissProblem } from "#core/cart/dismiss-problem.ts"
import { emptyCart } from "#core/cart/empty-cart.ts"
import { flushCart } from "#core/cart/flush-cart.ts"
import { keepPending, resumePending } from "#core/cart/keep-pending.ts"
import { setQuantity } from "#core/cart/set-quantity.ts"
import { loadMostBought, loadMostBoughtRecipes } from "#core/catalogue/load-most-bought.ts"
import { loadCategory, loadProduct, loadProducts, loadRelated, loadTopSellers } from "#core/catalogue/load-products.ts"
import { dismissFailure } from "#core/connection/dismiss-failure.ts"
import { stopTrying } from "#core/connection/stop-trying.ts"
import { applyCoupon } from "#core/coupon/apply-coupon.ts"
import { removeCoupon } from "#core/coupon/remove-coupon.ts"
import { loadDeliveryCities, loadDeliveryDistrict } from "#core/delivery/load-district.ts"
import { loadPickingFee } from "#core/delivery/load-picking-fee.ts"
import { findFullCatering } from "#core/delivery/find-full-catering.ts"
import { findSlots } from "#core/delivery/find-slots.ts"
import { refreshShownTime } from "#core/delivery/refresh-shown-time.ts"
import { actAsCustomer } from "#core/journeys/act-as-customer.ts"
import { logIn } from "#core/journeys/after-log-in.ts"
import { bookTime } from "#core/journeys/book-time.ts"
import { catchUpCart } from "#core/journeys/catch-up-cart.ts"
import { alignCart, changeStore } from "#core/journeys/change-store.ts"
import { checkOut } from "#core/journeys/check-out.ts"
import { fetchCart } from "#core/journeys/fetch-cart.ts"
import { fillPage } from "#core/journeys/fill-page.ts"
import { finishStart } from "#core/journeys/finish-start.ts"
import { followChoice } from "#core/journeys/follow-choice.ts"
import { logOut } from "#core/journeys/log-out.ts"
import { loadFavouriteProducts } from "#core/journeys/own-goods.ts"
import { previewStoreChange } from "#core/journeys/preview-store-change.ts"
import { popularGoods } from "#core/journeys/popular-goods.ts"
import { register } from "#core/journeys/register.ts"
import { loadNavigation } from "#core/navigation/load-navigation.ts"
import { loadFavourites } from "#core/favourites/load-favourites.ts"
import { listOffers } from "#core/offers/list-offers.ts"
import { listOrders, loadOrder } from "#core/orders/list-orders.ts"
import { loadRecipes } from "#core/recipes/load-recipes.ts"
import { findByGtin } from "#core/search/find-by-gtin.ts"
import { reportAddingToCart, reportClick } from "#core/search/notify.ts"
import { forgetSearches, recentSearches, rememberSearch } from "#core/search/recent-searches.ts"
import { readSearchKey, setSearchKey } from "#core/search/search-key.ts"
import { search } from "#core/search/search.ts"
import { retryQuery, typeQuery } from "#core/search/suggest.ts"

/** Every use case by its name in the container: one file of code, fetched when the first of them is used. */
export const programs = {
  SelectAssortment: changeStore,
  PreviewStoreChange: previewStoreChange,
  FollowChoice: () => followChoice,
  ListStores: () => listStores,
  RecommendStores: recommendStores,
  AddToCart: addToCart,
  SetQuantity: setQuantity,
  FlushCart: flushCart,
  AlignCart: () => alignCart,
  CatchUpCart: catchUpCart,
  KeepPending: () => keepPending,
  ResumePending: () => resumePending,
  EmptyCart: () => emptyCart,
  DismissProblem: dismissProblem,
  DismissFailure: dismissFailure,
  FinishStart: () => finishStart,
  StopTrying: () => stopTrying,
  FetchCart: fetchCart,
  ApplyCoupon: applyCoupon,
  RemoveCoupon: removeCoupon,
  LogIn: logIn,
  ActAsCustomer: actAsCustomer,
  CheckPerson: checkPerson,
  CheckEmail: checkEmail,
  Register: register,
  RequestPasswordReset: requestPasswordReset,
  ResetPassword: resetPassword,
  LogOut: () => logOut,
  Search: search,
  TypeQuery: typeQuery,
  RetryQuery: () => retryQuery,
  RecentSearches: () => recentSearches,
  RememberSearch: rememberSearch,
  ForgetSearches: () => forgetSearches,
  PopularGoods: () => popularGoods,
  FindByGtin: findByGtin,
  ReportClick: reportClick,
  ReportAddingToCart: reportAddingToCart,
  ReadSearchKey: () => readSearchKey,
  SetSearchKey: setSearchKey,
  LoadMostBought: loadMostBought,
  LoadMostBoughtRecipes: loadMostBoughtRecipes,
  LoadRecipes: loadRecipes,
  LoadFavourites: () => loadFavourites,
  LoadFavouriteProducts: () => loadFavouriteProducts,
  LoadTopSellers: loadTopSellers,
  LoadCategory: loadCategory,
  LoadProduct: loadProduct,
  LoadProducts: loadProducts,
  LoadRelated: loadRelated,
  LoadNavigation: () => loadNavigation,
  FillPage: fillPage,
  ListOffers: listOffers,
  RefreshShownTime: refreshShownTime,
  FindSlots: findSlots,
  LoadPickingFee: () => loadPickingFee,
  LoadDeliveryCities: () => loadDeliveryCities,
  LoadDeliveryDistrict: loadDeliveryDistrict,
  FindFullCatering: () => findFullCatering,
  ChooseSlot: bookTime,
  PlaceOrder: checkOut,
  ListOrders: listOrders,
  LoadOrder: loadOrder
}

export type Programs = typeof programs
