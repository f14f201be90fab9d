import type { SelectAssortmentError } from "#core/assortment/resolve-selection.ts"
import * as delivery from "#web/text/delivery.ts"
import { wrongZipCode } from "#web/text/forms.ts"

/** Texts of a failed selection (DELIV-02, DELIV-44). A postal code without home delivery is shown with the nearest stores instead. */
export const selectionFailures: { readonly [Tag in Exclude<SelectAssortmentError["_tag"], "NoHomeDelivery">]: string } =
  {
    InvalidPostalCode: wrongZipCode(delivery.postalCode),
    StoreNotSelectable: delivery.switchFailed,
    AssortmentUnavailable: delivery.switchFailed
  }
