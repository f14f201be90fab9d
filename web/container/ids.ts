import type { ServiceIdentifier } from "inversify"
import type { InvalidResetToken, PasswordNotChanged } from "#core/account/errors.ts"
import type { Person } from "#core/account/model.ts"
import type { RegistrationError } from "#core/account/registration-error.ts"
import type { ResetRequestError } from "#core/account/request-password-reset.ts"
import type { ResetPasswordInput } from "#core/account/reset-password.ts"
import type { AssortmentView, Choice, Store } from "#core/assortment/model.ts"
import type { SelectAssortmentError, SelectAssortmentInput } from "#core/assortment/find-choice.ts"
import type { AddToCartError, AddToCartInput } from "#core/cart/add-to-cart.ts"
import type { CartUnavailable } from "#core/cart/errors.ts"
import type { CartView } from "#core/cart/model.ts"
import type { SetQuantityInput } from "#core/cart/set-quantity.ts"
import type { CatalogueUnavailable, CategoryNotFound, ProductNotFound } from "#core/catalogue/errors.ts"
import type { Listing } from "#core/catalogue/listing.ts"
import type { Product, ProductDetails, ProductList } from "#core/catalogue/model.ts"
import type { PageNotFound, PageUnavailable } from "#core/content/load-page.ts"
import type { ConnectionView } from "#core/connection/model.ts"
import type { CallError } from "#core/contract/call.ts"
import type { ApplyCouponError, ApplyCouponInput } from "#core/coupon/apply-coupon.ts"
import type { CouponUnavailable } from "#core/coupon/errors.ts"
import type { ChooseSlotError } from "#core/delivery/choose-slot.ts"
import type { CityNotFound, DistrictsUnavailable } from "#core/delivery/errors.ts"
import type { DeliveryCity, DeliveryDistrict } from "#core/delivery/load-district.ts"
import type { PickingFee } from "#core/delivery/load-picking-fee.ts"
import type { ShownTimeView, SlotDay } from "#core/delivery/model.ts"
import type { FavouritesUnavailable } from "#core/favourites/errors.ts"
import type { Favourites } from "#core/favourites/load-favourites.ts"
import type { AfterLogIn } from "#core/journeys/after-log-in.ts"
import type { CatchUpCartInput } from "#core/journeys/catch-up-cart.ts"
import type { ChangeStoreInput } from "#core/journeys/change-store.ts"
import type { FilledPage } from "#core/journeys/fill-page.ts"
import type { Popular } from "#core/journeys/popular-goods.ts"
import type { StoreChange } from "#core/journeys/preview-store-change.ts"
import type { Registered, RegisterInput } from "#core/journeys/register.ts"
import type { StateView } from "#core/kernel/state.ts"
import type { Navigation, ShellView } from "#core/navigation/model.ts"
import type { ListOffersInput, OfferList, OffersUnavailable, StoreRequired } from "#core/offers/list-offers.ts"
import type { OrderNotFound, OrderUnavailable } from "#core/orders/errors.ts"
import type { Order } from "#core/orders/model.ts"
import type { PlaceOrderError, PlaceOrderInput } from "#core/orders/place-order.ts"
import type { RecipesUnavailable } from "#core/recipes/errors.ts"
import type { RecipeSummary } from "#core/recipes/model.ts"
import type { SearchUnavailable } from "#core/search/errors.ts"
import type { Hits, SuggestionsView } from "#core/search/model.ts"
import type { Noticed } from "#core/search/notify.ts"
import type { SearchError, SearchInput } from "#core/search/search.ts"
import type { CustomerTokenRefused } from "#core/session/errors.ts"
import type { LogInError, LogInInput } from "#core/session/log-in.ts"
import type { SessionView } from "#core/session/model.ts"
import type { UseCase } from "./use-case.ts"

type Id<T> = ServiceIdentifier<T>
type Case<Input, A, E> = Id<UseCase<Input, A, E>>

