import { inspect } from "node:util"
import { Effect, Logger } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { respondWithJson, type FakeServer, respondWithError, unreachable } from "#adapters/fakes/fake-http.ts"
import { customerStatus } from "#core/account/api.ts"
import { checkEmail } from "#core/account/check-email.ts"
import { checkPerson } from "#core/account/check-person.ts"
import { requestPasswordReset } from "#core/account/request-password-reset.ts"
import { resetPassword } from "#core/account/reset-password.ts"
import { call } from "#core/contract/call.ts"
import { logIn } from "#core/journeys/log-in.ts"
import { register } from "#core/journeys/register.ts"
import type { HttpRequest } from "#core/ports/http.ts"
import type { AppContext } from "#core/composition/app-context.ts"
import { openFakeShop } from "./fake-shop.ts"

/** The contents of a request, which a careless back end might include in its response. */
const contentsOf = ({ path, body }: HttpRequest): string => decodeURIComponent(`${path} ${body?.text ?? ""}`)

/** Servers with every kind of failure. */
const anyFailingServer: fc.Arbitrary<FakeServer> = fc.oneof(
  fc.constant<FakeServer>(({ path }) => unreachable(path)),
  fc.constant<FakeServer>(() => Effect.never),
  fc.constant<FakeServer>(() => respondWithJson({ nothing: "declared" })),
  fc.constant<FakeServer>((request) => Effect.succeed({ status: 200, headers: {}, text: contentsOf(request) })),
  fc.tuple(fc.constantFrom(400, 401, 404, 409, 429, 500, 503), fc.boolean()).map(
    ([status, echoes]): FakeServer =>
      (request) =>
        echoes
          ? respondWithError(status, contentsOf(request), contentsOf(request))
          : respondWithError(status, "bad_request")
  ),
  fc.constantFrom(400, 500).map(
    (status): FakeServer =>
      (request) =>
        Effect.succeed({ status, headers: {}, text: contentsOf(request) })
  )
)

const anyInput = fc.record({
  personalNumber: fc
    .tuple(fc.constantFrom("19", "20"), fc.stringMatching(/^\d{10}$/))
    .map(([century, digits]) => century + digits),
  email: fc.stringMatching(/^[a-z]{8,12}$/).map((name) => `${name}@typed.example`),
  password: fc.stringMatching(/^[A-Za-z0-9!?]{10,20}$/).map((word) => `pw-${word}`),
  mobilePhone: fc.stringMatching(/^07\d{8}$/),
  token: fc.stringMatching(/^[A-Za-z0-9_-]{43}$/)
})

/** All representations of an error on a screen, in a log or in a report. */
const representationsOf = (error: unknown): string =>
  [
    String(error),
    inspect(error, { depth: 9, showHidden: true }),
    JSON.stringify(error),
    error instanceof Error ? `${error.message} ${error.stack}` : ""
  ].join("\n")

/** The error and the log lines of a failed use case. */
const collectTraces = async (
  server: FakeServer,
  effect: Effect.Effect<unknown, unknown, AppContext>
): Promise<string> => {
  const logLines: Array<string> = []
  const logLayer = Logger.layer([
    Logger.make(({ message, cause }) => void logLines.push(representationsOf(message), representationsOf(cause)))
  ])
  const shop = await openFakeShop(server, { isLoggedIn: false })
  try {
    const outcomePromise = shop.run(Effect.provide(effect, logLayer))
    await shop.advance(3_600_000)
    const outcome = await outcomePromise
    return [...logLines, outcome._tag === "Failure" ? representationsOf(outcome.failure) : ""].join("\n")
  } finally {
    await shop.dispose()
  }
}

describe("a shopper's input", () => {
  it(
    "REG-20 never appears in an error or log line of the account's use cases, for any failure of the back end",
    () =>
      fc.assert(
        fc.asyncProperty(anyInput, anyFailingServer, async (input, server) => {
          const { personalNumber, email, password, mobilePhone, token } = input
          const useCases: ReadonlyArray<Effect.Effect<unknown, unknown, AppContext>> = [
            checkPerson({ personalNumber }),
            checkEmail({ email }),
            register({
              personalNumber,
              email,
              password,
              mobilePhone,
              person: { personalNumber, firstName: "", lastName: "", streetAddress: "", zipCode: "", city: "" }
            }),
            logIn({ email, password }),
            requestPasswordReset({ email }),
            resetPassword({ token, password, repeatedPassword: password })
          ]
          for (const useCase of useCases) {
            const traces = await collectTraces(server, useCase)
            for (const value of Object.values(input)) expect(traces).not.toContain(value)
          }
        }),
        { numRuns: 40 }
      ),
    60_000
  )

  it.each([
    ["the API is unreachable", ({ path }: HttpRequest) => unreachable(path)],
    ["the call times out", () => Effect.never],
    ["the API responds with an error", () => respondWithError(429, "too_many_lookups")],
    ["the response is malformed", () => respondWithJson({})]
  ])("REG-20 never appears in the error of a call when %s", async (_, server) => {
    const traces = await collectTraces(server as FakeServer, call(customerStatus, { params: { id: "199001012385" } }))
    expect(traces).not.toContain("199001012385")
  })
})
