/** Data that all products of one kind have in common. */
export interface Profile {
  readonly storage: string | null
  readonly shelfLife?: readonly [guaranteedDays: number, averageDays: number]
  readonly recycling: string
  /** Country codes separated by '/'; each product gets one of them. */
  readonly origins: string
  readonly traits?: ReadonlyArray<string>
  /** The codes of hazard pictograms: 'GHS07'. */
  readonly hazards?: ReadonlyArray<string>
  readonly signalWord?: string
}
