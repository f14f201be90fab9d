/** The data that the server embeds in the document, so that the browser starts with the same states without requesting them again. */
export interface Seed {
  /** The values of the seeded states, by name. */
  readonly states: Readonly<Record<string, unknown>>
  /** When the page was rendered, in ms since 1970; used as the current time until hydration has ended. */
  readonly now: number
  /** Whether the customer has to choose a store, because the saved store does not exist any more (DELIV-18). */
  readonly mustChooseStore: boolean
  /** Whether the API has just rejected this browser's session (TOAST-23). */
  readonly sessionEnded: boolean
}
