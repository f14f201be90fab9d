import { Effect } from "effect"
import { createCustomer } from "../account/api.ts"
import { checkPerson } from "../account/check-person.ts"
import type { Person } from "../account/model.ts"
import { type RegistrationError, registrationErrorOf } from "../account/registration-error.ts"
import type { AssortmentState } from "../assortment/assortment-state.ts"
import type { CartQueue } from "../cart/cart-queue.ts"
import type { CartState } from "../cart/cart-state.ts"
import { call, type CallContext } from "../contract/call.ts"
import type { CookieStorage, DeviceStorage } from "../ports/storage.ts"
import type { SessionState } from "../session/session-state.ts"
import { type AfterLogIn, logIn } from "./after-log-in.ts"

export interface RegisterInput {
  readonly personalNumber: string
  readonly email: string
  readonly mobilePhone: string
  readonly password: string
  /** Where the shopper came from (ROUTE-12). */
  readonly referrer?: "sms" | ""
  /** Who it is, where that has been looked up already; looked up first unless given. */
  readonly person?: Person
  /** An earlier try got no answer: the account may stand already. */
  readonly unanswered?: boolean
}

export interface Registered extends AfterLogIn {
  /** The account stands, but the shopper has to log in by hand. */
  readonly mustLogIn: boolean
}

type Context = SessionState | AssortmentState | CartState | CartQueue | CookieStorage | DeviceStorage | CallContext

/** Whether a refusal may only say that the earlier try, whose answer was lost, has done what was asked. */
const mayBeOurs = ({ unanswered }: RegisterInput, refused: RegistrationError): boolean =>
  unanswered === true && (refused._tag === "PersonalNumberInUse" || refused._tag === "EmailInUse")

/** Check the person, create the customer, log in, fetch user and cart: in this order (REG-19). */
export const register = (input: RegisterInput): Effect.Effect<Registered, RegistrationError, Context> =>
  Effect.gen(function*() {
    const { personalNumber: pnr } = input.person ?? (yield* checkPerson(input))
    const { email, mobilePhone, password, referrer = "" } = input
    const created = yield* Effect.result(call(createCustomer, { body: { pnr, emailAddress: email, password, mobilePhone, referrer } }))
    const refused = created._tag === "Failure" ? registrationErrorOf(createCustomer)(created.failure) : null
    if (refused !== null && !mayBeOurs(input, refused)) return yield* refused
    const loggedIn = yield* Effect.result(logIn({ email, password }))
    if (loggedIn._tag === "Success") return { ...loggedIn.success, mustLogIn: false }
    return refused === null ? { mustChooseStore: false, mustLogIn: true } : yield* refused
  })
