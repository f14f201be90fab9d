export interface LiveRegionProps {
  /** What is read out; a change is read once. */
  readonly message: string
  readonly assertive?: boolean | undefined
}

/** An unseen region that is in the page from the start and reads out what is put into it. */
export const LiveRegion = ({ message, assertive }: LiveRegionProps) => (
  <div className="visually-hidden" role={assertive ? "alert" : "status"} aria-live={assertive ? "assertive" : "polite"} aria-atomic="true">
    {message}
  </div>
)
