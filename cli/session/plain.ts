import { assortmentState } from "#core/assortment/assortment-state.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { sessionState } from "#core/session/session-state.ts"
import type { Store } from "#core/assortment/model.ts"
import { visibleBags, visibleBaskets, visibleMeals } from "#core/cart/entries.ts"
import { countItems, visibleLines } from "#core/cart/rules.ts"
import type { Product } from "#core/catalogue/model.ts"
import type { StateStore } from "#core/kernel/state.ts"
import { type Ore, toKronor } from "#core/kernel/money.ts"
import type { Order } from "#core/orders/model.ts"
import type { RecipeSummary } from "#core/recipes/model.ts"
import type { Hits } from "#core/search/model.ts"

// These functions convert the shop's data to plain data for scripts, with amounts in kronor.

const kronorOrNull = (amount: Ore | null): number | null => (amount === null ? null : toKronor(amount))

export const plainProduct = ({
  id,
  gtin,
  name,
  brand,
  size,
  url,
  unit,
  sellable,
  price,
  maximum,
  department,
  category
}: Product) => ({
  id,
  gtin,
  name,
  brand,
  size,
  url,
  unit,
  sellable,
  maximum,
  department,
  category,
  price: kronorOrNull(price?.current ?? null),
  ordinaryPrice: kronorOrNull(price?.ordinary ?? null)
})

export const plainRecipe = ({ id, name, url, cookingTime }: RecipeSummary) => ({ id, name, url, cookingTime })

export const plainStore = ({ storeNumber, siteId, name, city, streetAddress, zipcode, selectable }: Store) => ({
  number: storeNumber,
  siteId,
  name,
  city,
  streetAddress,
  zipcode,
  selectable
})

export const plainHits = ({
  query,
  products,
  total,
  pageCount,
  categories,
  stores,
  recipes,
  cateredMeals,
  contentPages,
  corrections,
  completions
}: Hits) => ({
  query,
  total,
  pages: pageCount,
  corrections,
  completions,
  categories,
  stores,
  recipes,
  cateredMeals,
  contentPages,
  products: products.map(plainProduct)
})

export const plainOrder = ({
  id,
  number,
  status,
  placedAt,
  method,
  slot,
  store,
  lines,
  charges,
  coupons,
  total,
  discount,
  message,
  changeableUntil
}: Order) => ({
  id,
  number,
  status,
  placed: placedAt,
  method,
  slot,
  message,
  changeableUntil,
  store: store.name,
  total: toKronor(total),
  discount: toKronor(discount),
  charges: charges.map(({ kind, name, amount }) => ({ kind, name, amount: toKronor(amount) })),
  coupons: coupons.map(({ code }) => code),
  lines: lines.map(({ name, itemNo, gtin, quantity, amount }) => ({
    name,
    id: itemNo,
    gtin,
    quantity,
    amount: toKronor(amount)
  }))
})

/** The names of the delivery methods in scripts. */
export const methodWords = { homeDelivery: "home", pickupAtStore: "pickup" } as const

/** The parts of the state whose fields `expect` may check, with the names of the fields. */
export const stateFields = {
  cart: [
    "lines",
    "items",
    "recipes",
    "bags",
    "meals",
    "total",
    "discount",
    "charges",
    "coupons",
    "store",
    "slot",
    "problems"
  ],
  store: ["number", "name", "method", "postal-code", "city"],
  customer: ["name", "email", "mobile-phone", "address"]
} as const

type View<Name extends keyof typeof stateFields> = Readonly<Record<(typeof stateFields)[Name][number], unknown>>

export const cartView = (states: StateStore): View<"cart"> => {
  const cart = states.of(cartState).current()
  const lines = visibleLines(cart)
  return {
    lines: lines.map(({ name, itemNo, gtin, quantity, unit, amount }) => ({
      name,
      id: itemNo,
      gtin,
      quantity,
      unit,
      amount: kronorOrNull(amount)
    })),
    items: countItems(lines),
    recipes: visibleBaskets(cart).flatMap(({ name: basket, recipes }) =>
      recipes.map(({ name, portions, recipe }) => ({
        basket,
        name,
        portions,
        price: kronorOrNull(recipe?.price ?? null)
      }))
    ),
    bags: visibleBags(cart).map(({ name, bag }) => ({ name, amount: kronorOrNull(bag?.amount ?? null) })),
    meals: visibleMeals(cart).map(({ name, quantity, meal }) => ({
      name,
      quantity,
      side: meal?.side?.name ?? null,
      amount: kronorOrNull(meal?.amount ?? null)
    })),
    total: kronorOrNull(cart.serverCart?.total ?? (0 as Ore)),
    discount: kronorOrNull(cart.serverCart?.discount ?? (0 as Ore)),
    charges: (cart.serverCart?.charges ?? []).map(({ kind, name, amount }) => ({
      kind,
      name,
      amount: toKronor(amount)
    })),
    coupons: (cart.serverCart?.coupons ?? []).map(({ code }) => code),
    store: cart.serverCart?.storeNumber ?? null,
    slot: cart.serverCart?.slotId ?? null,
    problems: cart.problems.map(({ kind, names, code }) => ({ kind, names, code }))
  }
}

export const storeView = (states: StateStore): View<"store"> | null => {
  const { selection } = states.of(assortmentState).current()
  return selection === null
    ? null
    : {
        number: selection.storeNumber,
        name: selection.storeName,
        method: methodWords[selection.method],
        "postal-code": selection.postalCode,
        city: selection.city
      }
}

export const customerView = (states: StateStore): View<"customer"> | null => {
  const { customer } = states.of(sessionState).current()
  return customer === null
    ? null
    : {
        name: customer.fullName,
        email: customer.email,
        "mobile-phone": customer.mobilePhone,
        address: customer.address
      }
}
