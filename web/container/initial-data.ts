/** The data that the server embeds in the document, so that the browser starts with the same states without requesting them again. */
export interface InitialData {
  /** The values of the states that are declared as serialized, by name. */
  readonly states: Readonly<Record<string, unknown>>
  /** When the server rendered the page, in ms since 1970; the time for which the document renders all its pages. */
  readonly now: number
  /** Whether the store selector opens, as in `AfterLogInResult` (DELIV-18, DELIV-19). */
  readonly promptsForStore: boolean
  /** Whether the API has just rejected this browser's session (TOAST-23). */
  readonly sessionEnded: boolean
}
