import { readMail, register, requestPasswordReset, resetPassword } from "./account.ts"
import { findStores, previewStore, selectStore } from "./assortment.ts"
import { add, emptyCart, flush, setQuantity } from "./cart.ts"
import { forgetSearches, openHit, popularGoods, recentSearches } from "./before-typing.ts"
import { browse, mostBought, offers, product } from "./catalogue.ts"
import { coupon, removeCoupon } from "./coupon.ts"
import { deliveryCities, deliveryCity, fullCatering, nextTime, pickingFee } from "./delivery.ts"
import { favouriteRecipes, favourites, mostBoughtRecipes } from "./favourites.ts"
import { checkOut, chooseSlot, findSlots, orders } from "./orders.ts"
import { scan, search, suggest } from "./search.ts"
import { actAsCustomer, logIn, logOut, visit } from "./session.ts"
import { wait } from "./time.ts"
import type { Verb } from "./verb.ts"

/** Everything that a step can do. */
export const verbs: ReadonlyArray<Verb> = [
  visit, findStores, previewStore, selectStore, search, suggest, scan, popularGoods, openHit, recentSearches, forgetSearches, browse, product, offers, mostBought, favourites, favouriteRecipes, mostBoughtRecipes, logIn, actAsCustomer, logOut,
  register, requestPasswordReset, readMail, resetPassword,
  add, setQuantity, emptyCart, flush, coupon, removeCoupon, deliveryCities, deliveryCity, pickingFee, nextTime, fullCatering, findSlots, chooseSlot, checkOut, orders, wait
]

export const verbNames: ReadonlyArray<string> = verbs.map(({ name }) => name)

export const verbNamed = (name: string): Verb | undefined => verbs.find((verb) => verb.name === name)
