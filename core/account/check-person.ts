import { Effect } from "effect"
import { call, type CallContext } from "../contract/call.ts"
import { stockholmDate } from "../kernel/calendar.ts"
import { now } from "../ports/clock.ts"
import { customerStatus } from "./api.ts"
import { NotOfAge, PersonalNumberInUse, PersonNotFound } from "./errors.ts"
import type { Person } from "./model.ts"
import { type RegistrationError, registrationErrorOf } from "./registration-error.ts"
import { parsePersonalNumber } from "./rules.ts"

/** Looks up a personal number. Returns the person, or fails with the reason why they cannot register (REG-02, REG-03, REG-20). */
export const checkPerson = ({
  personalNumber
}: {
  readonly personalNumber: string
}): Effect.Effect<Person, RegistrationError, CallContext> =>
  Effect.gen(function* () {
    const id = parsePersonalNumber(personalNumber, stockholmDate(yield* now))
    if (id === null) return yield* new PersonNotFound()
    const { over18, hasParInfo, hasLogin, parInfo } = yield* Effect.mapError(
      call(customerStatus, { params: { id } }),
      registrationErrorOf(customerStatus)
    )
    if (hasLogin) return yield* new PersonalNumberInUse()
    if (!over18) return yield* new NotOfAge()
    if (!hasParInfo || parInfo === null) return yield* new PersonNotFound()
    return parInfo
  })
