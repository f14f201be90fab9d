export type Weekday = "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday"

/** 'HH:mm' in Stockholm time. */
export interface OpeningHours {
  readonly opens: string
  readonly closes: string
}

export interface DemoStore {
  readonly siteId: string
  readonly name: string
  readonly storeNumber: string
  readonly city: string
  readonly streetAddress: string
  readonly zipcode: string
  /** 'lat,lon' */
  readonly coordinates: string
  readonly phone: string
  readonly email: string
  /** Whether the store selector shows the store. */
  readonly selectable: boolean
  readonly searchKeyWords: ReadonlyArray<string>
  readonly openingHours: Readonly<Record<Weekday, OpeningHours>>
  readonly services: ReadonlyArray<string>
}
