import type { AssortmentState } from "../assortment/model.ts"
import { canAddProductsOrRecipes } from "../assortment/rules.ts"
import { memoized } from "../kernel/memoized.ts"
import type { SessionState } from "../session/model.ts"
import type { Cart, CartLine, CartState } from "./model.ts"

export type PurchaseRequirement = "store" | "log-in" | "delivery"

/**
 * What the shopper must do before products and recipes can be added to the cart; null when they can be added. The first match wins (CART-48..51, CROLE-06,
 * CROLE-07). `canAdd` is the rule of the delivery method, which differs for recipe bags and catered meals.
 */
export const missingRequirement = (
  assortment: AssortmentState,
  { status }: Pick<SessionState, "status">,
  canAdd: (assortment: AssortmentState) => boolean = canAddProductsOrRecipes
): PurchaseRequirement | null => {
  if (assortment.selection === null) return "store"
  if (status === "visitor") return "log-in"
  return canAdd(assortment) ? null : "delivery"
}

const lineOf = (cart: Cart | null, gtin: string): CartLine | undefined => cart?.lines.find((line) => line.gtin === gtin)

/** The quantity that every card and line of this product shows: the pending one if any, otherwise the server's. */
export const visibleQuantity = (
  { serverCart, pending }: Pick<CartState, "serverCart" | "pending">,
  gtin: string
): number => pending[gtin]?.quantity ?? lineOf(serverCart, gtin)?.quantity ?? 0

export interface VisibleLine extends Omit<CartLine, "amount" | "id"> {
  readonly id: string | null
  readonly amount: CartLine["amount"] | null
  readonly updating: boolean
}

/** Moves restored lines to their former index. */
const withRestoredOrder = (
  lines: ReadonlyArray<VisibleLine>,
  positions: CartState["restoredPositions"]
): ReadonlyArray<VisibleLine> => {
  const restoredLines = lines
    .filter(({ gtin }) => positions[gtin] !== undefined)
    .toSorted((a, b) => (positions[a.gtin] ?? 0) - (positions[b.gtin] ?? 0))
  if (restoredLines.length === 0) return lines
  const orderedLines = lines.filter(({ gtin }) => positions[gtin] === undefined)
  for (const line of restoredLines) orderedLines.splice(positions[line.gtin] ?? 0, 0, line)
  return orderedLines
}

const computeChangedLines = ({
  serverCart,
  pending
}: Pick<CartState, "serverCart" | "pending">): ReadonlyArray<VisibleLine> => {
  const serverLines = (serverCart?.lines ?? []).flatMap((line): ReadonlyArray<VisibleLine> => {
    const change = pending[line.gtin]
    if (change === undefined) return [{ ...line, updating: false }]
    return change.quantity === 0 ? [] : [{ ...line, quantity: change.quantity, updating: true }]
  })
  const newLines = Object.values(pending).flatMap(({ product, quantity }): ReadonlyArray<VisibleLine> =>
    quantity === 0 || lineOf(serverCart, product.gtin) !== undefined
      ? []
      : [
          {
            id: null,
            itemNo: product.id,
            gtin: product.gtin,
            name: product.name,
            brand: product.brand,
            size: product.size,
            picture: product.picture,
            url: product.url,
            unit: product.unit,
            quantity,
            maximum: product.maximum,
            amount: null,
            discount: 0 as CartLine["discount"],
            unitPrice: 0 as CartLine["unitPrice"],
            ageLimit: null,
            updating: true
          }
        ]
  )
  return [...serverLines, ...newLines]
}

/** The server's lines with the pending changes applied, then new lines. Lines set to 0 are omitted. A page counts them in several places. */
const changedLines = memoized(computeChangedLines)

/**
 * Returns the displayed lines: the server's lines with the pending changes applied, then new lines, but restored lines
 * at their former index.
 */
export const visibleLines = (
  cart: Pick<CartState, "serverCart" | "pending" | "restoredPositions">
): ReadonlyArray<VisibleLine> => withRestoredOrder(changedLines(cart), cart.restoredPositions)

/** Whether the cart replaces an order, which is called replacement mode (CART-34). */
export const replacesOrder = ({ serverCart }: Pick<CartState, "serverCart">): boolean =>
  serverCart !== null && serverCart.replacesOrderId !== null

/** The number of products in lines, as 'Totalt (N varor)' counts them: every piece, and each line sold by weight as one (CART-08). */
export const countItems = (lines: ReadonlyArray<Pick<CartLine, "unit" | "quantity">>): number =>
  lines.reduce((sum, line) => sum + (line.unit === "kilogram" ? 1 : line.quantity), 0)

/** The number of products in recipes, plus one for each catered meal. */
export const countRecipeProductsAndMeals = ({ baskets, meals }: Pick<Cart, "baskets" | "meals">): number =>
  baskets
    .flatMap(({ recipes, editableRecipes }) => [...recipes, ...editableRecipes])
    .reduce((sum, { items }) => sum + countItems(items), meals.length)

/** The number of everything that the cart shows (CART-08); an added recipe, bag or meal that the server has not confirmed counts as one. */
export const countVisible = (cart: Pick<CartState, "serverCart" | "pending" | "pendingEntries">): number =>
  countItems(changedLines(cart)) +
  (cart.serverCart === null ? 0 : countRecipeProductsAndMeals(cart.serverCart)) +
  cart.pendingEntries.filter(({ target }) => target === null).length
