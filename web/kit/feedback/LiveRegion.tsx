export interface LiveRegionProps {
  /** The message to announce; every change is announced. */
  readonly message: string
  readonly assertive?: boolean | undefined
}

/** A visually hidden live region. It must be rendered before its first message, because screen readers announce only changes. */
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
