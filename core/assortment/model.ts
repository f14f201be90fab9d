/** How the shopper receives the order (DELIV-01). */
export type DeliveryMethod = "homeDelivery" | "pickupAtStore"

export interface Store {
  readonly siteId: string
  readonly storeNumber: string
  readonly name: string
  readonly city: string
  readonly streetAddress: string
  readonly zipcode: string
  /** Whether the store can be chosen in the store selector (STORE-05). */
  readonly selectable: boolean
  readonly searchKeyWords: ReadonlyArray<string>
  readonly phone: string
  readonly email: string
}

/** The shopper's selection; it decides which products, prices and offers are shown (DELIV-04..06). */
export interface DeliverySelection {
  readonly method: DeliveryMethod
  readonly siteId: string
  readonly storeNumber: string
  readonly storeName: string
  /** Five digits for home delivery; for pickup the last postal code entered, or null. */
  readonly postalCode: string | null
  readonly city: string
  /** Whether products and recipes can be delivered or picked up; false for home delivery to a postal code that gets catering only (DELIV-26). */
  readonly deliversGroceries: boolean
}

/** The state of the assortment: the selection that decides which products, prices and offers are shown, and whether it is loading or has failed. */
export interface AssortmentState {
  readonly selection: DeliverySelection | null
  readonly loading: boolean
  readonly failed: boolean
}
