import type { HttpPort } from "#core/ports/http.ts"
import type { VirtualClock } from "#adapters/fakes/virtual-clock.ts"
import type { Mailbox } from "./verbs/verb.ts"

/** People of the register with whom a script may try to register. */
export interface People {
  readonly numbers: ReadonlyArray<string>
  /** Known to be no customers yet; else each has to be asked for. */
  readonly free: boolean
}

/** The API that sessions run against, and what of its surroundings they can reach. */
export interface Api {
  /** Its address, or 'the API in this process'. */
  readonly name: string
  /** Whose cookies a browser would keep. */
  readonly origin: string
  readonly http: HttpPort["Service"]
  /** null: the machine's own clock. */
  readonly clock: VirtualClock | null
  /** null: nobody's mail can be read here. */
  readonly mailbox: Mailbox["Service"] | null
  readonly people: () => Promise<People>
  readonly close: () => Promise<void>
}
