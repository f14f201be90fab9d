import type { SelectAssortmentError } from "#core/assortment/find-choice.ts"
import * as delivery from "#web/text/delivery.ts"
import { wrongZipCode } from "#web/text/forms.ts"

/** What the shopper is told (DELIV-02, DELIV-44). That nobody delivers home is told where the nearest stores are offered instead. */
export const choiceFailures: { readonly [Tag in Exclude<SelectAssortmentError["_tag"], "NoHomeDelivery">]: string } = {
  InvalidPostalCode: wrongZipCode(delivery.postalCode),
  StoreNotSelectable: delivery.switchFailed,
  AssortmentUnavailable: delivery.switchFailed
}
