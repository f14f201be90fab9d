import { cleanup, screen } from "@testing-library/react"
import { Effect } from "effect"
import { afterEach, expect, it } from "vitest"
import { respondWithError } from "#adapters/fakes/fake-http.ts"
import * as newPassword from "./new-password.tsx"
import { openPage } from "./testing.tsx"

afterEach(cleanup)

const open = (isUsed: boolean) =>
  openPage("/glomt-losenord/:token", newPassword, "/glomt-losenord/abc", {
    server: () =>
      isUsed ? respondWithError(400, "invalid_token") : Effect.succeed({ status: 204, headers: {}, text: "" })
  })

it("refuses a used link before a new password is typed, and links to the page for requesting another link", async () => {
  await open(true)
  expect(screen.getByText("Ogiltig token!")).toBeDefined()
  expect(screen.getByRole("link", { name: "Glömt lösenord" }).getAttribute("href")).toBe("/glomt-losenord")
  expect(screen.queryByLabelText(/^Ange nytt lösenord/)).toBeNull()
})

it("ROUTE-14 shows the form for a link that can be used", async () => {
  await open(false)
  expect(screen.getByLabelText(/^Ange nytt lösenord/)).toBeDefined()
  expect(screen.queryByText("Ogiltig token!")).toBeNull()
})
