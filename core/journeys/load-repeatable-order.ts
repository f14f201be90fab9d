import { Effect } from "effect"
import { assortmentState } from "../assortment/assortment-state.ts"
import { canAddProductsOrRecipes, canAddRecipeBags } from "../assortment/rules.ts"
import type { CartMeal, ChosenRecipe, RecipeBag } from "../cart/model.ts"
import type { CallContext } from "../contract/call.ts"
import { isPickupOnly } from "../catalogue/pickup-only.ts"
import type { CatalogueUnavailable } from "../catalogue/errors.ts"
import { loadProducts } from "../catalogue/load-products.ts"
import type { Product } from "../catalogue/model.ts"
import { stateOf, type States } from "../kernel/state-of.ts"
import type { OrderNotFound, OrderUnavailable } from "../orders/errors.ts"
import { loadOrder } from "../orders/load-order.ts"
import type { Order } from "../orders/model.ts"

/** A part of an order that can be added to the cart; `key` is unique in the order. */
export type RepeatableEntry = { readonly key: string; readonly name: string } & (
  | {
      readonly kind: "product"
      readonly product: Product
      /** In pieces or kilograms. */
      readonly quantity: number
    }
  | { readonly kind: "recipe"; readonly recipe: ChosenRecipe }
  | { readonly kind: "bag"; readonly bag: RecipeBag }
  | { readonly kind: "meal"; readonly meal: CartMeal }
)

export interface RepeatableOrder {
  readonly entries: ReadonlyArray<RepeatableEntry>
  /** The names of the entries that are no longer sold, or not with the selected delivery method. */
  readonly missing: ReadonlyArray<string>
}

export type RepeatableOrderError = OrderNotFound | OrderUnavailable | CatalogueUnavailable

const chosenRecipes = ({ baskets }: Order): ReadonlyArray<ChosenRecipe> =>
  baskets.flatMap(({ editableRecipes }) => editableRecipes)

/** Loads the entries of an order that can be bought again, with today's prices in the selected store ('Handla igen'). */
export const loadRepeatableOrder = ({
  id
}: {
  readonly id: string
}): Effect.Effect<RepeatableOrder, RepeatableOrderError, States | CallContext> =>
  Effect.gen(function* () {
    const assortment = (yield* stateOf(assortmentState)).current()
    const isHomeDelivery = assortment.selection?.method === "homeDelivery"
    const order = yield* loadOrder({ id })
    const recipes = chosenRecipes(order)
    const itemNos = [...order.lines, ...recipes.flatMap(({ items }) => items)].map(({ itemNo }) => itemNo)
    const productById = new Map((yield* loadProducts([...new Set(itemNos)])).map((product) => [product.id, product]))
    const isSold = (product: Product | undefined): product is Product =>
      product !== undefined &&
      canAddProductsOrRecipes(assortment) &&
      product.sellable &&
      product.price !== null &&
      !(isHomeDelivery && isPickupOnly(product))
    const productEntries = order.lines.flatMap((line): ReadonlyArray<RepeatableEntry> => {
      const product = productById.get(line.itemNo)
      return isSold(product)
        ? [{ kind: "product", key: line.id, name: line.name, product, quantity: line.quantity }]
        : []
    })
    const recipeEntries = recipes.flatMap((recipe, index): ReadonlyArray<RepeatableEntry> => {
      const items = recipe.items.filter(({ itemNo }) => isSold(productById.get(itemNo)))
      const key = `recipe-${index}`
      return items.length === 0 ? [] : [{ kind: "recipe", key, name: recipe.name, recipe: { ...recipe, items } }]
    })
    const bags = canAddRecipeBags(assortment) ? order.bags : []
    const soldLineIds = new Set(productEntries.map(({ key }) => key))
    const missingRecipes = recipes.filter((_, index) => recipeEntries.every(({ key }) => key !== `recipe-${index}`))
    return {
      entries: [
        ...productEntries,
        ...recipeEntries,
        ...bags.map((bag): RepeatableEntry => ({ kind: "bag", key: bag.id, name: bag.name, bag })),
        ...order.meals.map((meal): RepeatableEntry => ({ kind: "meal", key: meal.id, name: meal.name, meal }))
      ],
      missing: [
        ...order.lines.filter(({ id: lineId }) => !soldLineIds.has(lineId)),
        ...missingRecipes,
        ...order.bags.filter((bag) => !bags.includes(bag))
      ].map(({ name }) => name)
    }
  })
