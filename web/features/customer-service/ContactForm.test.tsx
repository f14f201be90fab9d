import { act, cleanup, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Effect } from "effect"
import { afterEach, describe, expect, it, vi } from "vitest"
import { type FakeServer, respondWithError, respondWithJson } from "#adapters/fakes/fake-http.ts"
import { aCustomer, aSession } from "#core/session/testing.ts"
import { renderInShop } from "#web/container/testing.tsx"
import { ContactForm } from "./ContactForm.tsx"

afterEach(() => {
  sessionStorage.clear()
  cleanup()
  vi.useRealTimers()
})

const notCompletedText = "Du måste genomföra reCAPTCHA verifieringen, försök igen eller kontakta kundservice."
const failedText = "Något gick fel, försök igen eller kontakta kundservice."

let issuedTokenCount = 0
/** A server that issues captcha tokens; `respond` responds to all other requests. */
const serverWith =
  (respond: FakeServer): FakeServer =>
  (request) =>
    request.path === "/captcha/token"
      ? respondWithJson({ token: `token-${++issuedTokenCount}`, validSeconds: 120 }, 201)
      : respond(request)
const acceptMessage: FakeServer = () => Effect.succeed({ status: 204, headers: {}, text: "" })
const renderForm = (respond: FakeServer = acceptMessage, options = {}) =>
  renderInShop(<ContactForm captcha={{ siteKey: null }} />, { server: serverWith(respond), ...options })

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name: new RegExp(`^${name}`) })
const send = () => userEvent.click(screen.getByRole("button", { name: "Skicka" }))
const checkbox = () => screen.getByRole<HTMLInputElement>("checkbox", { name: /Jag är inte en robot/ })
const completeCaptcha = async () => {
  await userEvent.click(checkbox())
  await waitFor(() => expect(checkbox().getAttribute("aria-busy")).toBeNull())
}
const fillIn = async ({ repeated = "kim@exempel.se" } = {}) => {
  await userEvent.type(field("Namn"), "Kim Lind")
  await userEvent.type(field("E-postadress"), "kim@exempel.se")
  await userEvent.type(field("Repetera e-postadress"), repeated)
  await userEvent.type(field("Meddelande"), "Var är min kasse?")
}
const sentMessages = ({ http }: ReturnType<typeof renderForm>) =>
  http.sent.filter(({ path }) => path.startsWith("/mandrill/")).map(({ body }) => JSON.parse(body?.text ?? "null"))
const alertTexts = () => screen.queryAllByRole("alert").map(({ textContent }) => textContent)

