import { Exit } from "effect"
import { checkPerson } from "#core/account/check-person.ts"
import type { Shopper } from "./open-shopper.ts"
import type { Api } from "./api.ts"
import { Unresolved } from "./resolve.ts"

/** The maximum number of look-ups, which the API limits. */
const maxLookUps = 5

/** Rotates the list by an offset that is derived from the seed. */
const rotate = (numbers: ReadonlyArray<string>, seed: number): ReadonlyArray<string> => {
  const start = numbers.length === 0 ? 0 : Math.abs(Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d)) % numbers.length
  return [...numbers.slice(start), ...numbers.slice(0, start)]
}

/** Picks a person of the register who is not a customer yet; candidates who may be customers are looked up. */
export const pickUnregisteredPerson = async (api: Api, shopper: Shopper, seed: number): Promise<string> => {
  const { personalNumbers, areUnregistered } = await api.people()
  const candidates = rotate(personalNumbers, seed)
  for (const personalNumber of candidates.slice(0, maxLookUps)) {
    if (areUnregistered || Exit.isSuccess(await shopper.run(checkPerson({ personalNumber })))) return personalNumber
  }
  throw new Unresolved(
    candidates.length === 0
      ? "Everyone in the register is already a customer; 'skafferi seed --reset' starts over."
      : `None of ${Math.min(maxLookUps, candidates.length)} people picked from the population register can register with this API now; try again with another --seed, or later.`
  )
}
