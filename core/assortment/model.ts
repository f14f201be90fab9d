/** DELIV-01 */
export type DeliveryMethod = "homeDelivery" | "pickupAtStore"

export interface Store {
  readonly siteId: string
  readonly storeNumber: string
  readonly name: string
  readonly city: string
  readonly streetAddress: string
  readonly zipcode: string
  /** Offered in the store selector (STORE-05). */
  readonly selectable: boolean
  readonly searchKeyWords: ReadonlyArray<string>
  readonly phone: string
  readonly email: string
}

/** What the shopper has chosen, and so which goods, prices and offers are shown (DELIV-04..06). */
export interface Choice {
  readonly method: DeliveryMethod
  readonly siteId: string
  readonly storeNumber: string
  readonly storeName: string
  /** Five digits with home delivery, else null or the last one given. */
  readonly postalCode: string | null
  readonly city: string
  /** Goods and recipes can be had this way; by home delivery only where the site's grocery assortment is driven to the postal code (DELIV-26). */
  readonly groceries: boolean
}

export interface AssortmentView {
  readonly choice: Choice | null
  readonly loading: boolean
  readonly failed: boolean
}
