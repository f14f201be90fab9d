import { useEffect, useRef, useState } from "react"
import { canAddProductsOrRecipes } from "#core/assortment/rules.ts"
import { visibleQuantity } from "#core/cart/rules.ts"
import type { Product } from "#core/catalogue/model.ts"
import { AddToCart, AssortmentViewId, CartViewId, SessionViewId, SetQuantity } from "#web/container/ids.ts"
import { openTab, PanelId } from "#web/container/panel.ts"
import { useService, useStateView } from "#web/container/react.tsx"
import { AddButton } from "#web/kit/AddButton.tsx"
import { QuantityStepper } from "#web/kit/QuantityStepper.tsx"
import { addButton } from "#web/text/cart.ts"

type Need = "store" | "log-in" | "delivery" | null

/** The words on the button, first match wins (CART-48..55). */
const labelOf = (need: Need, { sellable, price }: Product): string =>
  need === "store" ? addButton.chooseStore
  : need === "log-in" ? addButton.logIn
  : need === "delivery" ? addButton.changeDelivery
  : !sellable ? addButton.discontinued
  : price === null ? addButton.soldOut
  : addButton.add

export interface AddControlProps {
  readonly product: Product
  /** Something was added here. */
  readonly onAdd?: (() => void) | undefined
  /** Where a visitor's press leads whatever else is missing; to the log-in in the panel, behind the choice of a store, unless given. */
  readonly onVisitor?: () => void
}

/** The add button of the goods, or their stepper once they are in the cart. */
export const AddControl = ({ product, onAdd, onVisitor }: AddControlProps) => {
  const quantity = useStateView(CartViewId, (cart) => visibleQuantity(cart, product.gtin))
  const need = useStateView(AssortmentViewId, (view): Need => (view.choice === null ? "store" : canAddProductsOrRecipes(view) ? null : "delivery"))
  const visitor = useStateView(SessionViewId, ({ status }) => status === "visitor")
  const busy = useStateView(CartViewId, ({ status }) => status === "unknown")
  const panel = useService(PanelId)
  const addToCart = useService(AddToCart)
  const setQuantity = useService(SetQuantity)
  const [justAdded, setJustAdded] = useState(false)
  const [justRemoved, setJustRemoved] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // The stepper has just given way to the button: the focus stays in its place.
  useEffect(() => {
    if (justRemoved && quantity === 0) button.current?.focus({ preventScroll: true })
  }, [justRemoved, quantity])

  const storeFirst = need === "store" && !(visitor && onVisitor !== undefined)
  const asked: Need = storeFirst ? "store" : visitor ? "log-in" : need
  const name = [product.name, product.size].filter(Boolean).join(" ")
  if (asked === null && quantity > 0) {
    return (
      <QuantityStepper
        value={quantity}
        max={product.maximum}
        unit={product.unit === "kilogram" ? "kg" : "st"}
        name={name}
        justAdded={justAdded}
        onChange={(wanted) => {
          setJustAdded(false)
          setJustRemoved(wanted === 0)
          void setQuantity({ product, quantity: wanted })
        }}
      />
    )
  }
  const press = () => {
    if (asked === "store" || asked === "delivery") return panel.update((view) => openTab(view, "storeSelector"))
    if (asked === "log-in" && onVisitor !== undefined) return onVisitor()
    if (asked === "log-in") return panel.update((view) => openTab(view, "login"))
    setJustRemoved(false)
    setJustAdded(true)
    onAdd?.()
    void addToCart({ product })
  }
  return (
    <AddButton
      ref={button}
      label={labelOf(asked, product)}
      name={name}
      pending={asked === null && busy}
      unavailable={asked === null && (!product.sellable || product.price === null)}
      onPress={press}
    />
  )
}
