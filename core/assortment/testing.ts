import type { DeliverySelection } from "./model.ts"

/** Home delivery in the centre of Stockholm. */
export const stockholmSelection: DeliverySelection = {
  method: "homeDelivery",
  siteId: "1001",
  storeNumber: "3201",
  storeName: "Skafferi Vasastan",
  postalCode: "11122",
  city: "Stockholm",
  deliversGroceries: true
}
