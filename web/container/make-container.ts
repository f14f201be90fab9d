import { Container, type ServiceIdentifier } from "inversify"
import type { Effect } from "effect"
import type { AppContext } from "#core/composition/app-context.ts"
import * as ids from "./ids.ts"
import type { Programs } from "./programs.ts"
import { loadCode } from "./load-code.ts"
import { lazyUseCase, type Runner } from "./runner.ts"
import type { States } from "#core/composition/states.ts"
import type { UseCase } from "./use-case.ts"

let loading: Promise<Programs> | undefined

/** Kept, for even an import of what is there already takes a turn of the event loop, which a page that is going does not get. */
export const loadPrograms = (): Promise<Programs> => (loading ??= loadCode(() => import("./programs.ts")).then(({ programs }) => programs))

/** The shop's composition: states as they are, use cases by name, each with its code loaded when it is first used. */
export const makeContainer = (states: States, runner: Runner): Container => {
  const container = new Container()
  container.bind(ids.ShellViewId).toConstantValue(states.shell)
  container.bind(ids.SessionViewId).toConstantValue(states.session)
  container.bind(ids.AssortmentViewId).toConstantValue(states.assortment)
  container.bind(ids.CartViewId).toConstantValue(states.cart)
  container.bind(ids.ShownTimeViewId).toConstantValue(states.shownTime)
  container.bind(ids.SuggestionsViewId).toConstantValue(states.suggestions)
  container.bind(ids.ConnectionViewId).toConstantValue(states.connection)
  container.bind(ids.SearchKeyViewId).toConstantValue(states.searchKey)
  container.bind(ids.OnlineViewId).toConstantValue(states.online)

  const bind = <Input, A, E>(id: ServiceIdentifier<UseCase<Input, A, E>>, pick: (core: Programs) => (input: Input) => Effect.Effect<A, E, AppContext>) =>
    container.bind(id).toConstantValue(lazyUseCase(runner, () => loadPrograms().then(pick)))

  bind(ids.SelectAssortment, (core) => core.SelectAssortment)
  bind(ids.PreviewStoreChange, (core) => core.PreviewStoreChange)
  bind(ids.FollowChoice, (core) => core.FollowChoice)
  bind(ids.ListStores, (core) => core.ListStores)
  bind(ids.RecommendStores, (core) => core.RecommendStores)
  bind(ids.AddToCart, (core) => core.AddToCart)
  bind(ids.SetQuantity, (core) => core.SetQuantity)
  bind(ids.FlushCart, (core) => core.FlushCart)
  bind(ids.AlignCart, (core) => core.AlignCart)
  bind(ids.CatchUpCart, (core) => core.CatchUpCart)
  bind(ids.KeepPending, (core) => core.KeepPending)
  bind(ids.ResumePending, (core) => core.ResumePending)
  bind(ids.EmptyCart, (core) => core.EmptyCart)
  bind(ids.DismissProblem, (core) => core.DismissProblem)
  bind(ids.DismissFailure, (core) => core.DismissFailure)
  bind(ids.FinishStart, (core) => core.FinishStart)
  bind(ids.StopTrying, (core) => core.StopTrying)
  bind(ids.FetchCart, (core) => core.FetchCart)
  bind(ids.ApplyCoupon, (core) => core.ApplyCoupon)
  bind(ids.RemoveCoupon, (core) => core.RemoveCoupon)
  bind(ids.LogIn, (core) => core.LogIn)
  bind(ids.ActAsCustomer, (core) => core.ActAsCustomer)
  bind(ids.CheckPerson, (core) => core.CheckPerson)
  bind(ids.CheckEmail, (core) => core.CheckEmail)
  bind(ids.Register, (core) => core.Register)
  bind(ids.RequestPasswordReset, (core) => core.RequestPasswordReset)
  bind(ids.ResetPassword, (core) => core.ResetPassword)
  bind(ids.LogOut, (core) => core.LogOut)
  bind(ids.Search, (core) => core.Search)
  bind(ids.TypeQuery, (core) => core.TypeQuery)
  bind(ids.RetryQuery, (core) => core.RetryQuery)
  bind(ids.RecentSearches, (core) => core.RecentSearches)
  bind(ids.RememberSearch, (core) => core.RememberSearch)
  bind(ids.ForgetSearches, (core) => core.ForgetSearches)
  bind(ids.PopularGoods, (core) => core.PopularGoods)
  bind(ids.FindByGtin, (core) => core.FindByGtin)
  bind(ids.ReportClick, (core) => core.ReportClick)
  bind(ids.ReportAddingToCart, (core) => core.ReportAddingToCart)
  bind(ids.ReadSearchKey, (core) => core.ReadSearchKey)
  bind(ids.SetSearchKey, (core) => core.SetSearchKey)
  bind(ids.LoadMostBought, (core) => core.LoadMostBought)
  bind(ids.LoadMostBoughtRecipes, (core) => core.LoadMostBoughtRecipes)
  bind(ids.LoadRecipes, (core) => core.LoadRecipes)
  bind(ids.LoadFavourites, (core) => core.LoadFavourites)
  bind(ids.LoadFavouriteProducts, (core) => core.LoadFavouriteProducts)
  bind(ids.LoadTopSellers, (core) => core.LoadTopSellers)
  bind(ids.LoadCategory, (core) => core.LoadCategory)
  bind(ids.LoadProduct, (core) => core.LoadProduct)
  bind(ids.LoadProducts, (core) => core.LoadProducts)
  bind(ids.LoadRelated, (core) => core.LoadRelated)
  bind(ids.LoadNavigation, (core) => core.LoadNavigation)
  bind(ids.FillPage, (core) => core.FillPage)
  bind(ids.ListOffers, (core) => core.ListOffers)
  bind(ids.RefreshShownTime, (core) => core.RefreshShownTime)
  bind(ids.FindSlots, (core) => core.FindSlots)
  bind(ids.LoadDeliveryCities, (core) => core.LoadDeliveryCities)
  bind(ids.LoadDeliveryDistrict, (core) => core.LoadDeliveryDistrict)
  bind(ids.LoadPickingFee, (core) => core.LoadPickingFee)
  bind(ids.FindFullCatering, (core) => core.FindFullCatering)
  bind(ids.ChooseSlot, (core) => core.ChooseSlot)
  bind(ids.PlaceOrder, (core) => core.PlaceOrder)
  bind(ids.ListOrders, (core) => core.ListOrders)
  bind(ids.LoadOrder, (core) => core.LoadOrder)
  return container
}
