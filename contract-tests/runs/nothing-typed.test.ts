import { inspect } from "node:util"
import { Effect, Logger } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { answerJson, type FakeServer, refuse, unreachable } from "#adapters/fakes/fake-http.ts"
import { customerStatus } from "#core/account/api.ts"
import { checkEmail } from "#core/account/check-email.ts"
import { checkPerson } from "#core/account/check-person.ts"
import { requestPasswordReset } from "#core/account/request-password-reset.ts"
import { resetPassword } from "#core/account/reset-password.ts"
import { call } from "#core/contract/call.ts"
import { logIn } from "#core/journeys/after-log-in.ts"
import { register } from "#core/journeys/register.ts"
import type { HttpRequest } from "#core/ports/http.ts"
import type { AppContext } from "#core/composition/app-context.ts"
import { openFakeShop } from "./fake-shop.ts"

/** Everything of a request that a careless back end might repeat. */
const everything = ({ path, body }: HttpRequest): string => decodeURIComponent(`${path} ${body?.text ?? ""}`)

/** What can go wrong with a call, in all the ways that an error is made of. */
const anyFailingServer: fc.Arbitrary<FakeServer> = fc.oneof(
  fc.constant<FakeServer>(({ path }) => unreachable(path)),
  fc.constant<FakeServer>(() => Effect.never),
  fc.constant<FakeServer>(() => answerJson({ nothing: "declared" })),
  fc.constant<FakeServer>((request) => Effect.succeed({ status: 200, headers: {}, text: everything(request) })),
  fc.tuple(fc.constantFrom(400, 401, 404, 409, 429, 500, 503), fc.boolean()).map(([status, echoes]): FakeServer => (request) =>
    echoes ? refuse(status, everything(request), everything(request)) : refuse(status, "bad_request")),
  fc.constantFrom(400, 500).map((status): FakeServer => (request) => Effect.succeed({ status, headers: {}, text: everything(request) }))
)

const anyTyped = fc.record({
  personalNumber: fc.tuple(fc.constantFrom("19", "20"), fc.stringMatching(/^\d{10}$/)).map(([century, rest]) => century + rest),
  email: fc.stringMatching(/^[a-z]{8,12}$/).map((name) => `${name}@typed.example`),
  password: fc.stringMatching(/^[A-Za-z0-9!?]{10,20}$/).map((word) => `pw-${word}`),
  mobilePhone: fc.stringMatching(/^07\d{8}$/),
  token: fc.stringMatching(/^[A-Za-z0-9_-]{43}$/)
})

/** All the ways in which an error reaches a screen, a log or a report. */
const forms = (error: unknown): string =>
  [String(error), inspect(error, { depth: 9, showHidden: true }), JSON.stringify(error), error instanceof Error ? `${error.message} ${error.stack}` : ""].join("\n")

/** Everything that is left of a use case which fails: its error and what it logs. */
const tracesOf = async (server: FakeServer, effect: Effect.Effect<unknown, unknown, AppContext>): Promise<string> => {
  const logged: Array<string> = []
  const collect = Logger.layer([Logger.make(({ message, cause }) => void logged.push(forms(message), forms(cause)))])
  const shop = await openFakeShop(server, { customer: false })
  try {
    const started = shop.start(Effect.provide(effect, collect))
    await shop.pass(3_600_000)
    const outcome = await started
    return [...logged, outcome._tag === "Failure" ? forms(outcome.failure) : ""].join("\n")
  } finally {
    await shop.dispose()
  }
}

describe("what a shopper types", () => {
  it("REG-20 never stands in an error of the account's use cases in any of its forms, nor in a log line, whatever the back end does", () =>
    fc.assert(fc.asyncProperty(anyTyped, anyFailingServer, async (typed, server) => {
      const { personalNumber, email, password, mobilePhone, token } = typed
      const uses: ReadonlyArray<Effect.Effect<unknown, unknown, AppContext>> = [
        checkPerson({ personalNumber }),
        checkEmail({ email }),
        register({ personalNumber, email, password, mobilePhone, person: { personalNumber, firstName: "", lastName: "", streetAddress: "", zipCode: "", city: "" } }),
        logIn({ email, password }),
        requestPasswordReset({ email }),
        resetPassword({ token, password, repeated: password })
      ]
      for (const use of uses) {
        const traces = await tracesOf(server, use)
        for (const value of Object.values(typed)) expect(traces).not.toContain(value)
      }
    }), { numRuns: 40 }), 60_000)

  it.each([
    ["nobody answers", ({ path }: HttpRequest) => unreachable(path)],
    ["time runs out", () => Effect.never],
    ["the API refuses", () => refuse(429, "too_many_lookups")],
    ["the answer is broken", () => answerJson({})]
  ])("REG-20 never stands in the error of the call itself when %s", async (_, server) => {
    const traces = await tracesOf(server as FakeServer, call(customerStatus, { params: { id: "199001012385" } }))
    expect(traces).not.toContain("199001012385")
  })
})
