/** How a catered meal is sold: by the person or by the piece. */
export type CateringUnit = "per person" | "per styck"

/** A side dish, of which one is chosen with a meal that has sides. */
export interface CateringSide {
  readonly id: string
  readonly name: string
}