describe("ContactForm", () => {
  it("sends a visitor's message once, and confirms it", async () => {
    const shop = renderForm()
    await fillIn()
    await completeCaptcha()
    await userEvent.dblClick(screen.getByRole("button", { name: "Skicka" }))
    const title = await screen.findByRole("heading", { name: "Tack för ditt meddelande!" })
    expect(document.activeElement).toBe(title)
    expect(screen.getByText("Vi svarar till kim@exempel.se så snart vi kan.")).toBeTruthy()
    expect(sentMessages(shop)).toEqual([
      { kdbId: null, name: "Kim Lind", phone: null, email: "kim@exempel.se", body: "Var är min kasse?" }
    ])
    await userEvent.click(screen.getByRole("button", { name: "Skriv ett nytt meddelande" }))
    expect([field("Namn").value, field("Meddelande").value, checkbox().checked]).toEqual(["Kim Lind", "", false])
  })

  it("AUTH-13 CROLE-09 CSERV-01 starts with the customer's name and e-mail address, and sends the message with the customer's identity", async () => {
    const customer = aCustomer({ id: "anna" })
    const shop = renderForm(acceptMessage, { session: aSession(customer) })
    expect([field("Namn").value, field("E-postadress").value]).toEqual([customer.fullName, customer.email])
    expect(screen.queryByRole("textbox", { name: /^Repetera/ })).toBeNull()
    await userEvent.type(field("Meddelande"), "Hej")
    await completeCaptcha()
    await send()
    await screen.findByRole("heading", { name: "Tack för ditt meddelande!" })
    expect(sentMessages(shop)).toMatchObject([{ kdbId: "anna", email: customer.email, body: "Hej" }])
  })

  it("FORM-05 sends no message while the repeated e-mail address differs from the first one", async () => {
    const shop = renderForm()
    await fillIn({ repeated: "kim@exempel.s" })
    await completeCaptcha()
    await send()
    expect(screen.getByText("Repetera e-postadress måste matcha.")).toBeTruthy()
    expect([document.activeElement, sentMessages(shop)]).toEqual([field("Repetera e-postadress"), []])
  })

  it("FORM-02 DFORM-22 CSERV-25 sends no message until the captcha's checkbox is checked, and shows an error", async () => {
    const shop = renderForm()
    await fillIn()
    await send()
    expect(screen.getByText(notCompletedText)).toBeTruthy()
    expect([checkbox().getAttribute("aria-invalid"), sentMessages(shop)]).toEqual(["true", []])
    await completeCaptcha()
    expect([screen.queryByText(notCompletedText), checkbox().checked]).toEqual([null, true])
    await userEvent.click(checkbox())
    expect(checkbox().checked).toBe(false)
  })

  it("CSERV-18 CSERV-20 CSERV-23 CSERV-24 shows what is missing or wrong, and focuses the first such field", async () => {
    const shop = renderForm()
    await userEvent.type(field("Telefonnummer"), "ring mig")
    await send()
    for (const text of [
      "Namn är ett obligatoriskt fält.",
      "Telefonnummer får bara innehålla siffror, mellanslag och bindestreck.",
      "E-postadress är ett obligatoriskt fält.",
      "Meddelande är ett obligatoriskt fält."
    ])
      expect(screen.getByText(text)).toBeTruthy()
    expect([document.activeElement, sentMessages(shop)]).toEqual([field("Namn"), []])
  })

  it("CSERV-19 CSERV-21 accepts no more characters than a name and a phone number may have", () => {
    renderForm()
    expect([field("Namn").maxLength, field("Telefonnummer").maxLength]).toEqual([40, 20])
  })

  it("keeps the input and the completed captcha when the message is not sent", async () => {
    const responses = [respondWithError(500, "ERR_INTERNAL"), acceptMessage({} as never)]
    renderForm(() => responses.shift() ?? acceptMessage({} as never))
    await fillIn()
    await completeCaptcha()
    await send()
    await waitFor(() => expect(alertTexts()).toEqual([failedText]))
    expect([field("Meddelande").value, checkbox().checked]).toEqual(["Var är min kasse?", true])
    // The failure is read beside the button: the top of the form is out of sight on a phone.
    const alert = screen.getByRole("alert")
    expect(checkbox().compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await send()
    await screen.findByRole("heading", { name: "Tack för ditt meddelande!" })
  })

  it("CSERV-15 is idle, loading while the message is sent, and then has sent it or shows an error", async () => {
    let respond = (_succeeds: boolean): void => undefined
    renderForm(() =>
      Effect.flatMap(
        Effect.promise(() => new Promise<boolean>((resolve) => (respond = resolve))),
        (succeeds) => (succeeds ? acceptMessage({} as never) : respondWithError(500, "ERR_INTERNAL"))
      )
    )
    const state = () =>
      screen.queryByRole("heading", { name: "Tack för ditt meddelande!" })?.textContent ?? [
        screen.getByRole("button", { name: "Skicka" }).getAttribute("aria-busy"),
        alertTexts()
      ]
    await fillIn()
    await completeCaptcha()
    expect(state()).toEqual([null, []])
    await send()
    expect(state()).toEqual(["true", []])
    respond(false)
    await waitFor(() => expect(state()).toEqual([null, [failedText]]))
    await send()
    await waitFor(() => expect(state()[0]).toBe("true"))
    respond(true)
    await waitFor(() => expect(state()).toBe("Tack för ditt meddelande!"))
  })

  it("becomes the form of a visitor, and keeps the input, when the session has ended", async () => {
    renderForm(() => respondWithError(401, "ERR_NOT_LOGGED_IN"), { session: aSession(aCustomer({ id: "anna" })) })
    await userEvent.type(field("Meddelande"), "Hej")
    await completeCaptcha()
    await send()
    await waitFor(() => expect(alertTexts()).toEqual([failedText]))
    expect([field("Repetera e-postadress").value, field("Meddelande").value]).toEqual(["", "Hej"])
  })

  it("asks for the captcha again when the API refuses its token", async () => {
    renderForm(() => respondWithError(400, "invalid_captcha"))
    await fillIn()
    await completeCaptcha()
    await send()
    await waitFor(() => expect(alertTexts()).toEqual([notCompletedText]))
    expect([field("Meddelande").value, checkbox().checked]).toEqual(["Var är min kasse?", false])
  })

  it("unchecks the captcha when its token expires, and shows why", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    renderForm()
    await act(async () => checkbox().click())
    await waitFor(() => expect(checkbox().getAttribute("aria-busy")).toBeNull())
    await act(() => vi.advanceTimersByTimeAsync(119_000))
    expect(checkbox().checked).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(checkbox().checked).toBe(false)
    expect(screen.getByText(/^Kontrollen gällde i två minuter/)).toBeTruthy()
  })

  it("shows that the captcha failed when no token can be issued", async () => {
    renderInShop(<ContactForm captcha={{ siteKey: null }} />, { server: () => respondWithError(500, "ERR_INTERNAL") })
    await userEvent.click(checkbox())
    await waitFor(() =>
      expect(alertTexts()).toEqual(["Kontrollen kunde inte göras. Försök igen eller kontakta kundservice."])
    )
    expect(checkbox().checked).toBe(false)
  })
})
