import { cleanup, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Effect } from "effect"
import { afterEach, describe, expect, it } from "vitest"
import { type FakeServer, respondWithError } from "#adapters/fakes/fake-http.ts"
import { aCustomer, aSession } from "#core/session/testing.ts"
import { renderInShop } from "#web/container/testing.tsx"
import { sessionState } from "#core/session/session-state.ts"
import { CustomerDetails } from "./CustomerDetails.tsx"
import { ReceiptCopySwitch } from "./ReceiptCopySwitch.tsx"

afterEach(cleanup)

const session = aSession(
  aCustomer({
    mobilePhone: "+46709876543",
    address: { street: "Storgatan 1", zip: "11122", city: "Stockholm" }
  })
)
const noContent: FakeServer = () => Effect.succeed({ status: 204, headers: {}, text: "" })
const changeEmailButton = () => screen.getByRole("button", { name: "Ändra e-postadress" })
const changePhoneButton = () => screen.getByRole("button", { name: "Ändra mobilnummer" })
const phoneField = () => screen.getByRole("textbox", { name: /Mobilnummer/ })

describe("CustomerDetails", () => {
  it("shows name, address, e-mail and mobile number, and states the source of name and address", () => {
    renderInShop(<CustomerDetails />, { session })
    expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "Anna Andersson",
      "Storgatan 1, 111\u00a022 Stockholm",
      "anna.andersson@exempel.se",
      "070-987 65 43"
    ])
    expect(screen.getByText("Namn och adress kommer från folkbokföringen.")).toBeDefined()
  })

  it("shows that a mobile number is missing", () => {
    renderInShop(<CustomerDetails />, { session: aSession(aCustomer({ mobilePhone: null })) })
    expect(screen.getAllByRole("definition").at(-1)?.textContent).toBe("Saknas")
  })

  it("changes the mobile number, announces the change and returns the focus to the button", async () => {
    renderInShop(<CustomerDetails />, { session, server: noContent })
    await userEvent.click(changePhoneButton())
    expect(document.activeElement).toBe(phoneField())
    await userEvent.type(phoneField(), "070-123 45 67{Enter}")
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Mobilnumret är ändrat."))
    expect(screen.getByText("070-123 45 67")).toBeDefined()
    expect(document.activeElement).toBe(changePhoneButton())
  })

  it("FORM-08 shows the format for a wrong number, and sends no request", async () => {
    const { http } = renderInShop(<CustomerDetails />, { session, server: noContent })
    await userEvent.click(changePhoneButton())
    await userEvent.type(phoneField(), "12345{Enter}")
    expect(screen.getByText("Mobilnummer har ett felaktigt format, använd 0701234567")).toBeDefined()
    expect([document.activeElement, http.sent.length]).toEqual([phoneField(), 0])
  })

  it("keeps the input when the change fails, and shows the old number after 'Avbryt'", async () => {
    renderInShop(<CustomerDetails />, { session, server: () => respondWithError(500, "ERR_INTERNAL") })
    await userEvent.click(changePhoneButton())
    await userEvent.type(phoneField(), "0701234567{Enter}")
    expect((await screen.findByRole("alert")).textContent).toContain("Mobilnumret kunde inte ändras. Försök igen.")
    expect(phoneField()).toHaveProperty("value", "0701234567")
    await userEvent.click(screen.getByRole("button", { name: "Avbryt" }))
    expect(screen.getByText("070-987 65 43")).toBeDefined()
    expect([document.activeElement, screen.getByRole("status").textContent]).toEqual([changePhoneButton(), ""])
  })

  it("requests the change of the e-mail address once the password is entered too, shows the old and the pending one, and returns the focus to the button", async () => {
    const { http } = renderInShop(<CustomerDetails />, { session, server: noContent })
    await userEvent.click(changeEmailButton())
    await userEvent.type(screen.getByRole("textbox", { name: /Ny e-postadress/ }), "ny@exempel.se")
    await userEvent.type(screen.getByLabelText(/Ditt lösenord/), "Matkasse-2026{Enter}")
    await waitFor(() =>
      expect(screen.getByRole("status").textContent).toBe("Vi har skickat ett mejl till den nya adressen.")
    )
    expect(screen.getByText("anna.andersson@exempel.se")).toBeDefined()
    expect(screen.getByText(/^Öppna länken i mejlet till ny@exempel.se inom 24 timmar/)).toBeDefined()
    expect([document.activeElement, http.sent.length]).toEqual([changeEmailButton(), 1])
  })

  it("says that the e-mail address stays when the current one is entered", async () => {
    const pendingSession = aSession(aCustomer({ pendingEmail: "ny@exempel.se" }))
    renderInShop(<CustomerDetails />, { session: pendingSession, server: noContent })
    expect(screen.getByText(/^Öppna länken i mejlet till ny@exempel.se/)).toBeDefined()
    await userEvent.click(changeEmailButton())
    await userEvent.type(screen.getByRole("textbox", { name: /Ny e-postadress/ }), "anna.andersson@exempel.se")
    await userEvent.type(screen.getByLabelText(/Ditt lösenord/), "Matkasse-2026{Enter}")
    await waitFor(() =>
      expect(screen.getByRole("status").textContent).toBe("Du fortsätter att logga in med din e-postadress.")
    )
    expect(screen.queryByText(/^Öppna länken/)).toBeNull()
  })

  it("says how often the e-mail address can be changed when the limit is reached", async () => {
    renderInShop(<CustomerDetails />, { session, server: () => respondWithError(429, "too_many_changes") })
    await userEvent.click(changeEmailButton())
    await userEvent.type(screen.getByRole("textbox", { name: /Ny e-postadress/ }), "ny@exempel.se")
    await userEvent.type(screen.getByLabelText(/Ditt lösenord/), "Matkasse-2026{Enter}")
    expect((await screen.findByRole("alert")).textContent).toContain("tre gånger per dygn")
  })

  it.each([
    [400, "invalid_grant", "Lösenordet stämmer inte.", /Ditt lösenord/],
    [409, "email_in_use", "E-postadressen används redan av ett annat konto.", /Ny e-postadress/]
  ])("shows the failure %d %s at its field, and focuses the field", async (status, code, message, label) => {
    renderInShop(<CustomerDetails />, { session, server: () => respondWithError(status, code) })
    await userEvent.click(changeEmailButton())
    await userEvent.type(screen.getByRole("textbox", { name: /Ny e-postadress/ }), "ny@exempel.se")
    await userEvent.type(screen.getByLabelText(/Ditt lösenord/), "fel{Enter}")
    expect(await screen.findByText(message)).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)))
    expect([screen.queryByRole("alert"), screen.getByText("anna.andersson@exempel.se") !== null]).toEqual([null, true])
  })
})

describe("ReceiptCopySwitch", () => {
  const box = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Skicka kvitto med e-post" })

  it("shows the new choice, and stores it", async () => {
    const { http, states } = renderInShop(<ReceiptCopySwitch />, { session, server: noContent })
    await userEvent.click(box())
    await waitFor(() => expect(states.of(sessionState).current().customer?.wantsReceiptCopy).toBe(true))
    expect([box().checked, http.sent.map(({ path }) => path)]).toEqual([true, ["/customer/setemailrecieptcopy/true"]])
  })

  it("shows the stored choice again when it could not be changed", async () => {
    renderInShop(<ReceiptCopySwitch />, { session, server: () => respondWithError(500, "ERR_INTERNAL") })
    await userEvent.click(box())
    expect((await screen.findByRole("alert")).textContent).toContain("Valet av kvitto kunde inte sparas.")
    expect(box().checked).toBe(false)
  })
})
