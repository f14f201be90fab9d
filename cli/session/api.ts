import type { HttpPort } from "#core/ports/http.ts"
import type { VirtualClock } from "#adapters/fakes/virtual-clock.ts"
import type { Mailbox } from "./verbs/verb.ts"

/** People in the population register whom a script may register. */
export interface People {
  readonly personalNumbers: ReadonlyArray<string>
  /** Whether they are known not to be customers; otherwise each must be looked up. */
  readonly areUnregistered: boolean
}

/** The API that sessions run against, with its clock and mailbox if available. */
export interface Api {
  /** Its URL, or 'the API in this process'. */
  readonly name: string
  /** The origin of its cookies. */
  readonly origin: string
  readonly http: HttpPort["Service"]
  /** null means the machine's clock. */
  readonly clock: VirtualClock | null
  /** null when no mailbox can be read. */
  readonly mailbox: Mailbox["Service"] | null
  readonly people: () => Promise<People>
  readonly close: () => Promise<void>
}
