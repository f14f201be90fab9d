import { Effect, Exit } from "effect"
import { expect, it } from "vitest"
import { readMail } from "./account.ts"
import { Mailbox } from "./verb.ts"

it("read-mail names the recipient and what to do first when there is no e-mail", async () => {
  const readNewestMail = readMail
    .run({ to: "a@exempel.se" })
    .pipe(Effect.provideService(Mailbox, { newest: () => Effect.succeed(null) })) as Effect.Effect<unknown, unknown>
  expect(await Effect.runPromiseExit(readNewestMail)).toEqual(
    Exit.fail({
      error: "NoMail",
      message: null,
      detail: "there is no e-mail to a@exempel.se; request one first, as with request-password-reset"
    })
  )
})
