import { assortmentState } from "#core/assortment/assortment-state.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { sessionState } from "#core/session/session-state.ts"
import { suggestionsState } from "#core/search/suggestions-state.ts"
import { Effect } from "effect"
import { persistPending } from "#core/cart/persist-pending.ts"
import { resumePending } from "#core/cart/resume-pending.ts"
import type { StateDefinition, StateStore } from "#core/kernel/state.ts"
import { States } from "#core/kernel/state-of.ts"
import { afterLogIn } from "#core/journeys/after-log-in.ts"
import { logInFailures } from "#web/features/session/log-in-failures.ts"
import { actingFailed, loggedOut, succeeded } from "#web/text/login.ts"
import { exitCodes } from "../../exit-codes.ts"
import { customerView, storeView } from "../plain.ts"
import { secret, text, useCaseVerb } from "./verb.ts"

const reset = <A>(states: StateStore, definition: StateDefinition<A>): void =>
  states.of(definition).set(definition.initial)

/** The current customer and store, as the steps' results show them. */
const customerAndStore = (states: StateStore) => ({ customer: customerView(states), store: storeView(states) })

export const visit = useCaseVerb("startUp", {
  name: "visit",
  summary: "Restores session, store and cart, as a page reload does. Every script starts with it.",
  example: "visit:",
  input: {},
  run: (_, startUp) =>
    Effect.gen(function* () {
      const states = yield* States
      yield* persistPending()
      reset(states, sessionState)
      reset(states, assortmentState)
      reset(states, cartState)
      reset(states, suggestionsState)
      const storeCheck = yield* startUp({ deleteStaleCarts: true })
      yield* resumePending()
      return { ...storeCheck, ...customerAndStore(states) }
    }),
  failures: {}
})

export const logIn = useCaseVerb("logIn", {
  name: "log-in",
  summary: "Logs in, fetches the customer's data and switches the cart to the selected store.",
  example: "log-in: { email: erik.eriksson@exempel.se, password: Matkasse-2026 }",
  input: { email: text("The customer's e-mail address"), password: secret("The password") },
  run: (input, logIn) =>
    Effect.flatMap(logIn(input), (storeCheck) =>
      Effect.map(States, (states) => ({ ...storeCheck, ...customerAndStore(states) }))
    ),
  failures: logInFailures,
  successMessage: () => succeeded,
  exitCode: exitCodes.authentication
})

export const actAsCustomer = useCaseVerb("actAsCustomer", {
  name: "act-as-customer",
  summary: "Lets a staff member act, for half an hour, as the customer for whom the token was issued.",
  example: "act-as-customer: demo-anna",
  input: { token: secret("The last part of /_cl_/{token}") },
  shorthand: "token",
  run: (input, actAsCustomer) =>
    Effect.gen(function* () {
      yield* actAsCustomer(input)
      yield* afterLogIn({ deleteStaleCarts: true })
      return customerAndStore(yield* States)
    }),
  failures: { CustomerTokenRefused: actingFailed },
  exitCode: exitCodes.authentication
})

export const logOut = useCaseVerb("logOut", {
  name: "log-out",
  summary: "Sends pending cart changes, and ends the session.",
  example: "log-out:",
  input: {},
  run: (_, logOut) => logOut(),
  failures: {},
  successMessage: () => loggedOut
})
