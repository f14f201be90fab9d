import { bookedTime } from "#core/delivery/shown-time.ts"
import type { LostLine } from "#core/journeys/preview-store-change.ts"
import { CartViewId, ShownTimeViewId } from "#web/container/ids.ts"
import { useStateView } from "#web/container/react.tsx"
import { Button } from "#web/kit/Button.tsx"
import { Dialog } from "#web/kit/Dialog.tsx"
import { Notice } from "#web/kit/Notice.tsx"
import { Picture } from "#web/kit/Picture.tsx"
import * as text from "#web/text/cart-content.ts"
import { cancel } from "#web/text/common.ts"
import { timeGivenBack } from "#web/text/delivery.ts"
import styles from "./NewCartPreview.module.css"
import type { StoreChanging } from "./use-store-change.ts"

/** Two places, one rule: the words of a list of stores, and those of the delivery picker (PREVIEW-10). */
const words = {
  selector: { accept: text.accept, cancel },
  picker: { accept: text.goOnAndRemove, cancel: text.goBack }
} as const

const Goods = ({ intro, lines }: { readonly intro: string; readonly lines: ReadonlyArray<LostLine> }) =>
  lines.length === 0 ? null : (
    <>
      <p>{intro}</p>
      <ul role="list" className={styles.goods}>
        {lines.map(({ gtin, name, brand, size, picture, unit, quantity }) => (
          <li key={gtin} className={styles.line}>
            <span className={styles.well}>{picture !== null && <Picture src={picture} alt="" width={80} height={80} className={styles.picture} />}</span>
            <span className={styles.name}>
              {name}
              <span className={styles.about}>{[brand, size].filter(Boolean).join(" · ")}</span>
            </span>
            <span className={styles.quantity}>{text.quantityWithUnit(quantity, unit)}</span>
          </li>
        ))}
      </ul>
    </>
  )

/** What a change would take out of the cart, and both ways on; asked before anything has changed. */
export const NewCartPreview = ({ changing, place }: { readonly changing: StoreChanging; readonly place: keyof typeof words }) => {
  const { asking, accept, cancel: goBack, pending } = changing
  const lost = asking?.lost ?? []
  const slotId = useStateView(CartViewId, ({ settled }) => settled?.slotId ?? null)
  const time = useStateView(ShownTimeViewId, (view) => bookedTime(view, slotId))
  /** Another page has taken them out, or changed the store, while the question stood open. */
  const nothing = asking !== null && lost.length === 0
  const notDriven = lost.filter(({ loss }) => loss === "not-driven-home")
  return (
    <Dialog
      open={asking !== null}
      question
      onClose={goBack}
      title={nothing ? text.nothingLost : asking?.toHome === true || notDriven.length > 0 ? text.homeDeliveryNotPossible : text.previewTitle}
      actions={
        <>
          <Button pending={pending !== null} onClick={() => void accept()}>{nothing ? (asking.sameStore ? text.switchMethod : text.switchStore) : words[place].accept}</Button>
          <Button look="quiet" onClick={goBack}>{words[place].cancel}</Button>
        </>
      }
    >
      <div className={styles.preview} aria-live="polite">
        {nothing && <p>{text.nothingLostText}</p>}
        <Goods intro={text.homeDeliveryNotPossibleText} lines={notDriven} />
        <Goods intro={asking?.toHome === true ? text.notInHomeStore : text.previewText} lines={lost.filter(({ loss }) => loss === "not-sold")} />
        {asking?.losesTime === true && <Notice kind="warning">{timeGivenBack(time ?? "unknown")}</Notice>}
      </div>
    </Dialog>
  )
}
