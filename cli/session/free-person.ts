import { Exit } from "effect"
import { checkPerson } from "#core/account/check-person.ts"
import type { Shopper } from "../ports.ts"
import type { Api } from "./api.ts"
import { Unresolved } from "./resolve.ts"

/** An API lets so many people be looked up before it calls a halt. */
const mostAsked = 5

/** Starts somewhere in the list, the same place for the same seed, and goes round. */
const turned = (numbers: ReadonlyArray<string>, seed: number): ReadonlyArray<string> => {
  const start = numbers.length === 0 ? 0 : Math.abs(Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d)) % numbers.length
  return [...numbers.slice(start), ...numbers.slice(0, start)]
}

/** Draws somebody of the register who is no customer yet; an API elsewhere is asked about each. */
export const drawFreePerson = async (api: Api, shopper: Shopper, seed: number): Promise<string> => {
  const { numbers, free } = await api.people()
  const candidates = turned(numbers, seed)
  for (const number of candidates.slice(0, mostAsked)) {
    if (free || Exit.isSuccess(await shopper.run(checkPerson({ personalNumber: number })))) return number
  }
  throw new Unresolved(
    candidates.length === 0
      ? "Everybody of the register is a customer already; 'skafferi seed --reset' starts over."
      : `None of ${Math.min(mostAsked, candidates.length)} people drawn from the register may register with this API now; try again with another --seed, or later.`
  )
}
