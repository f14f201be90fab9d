import { Effect } from "effect"
import { Requests } from "../contract/requests.ts"

/** A page that went on trying behind its failure has been left (NET-12). */
export const stopTrying: Effect.Effect<void> = Effect.flatMap(Effect.service(Requests), ({ stopped }) => stopped)