export const ShellViewId: Id<StateView<ShellView>> = Symbol("ShellView")
export const SessionViewId: Id<StateView<SessionView>> = Symbol("SessionView")
export const AssortmentViewId: Id<StateView<AssortmentView>> = Symbol("AssortmentView")
export const CartViewId: Id<StateView<CartView>> = Symbol("CartView")
export const ShownTimeViewId: Id<StateView<ShownTimeView>> = Symbol("ShownTimeView")
export const SuggestionsViewId: Id<StateView<SuggestionsView>> = Symbol("SuggestionsView")
export const ConnectionViewId: Id<StateView<ConnectionView>> = Symbol("ConnectionView")
export const SearchKeyViewId: Id<StateView<boolean | null>> = Symbol("SearchKeyView")
export const OnlineViewId: Id<StateView<boolean>> = Symbol("OnlineView")

export const SelectAssortment: Case<ChangeStoreInput, Choice, SelectAssortmentError> = Symbol("SelectAssortment")
export const PreviewStoreChange: Case<SelectAssortmentInput, StoreChange, SelectAssortmentError> = Symbol("PreviewStoreChange")
export const FollowChoice: Case<void, void, never> = Symbol("FollowChoice")
export const ListStores: Case<void, ReadonlyArray<Store>, CallError> = Symbol("ListStores")
export const RecommendStores: Case<string, ReadonlyArray<Store>, CallError> = Symbol("RecommendStores")
export const AddToCart: Case<AddToCartInput, void, AddToCartError> = Symbol("AddToCart")
export const SetQuantity: Case<SetQuantityInput, void, never> = Symbol("SetQuantity")
export const FlushCart: Case<{ readonly leaving: boolean }, void, never> = Symbol("FlushCart")
export const AlignCart: Case<void, void, never> = Symbol("AlignCart")
export const CatchUpCart: Case<CatchUpCartInput, void, never> = Symbol("CatchUpCart")
export const KeepPending: Case<void, void, never> = Symbol("KeepPending")
export const ResumePending: Case<void, void, never> = Symbol("ResumePending")
export const EmptyCart: Case<void, void, CartUnavailable> = Symbol("EmptyCart")
export const DismissProblem: Case<number, void, never> = Symbol("DismissProblem")
export const DismissFailure: Case<number, void, never> = Symbol("DismissFailure")
export const FinishStart: Case<void, void, never> = Symbol("FinishStart")
export const StopTrying: Case<void, void, never> = Symbol("StopTrying")
export const FetchCart: Case<{ readonly cleanUp: boolean }, void, never> = Symbol("FetchCart")
export const ApplyCoupon: Case<ApplyCouponInput, string, ApplyCouponError> = Symbol("ApplyCoupon")
export const RemoveCoupon: Case<{ readonly gtin: string }, void, CouponUnavailable> = Symbol("RemoveCoupon")
export const LogIn: Case<LogInInput, AfterLogIn, LogInError> = Symbol("LogIn")
export const ActAsCustomer: Case<{ readonly token: string }, void, CustomerTokenRefused> = Symbol("ActAsCustomer")
export const CheckPerson: Case<{ readonly personalNumber: string }, Person, RegistrationError> = Symbol("CheckPerson")
export const CheckEmail: Case<{ readonly email: string }, boolean, never> = Symbol("CheckEmail")
export const Register: Case<RegisterInput, Registered, RegistrationError> = Symbol("Register")
export const RequestPasswordReset: Case<{ readonly email: string }, void, ResetRequestError> = Symbol("RequestPasswordReset")
export const ResetPassword: Case<ResetPasswordInput, void, InvalidResetToken | PasswordNotChanged> = Symbol("ResetPassword")
export const LogOut: Case<void, void, never> = Symbol("LogOut")
export const Search: Case<SearchInput, Hits, SearchError> = Symbol("Search")
export const TypeQuery: Case<string, void, never> = Symbol("TypeQuery")
export const RetryQuery: Case<void, void, never> = Symbol("RetryQuery")
export const RecentSearches: Case<void, ReadonlyArray<string>, never> = Symbol("RecentSearches")
export const RememberSearch: Case<string, void, never> = Symbol("RememberSearch")
export const ForgetSearches: Case<void, void, never> = Symbol("ForgetSearches")
export const PopularGoods: Case<void, Popular, never> = Symbol("PopularGoods")
export const FindByGtin: Case<string, Product | null, SearchUnavailable> = Symbol("FindByGtin")
export const ReportClick: Case<Noticed, void, never> = Symbol("ReportClick")
export const ReportAddingToCart: Case<Noticed, void, never> = Symbol("ReportAddingToCart")
export const ReadSearchKey: Case<void, void, never> = Symbol("ReadSearchKey")
export const SetSearchKey: Case<boolean, void, never> = Symbol("SetSearchKey")
export const LoadMostBought: Case<{ readonly size?: number; readonly days?: number }, ReadonlyArray<Product>, never> = Symbol("LoadMostBought")
export const LoadMostBoughtRecipes: Case<{ readonly size?: number }, ReadonlyArray<string>, never> = Symbol("LoadMostBoughtRecipes")
export const LoadRecipes: Case<ReadonlyArray<string>, ReadonlyArray<RecipeSummary>, RecipesUnavailable> = Symbol("LoadRecipes")
export const LoadFavourites: Case<void, Favourites, FavouritesUnavailable> = Symbol("LoadFavourites")
export const LoadFavouriteProducts: Case<void, ReadonlyArray<Product>, FavouritesUnavailable | CatalogueUnavailable> = Symbol("LoadFavouriteProducts")
export const LoadTopSellers: Case<{ readonly count: number }, ReadonlyArray<Product>, CatalogueUnavailable> = Symbol("LoadTopSellers")
export const LoadCategory: Case<{ readonly id: string; readonly listing: Listing }, ProductList, CategoryNotFound | CatalogueUnavailable> = Symbol("LoadCategory")
export const LoadProduct: Case<{ readonly id: string }, ProductDetails, ProductNotFound | CatalogueUnavailable> = Symbol("LoadProduct")
export const LoadProducts: Case<ReadonlyArray<string>, ReadonlyArray<Product>, CatalogueUnavailable> = Symbol("LoadProducts")
export const LoadRelated: Case<{ readonly id: string }, ReadonlyArray<Product>, never> = Symbol("LoadRelated")
export const LoadNavigation: Case<void, Navigation, CallError> = Symbol("LoadNavigation")
export const FillPage: Case<{ readonly page: string }, FilledPage, PageNotFound | PageUnavailable> = Symbol("FillPage")
export const ListOffers: Case<ListOffersInput, OfferList, StoreRequired | OffersUnavailable> = Symbol("ListOffers")
export const RefreshShownTime: Case<{ readonly patience?: number }, void, never> = Symbol("RefreshShownTime")
export const FindSlots: Case<{ readonly cartId: string | null }, ReadonlyArray<SlotDay>, never> = Symbol("FindSlots")
export const LoadDeliveryCities: Case<void, ReadonlyArray<DeliveryCity>, DistrictsUnavailable> = Symbol("LoadDeliveryCities")
export const LoadDeliveryDistrict: Case<{ readonly city: string }, DeliveryDistrict, CityNotFound | DistrictsUnavailable> = Symbol("LoadDeliveryDistrict")
export const LoadPickingFee: Case<void, PickingFee, never> = Symbol("LoadPickingFee")
export const FindFullCatering: Case<void, ReadonlyArray<string>, never> = Symbol("FindFullCatering")
export const ChooseSlot: Case<{ readonly slotId: string }, void, ChooseSlotError> = Symbol("ChooseSlot")
export const PlaceOrder: Case<PlaceOrderInput, Order, PlaceOrderError> = Symbol("PlaceOrder")
export const ListOrders: Case<{ readonly days: number }, ReadonlyArray<Order>, OrderUnavailable> = Symbol("ListOrders")
export const LoadOrder: Case<{ readonly id: string }, Order, OrderNotFound | OrderUnavailable> = Symbol("LoadOrder")
