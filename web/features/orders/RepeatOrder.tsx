import { useState } from "react"
import { countItems } from "#core/cart/rules.ts"
import type { RepeatableEntry } from "#core/journeys/load-repeatable-order.ts"
import type { Order } from "#core/orders/model.ts"
import { useCase, usePanelControl } from "#web/container/react.tsx"
import { useAction } from "#web/forms/use-action.ts"
import { Button } from "#web/kit/controls/Button.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { Checkbox } from "#web/kit/forms/Checkbox.tsx"
import { Dialog } from "#web/kit/overlays/Dialog.tsx"
import { quantityWithUnit } from "#web/text/cart-content.ts"
import { mealQuantity } from "#web/text/cart-entries.ts"
import { portionCount } from "#web/text/recipe-card.ts"
import { close } from "#web/text/common.ts"
import * as text from "#web/text/order-changes.ts"
import { repeatFailures } from "./order-action-failures.ts"
import styles from "./RepeatOrder.module.css"
import { brandAndSize } from "#web/text/product.ts"

const quantityTextOf = (entry: RepeatableEntry): string => {
  switch (entry.kind) {
    case "product":
      return quantityWithUnit(entry.quantity, entry.product.unit)
    case "recipe":
      return portionCount(entry.recipe.portions)
    case "bag":
      return portionCount(entry.bag.portions)
    case "meal":
      return mealQuantity(entry.meal.quantity, entry.meal.unit)
  }
}

const detailsOf = (entry: RepeatableEntry): string => (entry.kind === "product" ? brandAndSize(entry.product) : "")

/** The number of products, as the cart counts them. */
const countProducts = (entries: ReadonlyArray<RepeatableEntry>): number =>
  entries.reduce((sum, entry) => {
    if (entry.kind === "product") return sum + countItems([{ unit: entry.product.unit, quantity: entry.quantity }])
    return sum + (entry.kind === "recipe" ? countItems(entry.recipe.items) : 1)
  }, 0)

/** 'Handla igen': lists the entries of the order that can still be bought, all selected, names the others, and adds the selected ones to the cart. */
export const RepeatOrder = ({ order }: { readonly order: Pick<Order, "id" | "number"> }) => {
  const panel = usePanelControl()
  const loadRepeatableOrder = useCase("loadRepeatableOrder")
  const repeatOrder = useCase("repeatOrder")
  const [entries, setEntries] = useState<ReadonlyArray<RepeatableEntry>>()
  const [missingNames, setMissingNames] = useState<ReadonlyArray<string>>([])
  const [deselectedKeys, setDeselectedKeys] = useState<ReadonlySet<string>>(new Set())
  const loading = useAction(() => loadRepeatableOrder({ id: order.id }), {
    onSuccess: (_, repeatable) => {
      setDeselectedKeys(new Set())
      setMissingNames(repeatable.missing)
      setEntries(repeatable.entries)
    }
  })
  const selectedEntries = (entries ?? []).filter(({ key }) => !deselectedKeys.has(key))
  const keys = selectedEntries.map(({ key }) => key)
  const adding = useAction(() => repeatOrder({ id: order.id, keys }), {
    onSuccess: (_, repeated) => {
      // The dialog stays open to name what could not be added; the cart would cover it.
      const notAddedNames = repeated.missing.filter((name) => !missingNames.includes(name))
      if (notAddedNames.length > 0) return setMissingNames(repeated.missing)
      setEntries(undefined)
      panel.open("cart")
    }
  })
  const toggle = (key: string, isSelected: boolean) =>
    setDeselectedKeys(
      (current) => new Set(isSelected ? [...current].filter((other) => other !== key) : [...current, key])
    )
  const failure = loading.failure ?? adding.failure
  return (
    <>
      <Button
        variant="quiet"
        pending={loading.isPending}
        aria-label={`${text.repeat} ${order.number}`}
        onClick={() => void loading.run()}
      >
        {text.repeat}
      </Button>
      {failure !== undefined && entries === undefined && (
        <Notice kind="danger" announce="assertive">
          {repeatFailures[failure._tag]}
        </Notice>
      )}
      <Dialog
        open={entries !== undefined}
        onClose={() => setEntries(undefined)}
        title={text.repeatTitle(order.number)}
        closeLabel={close}
        actions={
          <Button unavailable={keys.length === 0} pending={adding.isPending} onClick={() => void adding.run()}>
            {text.addSelected(countProducts(selectedEntries))}
          </Button>
        }
      >
        {entries?.length === 0 ? <p>{text.nothingToRepeat}</p> : <p>{text.repeatNote}</p>}
        {missingNames.length > 0 && <Notice kind="warning">{text.missingProducts(missingNames)}</Notice>}
        <ul role="list" className={styles.entries}>
          {(entries ?? []).map((entry) => (
            <li key={entry.key}>
              <Checkbox
                label={
                  <>
                    {entry.name} <span className={styles.details}>{detailsOf(entry)}</span>
                  </>
                }
                note={quantityTextOf(entry)}
                checked={!deselectedKeys.has(entry.key)}
                onChange={(isSelected) => toggle(entry.key, isSelected)}
              />
            </li>
          ))}
        </ul>
        {failure !== undefined && (
          <Notice kind="danger" announce="assertive">
            {repeatFailures[failure._tag]}
          </Notice>
        )}
      </Dialog>
    </>
  )
}
