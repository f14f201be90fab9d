import type { SelectAssortmentError } from "#core/assortment/find-choice.ts"
import * as delivery from "#web/text/delivery.ts"
import { wrongZipCode } from "#web/text/forms.ts"

/** What the shopper is told (DELIV-02, DELIV-44). Where nobody delivers home, the nearest stores are offered beside it. */
export const choiceFailures: { readonly [Tag in Exclude<SelectAssortmentError["_tag"], "NoHomeDelivery">]: string } & { readonly NoHomeDelivery: (postalCode: string) => string } = {
  InvalidPostalCode: wrongZipCode(delivery.postalCode),
  NoHomeDelivery: delivery.postalCodeNotServed,
  StoreNotSelectable: delivery.switchFailed,
  AssortmentUnavailable: delivery.switchFailed
}
