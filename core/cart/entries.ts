import type { BasketName, Cart, CartMeal, CartRecipe, PendingEntry, RecipeBag, RecipeBasket } from "./model.ts"

/** Identifies a recipe of a basket by its recipe and variant, and by whether it was chosen for a bag. */
export const recipeEntryId = (
  basket: BasketName,
  { recipeId, variantId }: Pick<CartRecipe, "recipeId" | "variantId">,
  fromBag: boolean
): string => [basket, fromBag ? "bag" : "editable", recipeId, variantId ?? ""].join("/")

export interface VisibleRecipe {
  /** The id of the entry, or the key of a pending addition. */
  readonly id: string
  /** Null for a pending addition. */
  readonly recipe: CartRecipe | null
  readonly name: string
  readonly portions: number
  readonly fromBag: boolean
  readonly updating: boolean
}

export interface VisibleBasket {
  readonly name: BasketName
  readonly recipes: ReadonlyArray<VisibleRecipe>
}

export interface VisibleBag {
  readonly id: string
  /** Null for a pending addition. */
  readonly bag: RecipeBag | null
  readonly name: string
  readonly updating: boolean
}

export interface VisibleMeal {
  readonly id: string
  /** Null for a pending addition. */
  readonly meal: CartMeal | null
  readonly name: string
  readonly quantity: number
  readonly updating: boolean
}

interface EntriesView {
  readonly serverCart: Cart | null
  readonly pendingEntries: ReadonlyArray<PendingEntry>
}

/** The latest pending change of each entry. */
const changesByTarget = (entries: ReadonlyArray<PendingEntry>): ReadonlyMap<string, PendingEntry> =>
  new Map(entries.flatMap((entry) => (entry.target === null ? [] : [[entry.target, entry] as const])))

const additionsOf = (entries: ReadonlyArray<PendingEntry>, kind: PendingEntry["kind"]): ReadonlyArray<PendingEntry> =>
  entries.filter((entry) => entry.kind === kind && entry.target === null)

/** The recipes of both baskets, without those that are being removed and with those that are being added. */
export const visibleBaskets = ({ serverCart, pendingEntries }: EntriesView): ReadonlyArray<VisibleBasket> => {
  const changes = changesByTarget(pendingEntries)
  const visibleRecipes = (basket: RecipeBasket | undefined, name: BasketName): ReadonlyArray<VisibleRecipe> =>
    ([true, false] as const).flatMap((fromBag) =>
      ((fromBag ? basket?.recipes : basket?.editableRecipes) ?? []).flatMap((recipe): ReadonlyArray<VisibleRecipe> => {
        const id = recipeEntryId(name, recipe, fromBag)
        return changes.get(id)?.quantity === 0
          ? []
          : [{ id, recipe, name: recipe.name, portions: recipe.portions, fromBag, updating: changes.has(id) }]
      })
    )
  return (["receptkassen", "flexkassen"] as const).map((name) => {
    const basket = serverCart?.baskets.find((candidate) => candidate.name === name)
    const additions = name === "receptkassen" ? [] : additionsOf(pendingEntries, "recipe")
    return {
      name,
      recipes: [
        ...visibleRecipes(basket, name),
        ...additions.map((entry): VisibleRecipe => ({
          id: entry.key,
          recipe: null,
          name: entry.name,
          portions: entry.quantity,
          fromBag: false,
          updating: true
        }))
      ]
    }
  })
}

export const visibleBags = ({ serverCart, pendingEntries }: EntriesView): ReadonlyArray<VisibleBag> => {
  const changes = changesByTarget(pendingEntries)
  return [
    ...(serverCart?.bags ?? []).flatMap((bag): ReadonlyArray<VisibleBag> =>
      changes.get(bag.id)?.quantity === 0 ? [] : [{ id: bag.id, bag, name: bag.name, updating: changes.has(bag.id) }]
    ),
    ...additionsOf(pendingEntries, "bag").map(({ key, name }) => ({ id: key, bag: null, name, updating: true }))
  ]
}

export const visibleMeals = ({ serverCart, pendingEntries }: EntriesView): ReadonlyArray<VisibleMeal> => {
  const changes = changesByTarget(pendingEntries)
  return [
    ...(serverCart?.meals ?? []).flatMap((meal): ReadonlyArray<VisibleMeal> => {
      const change = changes.get(meal.id)
      return change?.quantity === 0
        ? []
        : [
            {
              id: meal.id,
              meal,
              name: meal.name,
              quantity: change?.quantity ?? meal.quantity,
              updating: change !== undefined
            }
          ]
    }),
    ...additionsOf(pendingEntries, "meal").map(({ key, name, quantity }) => ({
      id: key,
      meal: null,
      name,
      quantity,
      updating: true
    }))
  ]
}
