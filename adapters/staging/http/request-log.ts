import pino, { type DestinationStream } from "pino"

/** One log entry. It contains no text that the caller sent but a safe request id: the route is the template of the path, without parameters. */
export interface RequestLogEntry {
  readonly method: string
  /** The path template, '/api/v1/customer/status/:id'; null when no route matches. */
  readonly route: string | null
  readonly status: number
  /** Milliseconds until the response started. */
  readonly ms: number
  readonly requestId: string
}

export type RequestLog = (entry: RequestLogEntry) => void

/** Writes a JSON line for each request, at level error for 5xx and level info otherwise. */
export const makeRequestLog = (destination: DestinationStream): RequestLog => {
  const logger = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination)
  return (entry) => (entry.status >= 500 ? logger.error(entry) : logger.info(entry))
}

/** Opens the file `target` to append to, or standard error when `target` is 'stderr'. */
export const logDestination = (target: string): DestinationStream =>
  pino.destination(target === "stderr" ? { dest: 2, sync: true } : { dest: target, sync: false, mkdir: true })
