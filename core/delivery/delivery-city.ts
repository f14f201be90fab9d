export interface DeliveryCity {
  readonly name: string
  readonly url: string
}

export interface DeliveryCityWithPostalCodes extends DeliveryCity {
  /** Five digits, or a prefix of fewer. */
  readonly postalCodes: ReadonlyArray<string>
}
