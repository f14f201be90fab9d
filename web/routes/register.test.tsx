import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Effect } from "effect"
import { afterEach, describe, expect, it } from "vitest"
import { type FakeServer, respondWithError, respondWithJson } from "#adapters/fakes/fake-http.ts"
import { redirectOf } from "#web/server/redirects.ts"
import { Component, loader } from "./register.tsx"
import { openPage } from "./testing.tsx"
import { wirePerson } from "#contract-tests/suites/wire-person.ts"

afterEach(cleanup)

const server: FakeServer = ({ path }) => {
  if (path.startsWith("/customer/status/"))
    return respondWithJson({ over18: true, hasParInfo: true, hasLogin: false, parInfo: wirePerson })
  if (path.startsWith("/customer/email/"))
    return respondWithJson({ isAvailable: true, over18: false, hasParInfo: false, hasLogin: false })
  return path === "/customer/createcustomer" ? Effect.never : respondWithError(503, "ERR_BUSY")
}
const fillIn = (label: RegExp, value: string) => {
  const field = screen.getByLabelText(label)
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}
const clickButton = (name: string) => screen.findByRole("button", { name }).then((button) => userEvent.click(button))

/** Registers on the registration page at this URL, and returns the referrer that is sent. */
const registerAt = async (href: string): Promise<unknown> => {
  const { http } = await openPage("/registrera", { loader, Component }, href, { server })
  fillIn(/^Personnummer/, wirePerson.personalNumber)
  await clickButton("Hämta uppgifter")
  await clickButton("Ja, det stämmer")
  fillIn(/^E-postadress/, "bo@exempel.se")
  fillIn(/^Mobilnummer/, "070-123 45 67")
  fillIn(/^Lösenord\*?$/, "Matkasse-2027")
  fillIn(/^Repetera lösenord/, "Matkasse-2027")
  const button = screen.getByRole("button", { name: "Skapa konto" })
  await waitFor(() => expect(button.getAttribute("aria-disabled")).not.toBe("true"))
  await userEvent.click(button)
  const findRequest = () => http.sent.find(({ path }) => path === "/customer/createcustomer")
  await waitFor(() => expect(findRequest()).toBeDefined())
  cleanup()
  return (JSON.parse(findRequest()?.body?.text ?? "{}") as { readonly referrer?: unknown }).referrer
}

describe("the registration page", () => {
  it("ROUTE-12 is where a text message's link redirects to, and then sends the referrer 'sms'", async () => {
    const target = redirectOf(new URL("https://skafferi.example/matvaror?prio=sms"))
    expect(target).toBe("/registrera?utm_source=SMS&utm_medium=SMS&utm_campaign=registrering")
    expect([await registerAt(target ?? ""), await registerAt("/registrera")]).toEqual(["sms", ""])
  })
})
