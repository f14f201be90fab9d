export interface LiveRegionProps {
  /** The announced message; each change is announced once. */
  readonly message: string
  readonly assertive?: boolean | undefined
}

/** A visually hidden live region, in the page from the start. */
export const LiveRegion = ({ message, assertive }: LiveRegionProps) => (
  <div
    className="visually-hidden"
    role={assertive ? "alert" : "status"}
    aria-live={assertive ? "assertive" : "polite"}
    aria-atomic="true"
  >
    {message}
  </div>
)
