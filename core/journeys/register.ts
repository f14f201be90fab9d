import { Effect } from "effect"
import type { States } from "../kernel/state-of.ts"
import { createCustomer } from "../account/api.ts"
import { checkPerson } from "../account/check-person.ts"
import type { Person } from "../account/model.ts"
import { type RegistrationError, registrationErrorOf } from "../account/registration-error.ts"
import type { CartQueue } from "../cart/cart-queue.ts"
import { call, type CallContext } from "../contract/call.ts"
import type { CookieStorage, DeviceStorage } from "../ports/storage.ts"
import { type AfterLogInResult } from "./after-log-in.ts"
import { logIn } from "./log-in.ts"

export interface RegisterInput {
  readonly personalNumber: string
  readonly email: string
  readonly mobilePhone: string
  readonly password: string
  /** 'sms' when a link in a text message led to the registration (ROUTE-12). */
  readonly referrer?: "sms" | ""
  /** The person, if already looked up; otherwise they are looked up first. */
  readonly person?: Person
  /** Whether the outcome of an earlier attempt is unknown, so that the account may exist already. */
  readonly outcomeUnknown?: boolean
}

export interface RegistrationResult extends AfterLogInResult {
  /** Whether the account exists but the log-in failed, so that the shopper has to log in. */
  readonly mustLogIn: boolean
}

type Context = States | CartQueue | CookieStorage | DeviceStorage | CallContext

/** Whether the error may mean that an earlier attempt, whose outcome is unknown, has succeeded. */
const mayHaveSucceeded = ({ outcomeUnknown }: RegisterInput, registrationError: RegistrationError): boolean =>
  outcomeUnknown === true &&
  (registrationError._tag === "PersonalNumberInUse" || registrationError._tag === "EmailInUse")

/** Checks the person, creates the customer, logs in, and fetches the customer and the cart, in this order (REG-19). */
export const register = (input: RegisterInput): Effect.Effect<RegistrationResult, RegistrationError, Context> =>
  Effect.gen(function* () {
    const { personalNumber: pnr } = input.person ?? (yield* checkPerson(input))
    const { email, mobilePhone, password, referrer = "" } = input
    const creation = yield* Effect.result(
      call(createCustomer, { body: { pnr, emailAddress: email, password, mobilePhone, referrer } })
    )
    const registrationError = creation._tag === "Failure" ? registrationErrorOf(createCustomer)(creation.failure) : null
    if (registrationError !== null && !mayHaveSucceeded(input, registrationError)) return yield* registrationError
    const logInResult = yield* Effect.result(logIn({ email, password }))
    if (logInResult._tag === "Success") return { ...logInResult.success, mustLogIn: false }
    return registrationError === null
      ? { promptsForStore: false, isFirstSelection: false, mustLogIn: true }
      : yield* registrationError
  })
