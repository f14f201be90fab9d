import { useEffect, useRef, useState } from "react"
import { type NeededFirst, neededFirst, visibleQuantity } from "#core/cart/rules.ts"
import type { Product } from "#core/catalogue/model.ts"
import { AddToCart, AssortmentViewId, CartViewId, SessionViewId, SetQuantity } from "#web/container/ids.ts"
import { openTab, PanelId } from "#web/container/panel.ts"
import { useService, useStateView } from "#web/container/react.tsx"
import { AddButton } from "#web/kit/AddButton.tsx"
import { QuantityStepper } from "#web/kit/QuantityStepper.tsx"
import { addButton } from "#web/text/cart.ts"

/** The words on the button, first match wins (CART-48..55). */
const labelOf = (needed: NeededFirst | null, { sellable, price }: Product): string =>
  needed === "store" ? addButton.chooseStore
  : needed === "log-in" ? addButton.logIn
  : needed === "delivery" ? addButton.changeDelivery
  : !sellable ? addButton.discontinued
  : price === null ? addButton.soldOut
  : addButton.add

export interface AddControlProps {
  readonly product: Product
  /** Something was added here. */
  readonly onAdd?: (() => void) | undefined
  /** Leads to the log-in; to the one in the panel unless given. */
  readonly onLogIn?: () => void
}

/** The add button of the goods, or their stepper once they are in the cart. */
export const AddControl = ({ product, onAdd, onLogIn }: AddControlProps) => {
  const quantity = useStateView(CartViewId, (cart) => visibleQuantity(cart, product.gtin))
  const status = useStateView(SessionViewId, (session) => session.status)
  const needed = useStateView(AssortmentViewId, (assortment) => neededFirst(assortment, { status }))
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

  const name = [product.name, product.size].filter(Boolean).join(" ")
  if (needed === null && quantity > 0) {
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
    if (needed === "log-in" && onLogIn !== undefined) return onLogIn()
    if (needed !== null) return panel.update((view) => openTab(view, needed === "log-in" ? "login" : "storeSelector"))
    setJustRemoved(false)
    setJustAdded(true)
    onAdd?.()
    void addToCart({ product })
  }
  return (
    <AddButton
      ref={button}
      label={labelOf(needed, product)}
      name={name}
      pending={needed === null && busy}
      unavailable={needed === null && (!product.sellable || product.price === null)}
      onPress={press}
    />
  )
}
