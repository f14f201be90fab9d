import { assortmentState } from "#core/assortment/assortment-state.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { sessionState } from "#core/session/session-state.ts"
import { Suspense, useEffect, useEffectEvent, useRef, useState } from "react"
import type { AssortmentState } from "#core/assortment/model.ts"
import type { CartState } from "#core/cart/model.ts"
import type { SessionState } from "#core/session/model.ts"
import { type PurchaseRequirement, missingRequirement, visibleQuantity } from "#core/cart/rules.ts"
import { isAvailable } from "#core/catalogue/availability.ts"
import type { Product } from "#core/catalogue/model.ts"
import { stockholmDate } from "#core/kernel/calendar.ts"
import { useNow } from "#web/container/now.ts"
import { loadCode } from "#web/container/load-code.ts"
import { layerForRequirement } from "#web/container/panel.ts"
import { useStatePart, useCase, usePanelControl } from "#web/container/react.tsx"
import { deferred } from "#web/kit/rendering/deferred.tsx"
import { AddButton } from "#web/views/cart/AddButton.tsx"
import { addButton } from "#web/text/cart.ts"
import { nameWithSize } from "#web/text/product.ts"
import { useAfterLogIn } from "#web/container/use-after-log-in.ts"
import { requestedProductId } from "./requested-focus.ts"

/** Loaded after hydration: most pages open with few of their products in the cart. */
const QuantityStepper = deferred(() =>
  loadCode(() => import("#web/views/cart/QuantityStepper.tsx"), { preloaded: true }).then(
    (module) => module.QuantityStepper
  )
)

export const preloadStepper = async (): Promise<void> => {
  await QuantityStepper.load()
}

/** The button's label; the first match wins (CART-48..55, PRODUCT-13). */
const labelOf = (requirement: PurchaseRequirement | null, { sellable, price }: Product, available: boolean): string => {
  if (requirement === "store") return addButton.chooseStore
  if (requirement === "log-in") return addButton.logIn
  if (requirement === "delivery") return addButton.changeDelivery
  if (!sellable) return addButton.discontinued
  if (price === null) return addButton.soldOut
  return available ? addButton.add : addButton.unavailable
}

const quantityOf = (gtin: string) => (cart: CartState) => visibleQuantity(cart, gtin)
const statusOf = ({ status }: SessionState) => status
const requirementFor = (status: SessionState["status"]) => (assortment: AssortmentState) =>
  missingRequirement(assortment, { status })
const isUnknown = ({ status }: CartState) => status === "unknown"

export interface AddControlProps {
  readonly product: Product
  /** Called when the shopper adds the product with this button. */
  readonly onAdd?: (() => void) | undefined
  /** Opens the log-in; by default in the panel. */
  readonly onLogInRequest?: () => void
  /** When the location requests the focus for this product, focuses the button, and adds the product after a log-in. */
  readonly focusOnRequest?: boolean
}

/** The product's add button, or its stepper once it is in the cart. */
export const AddControl = ({ product, onAdd, onLogInRequest, focusOnRequest }: AddControlProps) => {
  const quantity = useStatePart(cartState, quantityOf(product.gtin))
  const status = useStatePart(sessionState, statusOf)
  const requirement = useStatePart(assortmentState, requirementFor(status))
  const available = isAvailable(product, stockholmDate(useNow()))
  const isCartUnknown = useStatePart(cartState, isUnknown)
  const panel = usePanelControl()
  const addToCart = useCase("addToCart")
  const setQuantity = useCase("setQuantity")
  const [justAdded, setJustAdded] = useState(false)
  const [justRemoved, setJustRemoved] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const canBuy = product.sellable && product.price !== null && available
  const canAdd = requirement === null && canBuy
  const add = () => {
    setJustRemoved(false)
    setJustAdded(true)
    onAdd?.()
    void addToCart({ product })
  }
  const addAfterLogIn = useAfterLogIn(() => {
    if (quantity === 0) add()
  }, canAdd)
  const resume = useEffectEvent(() => {
    button.current?.focus()
    addAfterLogIn()
  })
  useEffect(() => {
    if (focusOnRequest && requestedProductId() === product.id) resume()
  }, [focusOnRequest, product.id])
  // Moves the focus to the button that has just replaced the stepper.
  useEffect(() => {
    if (justRemoved && quantity === 0) button.current?.focus({ preventScroll: true })
  }, [justRemoved, quantity])

  const name = nameWithSize(product)
  if (canAdd && quantity > 0) {
    return (
      <Suspense fallback={<AddButton label={addButton.add} name={name} pending onPress={() => undefined} />}>
        <QuantityStepper
          productId={product.id}
          value={quantity}
          max={product.maximum}
          unit={product.unit}
          size={product.size}
          name={name}
          justAdded={justAdded}
          isRestored={justRemoved}
          onChange={(newQuantity) => {
            setJustAdded(false)
            setJustRemoved(newQuantity === 0)
            void setQuantity({ product, quantity: newQuantity })
          }}
        />
      </Suspense>
    )
  }
  const press = () => {
    if (requirement === "log-in" && onLogInRequest !== undefined) return onLogInRequest()
    if (requirement === null) return add()
    if (requirement === "log-in") addAfterLogIn()
    panel.open(layerForRequirement(requirement))
  }
  return (
    <AddButton
      ref={button}
      label={labelOf(requirement, product, available)}
      name={name}
      pending={status === "customer" && isCartUnknown}
      unavailable={requirement === null && !canBuy}
      productId={canAdd ? product.id : undefined}
      onPress={press}
    />
  )
}
