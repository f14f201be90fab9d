import { cartState } from "#core/cart/cart-state.ts"
import { displayedSlotState } from "#core/delivery/displayed-slot-state.ts"
import { bookedTime } from "#core/delivery/displayed-slot.ts"
import type { CartLoss } from "#core/cart/lost-lines.ts"
import { useStatePart } from "#web/container/react.tsx"
import { Button } from "#web/kit/controls/Button.tsx"
import { Dialog } from "#web/kit/overlays/Dialog.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { Picture } from "#web/kit/layout/Picture.tsx"
import { switchStore } from "#web/text/cart.ts"
import * as text from "#web/text/cart-content.ts"
import { cancel } from "#web/text/common.ts"
import { bookedTimeInvalidated } from "#web/text/delivery.ts"
import styles from "./NewCartPreview.module.css"
import type { StoreChangeControls } from "./use-store-change.ts"
import { brandAndSize } from "#web/text/product.ts"
import { portionCount } from "#web/text/recipe-card.ts"

/** The button texts, by where the change is made: `deliverySteps` is the panel's delivery layer and the checkout (PREVIEW-10). */
const buttonLabels = {
  elsewhere: { accept: text.accept, cancel },
  deliverySteps: { accept: text.continueAndRemove, cancel: text.goBack }
} as const

const LostProducts = ({ intro, losses }: { readonly intro: string; readonly losses: ReadonlyArray<CartLoss> }) =>
  losses.length === 0 ? null : (
    <>
      <p>{intro}</p>
      <ul role="list" className={styles.products}>
        {losses.map((line) => (
          <li key={`${line.gtin} ${line.name}`} className={styles.line}>
            {line.picture !== null && (
              <span className={styles.well}>
                <Picture src={line.picture} alt="" width={80} height={80} className={styles.picture} />
              </span>
            )}
            <span className={styles.name}>
              {line.name}
              <span className={styles.details}>
                {line.lostItems.length > 0 ? text.withoutItems(line.lostItems) : brandAndSize(line)}
              </span>
            </span>
            <span className={styles.quantity}>
              {line.unit === null ? portionCount(line.quantity) : text.quantityWithUnit(line.quantity, line.unit)}
            </span>
          </li>
        ))}
      </ul>
    </>
  )

/** Asks before a change of store or delivery removes products from the cart. */
export const NewCartPreview = ({
  storeChange,
  origin
}: {
  readonly storeChange: StoreChangeControls
  readonly origin: keyof typeof buttonLabels
}) => {
  const { confirmation, accept, cancel: goBack, pendingTarget } = storeChange
  const losses = confirmation?.losses ?? []
  const slotId = useStatePart(cartState, ({ serverCart }) => serverCart?.slotId ?? null)
  const time = useStatePart(displayedSlotState, (view) => bookedTime(view, slotId))
  /** True when another tab removed the products or changed the store while the dialog was open. */
  const isNothingLost = confirmation !== null && losses.length === 0
  const undeliveredLosses = losses.filter(({ loss }) => loss === "not-delivered")
  const previewTitle =
    confirmation?.isChangeToHomeDelivery === true || undeliveredLosses.length > 0
      ? text.homeDeliveryNotPossible
      : text.removedTitle
  const switchLabel = confirmation?.isSameStore === true ? text.switchMethod : switchStore
  return (
    <Dialog
      open={confirmation !== null}
      alertDialog
      onClose={goBack}
      title={isNothingLost ? text.nothingLost : previewTitle}
      actions={
        <>
          <Button pending={pendingTarget !== null} onClick={() => void accept()}>
            {isNothingLost ? switchLabel : buttonLabels[origin].accept}
          </Button>
          <Button variant="quiet" onClick={goBack}>
            {buttonLabels[origin].cancel}
          </Button>
        </>
      }
    >
      <div className={styles.preview} aria-live="polite">
        {isNothingLost && <p>{text.nothingLostText}</p>}
        <LostProducts intro={text.homeDeliveryNotPossibleText} losses={undeliveredLosses} />
        <LostProducts
          intro={confirmation?.isChangeToHomeDelivery === true ? text.notInHomeStore : text.removedText}
          losses={losses.filter(({ loss }) => loss === "not-sold")}
        />
        {confirmation?.releasesSlot === true && (
          <Notice kind="warning">{bookedTimeInvalidated(time ?? "unknown")}</Notice>
        )}
      </div>
    </Dialog>
  )
}
