import { stockholmDate } from "#core/kernel/calendar.ts"
import type { Offer } from "#core/offers/model.ts"
import { limitationOf } from "#core/offers/rules.ts"
import { Button } from "#web/kit/controls/Button.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import * as paths from "#web/paths.ts"
import { switchStore } from "#web/text/cart.ts"
import * as text from "#web/text/offers.ts"
import { chooseStore } from "#web/text/shell.ts"

export interface OfferNoticeProps {
  readonly offer: Pick<Offer, "storeNumbers" | "from" | "to">
  /** The number of the selected store. */
  readonly storeNumber: string | null
  /** The current time, in ms since 1970. */
  readonly now: number
  readonly onChooseStore: () => void
}

/**
 * The banner that says why the shopper cannot use an offer: no store is selected, the selected store does not have it, it has
 * ended or it has not begun. Renders nothing otherwise (OFFER-24, OFFER-25).
 */
export const OfferNotice = ({ offer, storeNumber, now, onChooseStore }: OfferNoticeProps) => {
  switch (limitationOf(offer, storeNumber, now)) {
    case "noStore":
      return (
        <Notice
          title={text.noStoreForOffer}
          action={
            <Button small onClick={onChooseStore}>
              {chooseStore}
            </Button>
          }
        />
      )
    case "otherStore":
      return (
        <Notice
          kind="warning"
          title={text.otherStore}
          action={
            <Button small variant="quiet" onClick={onChooseStore}>
              {switchStore}
            </Button>
          }
        />
      )
    case "ended":
      return (
        <Notice
          kind="warning"
          title={text.ended}
          action={
            <Button small variant="quiet" href={paths.offers}>
              {text.seeCurrent}
            </Button>
          }
        />
      )
    case "coming":
      return <Notice title={text.coming(stockholmDate(Date.parse(offer.from)))} />
    case null:
      return null
  }
}
