import { Container, type ServiceIdentifier } from "inversify"
import type { Effect } from "effect"
import type { AppContext } from "#core/composition/app-context.ts"
import * as ids from "./ids.ts"
import { lazyUseCase, type Runner } from "./runner.ts"
import type { States } from "#core/composition/states.ts"
import type { UseCase } from "./use-case.ts"

/** The shop's composition: states as they are, use cases by name, each with its code loaded when it is first used. */
export const makeContainer = (states: States, runner: Runner): Container => {
  const container = new Container()
  container.bind(ids.ShellViewId).toConstantValue(states.shell)
  container.bind(ids.SessionViewId).toConstantValue(states.session)
  container.bind(ids.AssortmentViewId).toConstantValue(states.assortment)
  container.bind(ids.CartViewId).toConstantValue(states.cart)
  container.bind(ids.SuggestionsViewId).toConstantValue(states.suggestions)
  container.bind(ids.ConnectionViewId).toConstantValue(states.connection)
  container.bind(ids.OnlineViewId).toConstantValue(states.online)

  const bind = <Input, A, E>(id: ServiceIdentifier<UseCase<Input, A, E>>, load: () => Promise<(input: Input) => Effect.Effect<A, E, AppContext>>) =>
    container.bind(id).toConstantValue(lazyUseCase(runner, load))

  bind(ids.SelectAssortment, () => import("#core/journeys/change-store.ts").then((module) => module.changeStore))
  bind(ids.ListStores, () => import("#core/assortment/list-stores.ts").then((module) => () => module.listStores))
  bind(ids.RecommendStores, () => import("#core/assortment/list-stores.ts").then((module) => module.recommendStores))
  bind(ids.AddToCart, () => import("#core/cart/add-to-cart.ts").then((module) => module.addToCart))
  bind(ids.SetQuantity, () => import("#core/cart/set-quantity.ts").then((module) => module.setQuantity))
  bind(ids.FlushCart, () => import("#core/cart/flush-cart.ts").then((module) => module.flushCart))
  bind(ids.AlignCart, () => import("#core/journeys/change-store.ts").then((module) => () => module.alignCart))
  bind(ids.KeepPending, () => import("#core/cart/keep-pending.ts").then((module) => () => module.keepPending))
  bind(ids.ResumePending, () => import("#core/cart/keep-pending.ts").then((module) => () => module.resumePending))
  bind(ids.EmptyCart, () => import("#core/cart/empty-cart.ts").then((module) => () => module.emptyCart))
  bind(ids.DismissProblem, () => import("#core/cart/dismiss-problem.ts").then((module) => module.dismissProblem))
  bind(ids.DismissFailure, () => import("#core/connection/dismiss-failure.ts").then((module) => module.dismissFailure))
  bind(ids.FinishStart, () => import("#core/journeys/finish-start.ts").then((module) => () => module.finishStart))
  bind(ids.StopTrying, () => import("#core/connection/stop-trying.ts").then((module) => () => module.stopTrying))
  bind(ids.FetchCart, () => import("#core/journeys/fetch-cart.ts").then((module) => module.fetchCart))
  bind(ids.ApplyCoupon, () => import("#core/coupon/apply-coupon.ts").then((module) => module.applyCoupon))
  bind(ids.RemoveCoupon, () => import("#core/coupon/remove-coupon.ts").then((module) => module.removeCoupon))
  bind(ids.LogIn, () => import("#core/journeys/after-log-in.ts").then((module) => module.logIn))
  bind(ids.CheckPerson, () => import("#core/account/check-person.ts").then((module) => module.checkPerson))
  bind(ids.CheckEmail, () => import("#core/account/check-email.ts").then((module) => module.checkEmail))
  bind(ids.Register, () => import("#core/journeys/register.ts").then((module) => module.register))
  bind(ids.RequestPasswordReset, () => import("#core/account/request-password-reset.ts").then((module) => module.requestPasswordReset))
  bind(ids.ResetPassword, () => import("#core/account/reset-password.ts").then((module) => module.resetPassword))
  bind(ids.LogOut, () => import("#core/journeys/log-out.ts").then((module) => () => module.logOut))
  bind(ids.Search, () => import("#core/search/search.ts").then((module) => module.search))
  bind(ids.TypeQuery, () => import("#core/search/suggest.ts").then((module) => module.typeQuery))
  bind(ids.RetryQuery, () => import("#core/search/suggest.ts").then((module) => () => module.retryQuery))
  bind(ids.RecentSearches, () => import("#core/search/recent-searches.ts").then((module) => () => module.recentSearches))
  bind(ids.RememberSearch, () => import("#core/search/recent-searches.ts").then((module) => module.rememberSearch))
  bind(ids.LoadMostBought, () => import("#core/catalogue/load-most-bought.ts").then((module) => module.loadMostBought))
  bind(ids.LoadTopSellers, () => import("#core/catalogue/load-products.ts").then((module) => module.loadTopSellers))
  bind(ids.LoadCategory, () => import("#core/catalogue/load-products.ts").then((module) => module.loadCategory))
  bind(ids.LoadProduct, () => import("#core/catalogue/load-products.ts").then((module) => module.loadProduct))
  bind(ids.LoadProducts, () => import("#core/catalogue/load-products.ts").then((module) => module.loadProducts))
  bind(ids.LoadRelated, () => import("#core/catalogue/load-products.ts").then((module) => module.loadRelated))
  bind(ids.LoadNavigation, () => import("#core/navigation/load-navigation.ts").then((module) => () => module.loadNavigation))
  bind(ids.FillPage, () => import("#core/journeys/fill-page.ts").then((module) => module.fillPage))
  bind(ids.ListOffers, () => import("#core/offers/list-offers.ts").then((module) => module.listOffers))
  bind(ids.FindSlots, () => import("#core/delivery/find-slots.ts").then((module) => module.findSlots))
  bind(ids.ChooseSlot, () => import("#core/delivery/choose-slot.ts").then((module) => module.chooseSlot))
  bind(ids.PlaceOrder, () => import("#core/orders/place-order.ts").then((module) => module.placeOrder))
  bind(ids.ListOrders, () => import("#core/orders/list-orders.ts").then((module) => module.listOrders))
  bind(ids.LoadOrder, () => import("#core/orders/list-orders.ts").then((module) => module.loadOrder))
  return container
}
