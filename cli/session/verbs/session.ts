import { Effect } from "effect"
import { keepPending, resumePending } from "#core/cart/keep-pending.ts"
import { makeStates, type States } from "#core/composition/states.ts"
import { actAsCustomer as actAsCustomerCase } from "#core/journeys/act-as-customer.ts"
import { afterLogIn, logIn as logInCase } from "#core/journeys/after-log-in.ts"
import { logOut as logOutCase } from "#core/journeys/log-out.ts"
import { startUp } from "#core/journeys/start-up.ts"
import { logInFailures } from "#web/features/session/log-in-failures.ts"
import { actingFailed, loggedOut, succeeded } from "#web/text/login.ts"
import { exitCodes } from "../../exit-codes.ts"
import { customerView, storeView } from "../plain.ts"
import { secret, Shown, text, verb } from "./verb.ts"

/** Who shops where from now on. */
const here = (states: States) => ({ customer: customerView(states), store: storeView(states) })

export const visit = verb({
  name: "visit",
  summary: "Opens the shop anew, as a reload of the page does: session, store and cart come back. Every script begins with it.",
  example: "visit:",
  input: {},
  run: () =>
    Effect.gen(function*() {
      const states = yield* Shown
      yield* keepPending
      const untouched = makeStates()
      states.session.set(untouched.session.current())
      states.assortment.set(untouched.assortment.current())
      states.cart.set(untouched.cart.current())
      states.suggestions.set(untouched.suggestions.current())
      const after = yield* startUp({ cleanUp: true })
      yield* resumePending
      return { ...after, ...here(states) }
    }),
  failures: {}
})

export const logIn = verb({
  name: "log-in",
  summary: "Logs in, fetches what a customer sees, and brings the cart along.",
  example: "log-in: { email: erik.eriksson@exempel.se, password: Matkasse-2026 }",
  input: { email: text("The customer's e-mail address"), password: secret("The password") },
  run: (input) => Effect.flatMap(logInCase(input), (after) => Effect.map(Shown, (states) => ({ ...after, ...here(states) }))),
  failures: logInFailures,
  says: () => succeeded,
  exitCode: exitCodes.authentication
})

export const actAsCustomer = verb({
  name: "act-as-customer",
  summary: "Goes on as the customer whom a staff member's token names, for half an hour.",
  example: "act-as-customer: demo-anna",
  input: { token: secret("The last part of /_cl_/{token}") },
  short: "token",
  run: (input) =>
    Effect.gen(function*() {
      yield* actAsCustomerCase(input)
      yield* afterLogIn({ cleanUp: true })
      return here(yield* Shown)
    }),
  failures: { CustomerTokenRefused: actingFailed },
  exitCode: exitCodes.authentication
})

export const logOut = verb({
  name: "log-out",
  summary: "Sends what the cart still holds back, ends the session and forgets the customer.",
  example: "log-out:",
  input: {},
  run: () => logOutCase,
  failures: {},
  says: () => loggedOut
})
