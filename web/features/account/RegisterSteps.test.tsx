import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Effect } from "effect"
import { useState } from "react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { respondWithJson, type FakeServer, respondWithError, unreachable } from "#adapters/fakes/fake-http.ts"
import type { RegisterStep } from "#web/container/panel.ts"
import { renderInShop } from "#web/container/testing.tsx"
import { RegisterSteps } from "./RegisterSteps.tsx"
import { wirePerson } from "#contract-tests/suites/wire-person.ts"

afterEach(cleanup)

const onDone = vi.fn<(promptsForStore: boolean) => void>()
const onForgotPassword = vi.fn<() => void>()
const onLogInRequest = vi.fn<() => void>()

const Steps = () => {
  const [step, setStep] = useState<RegisterStep>("person")
  return (
    <>
      {step !== "person" && (
        <button type="button" onClick={() => setStep(step === "details" ? "verify" : "person")}>
          Tillbaka
        </button>
      )}
      <RegisterSteps
        step={step}
        onStep={setStep}
        onForgotPassword={onForgotPassword}
        onLogInRequest={onLogInRequest}
        onDone={onDone}
      />
    </>
  )
}

const personFoundResponse = respondWithJson({ over18: true, hasParInfo: true, hasLogin: false, parInfo: wirePerson })
const emailAvailableResponse = respondWithJson({ isAvailable: true, over18: false, hasParInfo: false, hasLogin: false })
const emailTakenResponse = respondWithJson({ isAvailable: false, over18: true, hasParInfo: true, hasLogin: true })
const tokenResponse = respondWithJson({ access_token: "t", token_type: "Bearer", expires_in: 3600, scope: "shop" })

/** A server that registers customers; `overrides` respond to paths with these prefixes instead. */
const serverWith =
  (overrides: Readonly<Record<string, FakeServer>> = {}): FakeServer =>
  (request) => {
    const path = Object.keys(overrides).find((prefix) => request.path.startsWith(prefix))
    if (path !== undefined) return overrides[path]?.(request) ?? respondWithError(500, "ERR_INTERNAL")
    if (request.path.startsWith("/customer/status/")) return personFoundResponse
    if (request.path.startsWith("/customer/email/")) return emailAvailableResponse
    if (request.path === "/customer/createcustomer") return respondWithJson({ customerId: "7" }, 201)
    return request.path === "/connect/token" ? tokenResponse : respondWithError(503, "ERR_BUSY")
  }

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const personalNumberField = () => field(/^Personnummer/)
const emailField = () => field(/^E-postadress/)
const phoneField = () => field(/^Mobilnummer/)
const passwordField = () => field(/^Lösenord\*?$/)
const repeatedPasswordField = () => field(/^Repetera lösenord/)
const button = (name: string) => screen.getByRole("button", { name })
const isDisabled = (name: string) => button(name).getAttribute("aria-disabled") === "true"
/** Sets the whole value in one step and leaves the field; other tests type key by key. */
const fillIn = (input: HTMLInputElement, value: string) => {
  fireEvent.change(input, { target: { value } })
  fireEvent.blur(input)
}
const lookUp = async (input = "900101-2385") => {
  fillIn(personalNumberField(), input)
  await userEvent.click(button("Hämta uppgifter"))
}
const goToDetails = async () => {
  await lookUp()
  await userEvent.click(await screen.findByRole("button", { name: "Ja, det stämmer" }))
}
const validDetails = {
  email: "bo@exempel.se",
  phone: "070-123 45 67",
  password: "Matkasse-2027",
  repeated: "Matkasse-2027"
}
const fillInDetails = (details: Partial<typeof validDetails> = {}) => {
  const allDetails = { ...validDetails, ...details }
  fillIn(emailField(), allDetails.email)
  fillIn(phoneField(), allDetails.phone)
  fillIn(passwordField(), allDetails.password)
  fillIn(repeatedPasswordField(), allDetails.repeated)
}
const create = async () => userEvent.click(button("Skapa konto"))

describe("RegisterSteps", () => {
  it("REG-04 REG-06 REG-07 REG-08 goes through numbered steps: the personal number, the person found, the account's details, and the success", async () => {
    renderInShop(<Steps />, { server: serverWith() })
    expect(screen.getByText("Steg 1 av 4")).toBeTruthy()
    await lookUp()
    expect(await screen.findByText("Steg 2 av 4")).toBeTruthy()
    for (const fact of ["Bo Ek", "Storgatan 1", "411 01", "Göteborg"]) expect(screen.getByText(fact)).toBeTruthy()
    await userEvent.click(button("Ja, det stämmer"))
    expect(screen.getByText("Steg 3 av 4")).toBeTruthy()
    fillInDetails()
    await waitFor(() => expect(isDisabled("Skapa konto")).toBe(false))
    await create()
    expect(await screen.findByText("Ditt konto är skapat!")).toBeTruthy()
  })

  it("REG-09 ends with 'Börja handla', which calls onDone", async () => {
    renderInShop(<Steps />, { server: serverWith() })
    await goToDetails()
    fillInDetails()
    await create()
    await userEvent.click(await screen.findByRole("button", { name: "Börja handla" }))
    expect(onDone).toHaveBeenLastCalledWith(false)
  })

  it("offers the log-in when the account was created but the log-in after it failed", async () => {
    renderInShop(<Steps />, { server: serverWith({ "/connect/token": () => respondWithError(500, "ERR_INTERNAL") }) })
    await goToDetails()
    fillInDetails()
    await create()
    expect(await screen.findByText("Ditt konto är skapat!")).toBeTruthy()
    await userEvent.click(button("Logga in"))
    expect(onLogInRequest).toHaveBeenCalled()
  })

  it("keeps the input when going back", async () => {
    renderInShop(<Steps />, { server: serverWith() })
    await goToDetails()
    fillInDetails()
    await userEvent.click(button("Tillbaka"))
    expect(screen.getByText("Bo Ek")).toBeTruthy()
    await userEvent.click(button("Tillbaka"))
    expect(personalNumberField().value).toBe("900101-2385")
    await userEvent.click(button("Hämta uppgifter"))
    await userEvent.click(await screen.findByRole("button", { name: "Ja, det stämmer" }))
    expect([emailField().value, phoneField().value, passwordField().value]).toEqual([
      validDetails.email,
      validDetails.phone,
      validDetails.password
    ])
  })
})

describe("looking up the personal number", () => {
  it("REG-05 is possible from ten characters; until then a line shows that the number is missing", async () => {
    const { http } = renderInShop(<Steps />, { server: serverWith() })
    fireEvent.change(personalNumberField(), { target: { value: "900101238" } })
    expect(isDisabled("Hämta uppgifter")).toBe(true)
    expect(screen.getByText("Kvar att fylla i: personnummer.")).toBeTruthy()
    await userEvent.type(personalNumberField(), "{Enter}")
    expect(http.sent).toEqual([])
    await userEvent.click(button("Hämta uppgifter"))
    expect(document.activeElement).toBe(personalNumberField())
    fireEvent.change(personalNumberField(), { target: { value: "9001012385" } })
    expect(isDisabled("Hämta uppgifter")).toBe(false)
    expect(screen.queryByText(/Kvar att fylla i/)).toBeNull()
  })

  it("FORM-07 shows the expected format for a malformed number, and sends no request", async () => {
    const { http } = renderInShop(<Steps />, { server: serverWith() })
    await lookUp("1990/01/01/2385")
    expect(screen.getByText("Personnummer har ett felaktigt format, använd YYMMDD-XXXX.")).toBeTruthy()
    expect(http.sent).toEqual([])
  })

  it("FORM-01 shows that the number is required when its field is emptied", () => {
    renderInShop(<Steps />, { server: serverWith() })
    fillIn(personalNumberField(), "9")
    fillIn(personalNumberField(), "")
    expect(screen.getByText("Personnummer är ett obligatoriskt fält.")).toBeTruthy()
  })

  it("sends one request on a double click", async () => {
    const { http } = renderInShop(<Steps />, { server: serverWith({ "/customer/status": () => Effect.never }) })
    fillIn(personalNumberField(), "900101-2385")
    await userEvent.dblClick(button("Hämta uppgifter"))
    await userEvent.type(personalNumberField(), "{Enter}")
    await waitFor(() => expect(http.sent).toHaveLength(1))
  })

  it("keeps the last failure visible until the next response, so that the button keeps its position", async () => {
    let attemptCount = 0
    renderInShop(<Steps />, {
      server: serverWith({
        "/customer/status": () => (attemptCount++ === 0 ? respondWithError(500, "ERR_INTERNAL") : Effect.never)
      })
    })
    await lookUp()
    const alert = await screen.findByRole("alert")
    await userEvent.click(button("Hämta uppgifter"))
    await waitFor(() => expect(attemptCount).toBe(2))
    expect(screen.getByRole("alert")).toBe(alert)
  })

  it("does not mark a number that the API has rejected as valid, but marks another one", async () => {
    const isMarkedValid = () => personalNumberField().parentElement?.querySelector("svg") !== null
    renderInShop(<Steps />, {
      server: serverWith({ "/customer/status/": () => respondWithError(404, "ERR_PERSON_NOT_FOUND") })
    })
    fillIn(personalNumberField(), "900101-2385")
    expect(isMarkedValid()).toBe(true)
    await userEvent.click(button("Hämta uppgifter"))
    await screen.findByRole("alert")
    expect(isMarkedValid()).toBe(false)
    fillIn(personalNumberField(), "850101-2382")
    expect(isMarkedValid()).toBe(true)
  })

  it("does not go to the next step after unmounting", async () => {
    const onStep = vi.fn<(step: RegisterStep) => void>()
    let respond: () => void = () => undefined
    const delayedResponse = Effect.flatMap(
      Effect.promise(() => new Promise<void>((resolve) => (respond = resolve))),
      () => personFoundResponse
    )
    const { unmount } = renderInShop(
      <RegisterSteps
        step="person"
        onStep={onStep}
        onForgotPassword={onForgotPassword}
        onLogInRequest={onLogInRequest}
        onDone={onDone}
      />,
      { server: serverWith({ "/customer/status": () => delayedResponse }) }
    )
    await lookUp()
    unmount()
    respond()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(onStep).not.toHaveBeenCalled()
  })

  it.each([
    [
      "REG-02 REG-23",
      { over18: false, hasParInfo: true, hasLogin: false, parInfo: null },
      "Du måste vara minst 18 år gammal för att bli kund"
    ],
    [
      "REG-24",
      { over18: true, hasParInfo: false, hasLogin: false, parInfo: null },
      "Kontrollera att ditt personnummer stämmer"
    ],
    ["REG-26", { over18: true, hasParInfo: true, hasLogin: true, parInfo: null }, "Personnummer redan registrerat"]
  ])("%s shows why the registration cannot continue", async (_, response, message) => {
    renderInShop(<Steps />, { server: serverWith({ "/customer/status": () => respondWithJson(response) }) })
    await lookUp()
    expect((await screen.findByRole("alert")).textContent).toContain(message)
    expect(screen.getByText("Steg 1 av 4")).toBeTruthy()
  })
})

describe("the account's details", () => {
  const expectRefused = async (status: number, code: string, message: string) => {
    renderInShop(<Steps />, {
      server: serverWith({ "/customer/createcustomer": () => respondWithError(status, code) })
    })
    await goToDetails()
    fillInDetails()
    await create()
    expect((await screen.findByRole("alert")).textContent).toContain(message)
    expect([emailField().value, phoneField().value, passwordField().value, repeatedPasswordField().value]).toEqual([
      validDetails.email,
      validDetails.phone,
      validDetails.password,
      validDetails.repeated
    ])
  }

  it("REG-10 are marked '*' when required", async () => {
    renderInShop(<Steps />, { server: serverWith() })
    expect(screen.getByText("Personnummer", { selector: "label" }).textContent).toBe("Personnummer*")
    await goToDetails()
    for (const label of ["E-postadress", "Mobilnummer", "Lösenord", "Repetera lösenord"])
      expect(screen.getByText(label, { selector: "label" }).textContent).toBe(`${label}*`)
    expect(screen.getByText("* Obligatoriska uppgifter")).toBeTruthy()
  })

  it.each([
    ["an invalid e-mail address", { email: "bo@exempel" }, "e-postadress"],
    ["an invalid phone number", { phone: "12345" }, "mobilnummer"],
    ["a password of seven characters", { password: "Matkass", repeated: "Matkass" }, "lösenord och repetera lösenord"],
    ["passwords that differ", { repeated: "Matkasse-2028" }, "repetera lösenord"]
  ])(
    "REG-15 REG-16 REG-17 REG-18 do not create an account with %s, and show what is missing",
    async (_, invalidDetails, missing) => {
      const { http } = renderInShop(<Steps />, { server: serverWith() })
      await goToDetails()
      fillInDetails(invalidDetails)
      expect(isDisabled("Skapa konto")).toBe(true)
      expect(screen.getByText(`Kvar att fylla i: ${missing}.`)).toBeTruthy()
      await create()
      await userEvent.type(passwordField(), "{Enter}")
      expect(http.sent.map(({ path }) => path)).not.toContain("/customer/createcustomer")
      fillInDetails()
      await waitFor(() => expect(isDisabled("Skapa konto")).toBe(false))
    }
  )

  it("FORM-16 FORM-17 FORM-18 remove white space from the e-mail address, and check that it is available once it is valid", async () => {
    const { http } = renderInShop(<Steps />, { server: serverWith({ "/customer/email": () => emailTakenResponse }) })
    await goToDetails()
    fillIn(emailField(), "bo@exempel")
    expect(http.sent.filter(({ path }) => path.startsWith("/customer/email"))).toEqual([])
    await userEvent.type(emailField(), ".s e")
    expect(emailField().value).toBe("bo@exempel.se")
    await userEvent.tab()
    expect(await screen.findByText("E-postadress är redan upptaget, vänligen välj ett annat")).toBeTruthy()
    expect(http.sent.at(-1)?.path).toBe("/customer/email/bo%40exempel.se")
    expect(isDisabled("Skapa konto")).toBe(true)
  })

  it("FORM-13 FORM-15 validate a field on blur, and an invalid field on every change", async () => {
    renderInShop(<Steps />, { server: serverWith() })
    await goToDetails()
    await userEvent.type(phoneField(), "0701")
    expect(phoneField().getAttribute("aria-invalid")).toBeNull()
    await userEvent.tab()
    expect(phoneField().getAttribute("aria-invalid")).toBe("true")
    expect(screen.getByText("Mobilnummer har ett felaktigt format, använd 0701234567")).toBeTruthy()
    await userEvent.type(phoneField(), "2345")
    expect(phoneField().getAttribute("aria-invalid")).toBe("true")
    await userEvent.type(phoneField(), "67")
    expect(phoneField().getAttribute("aria-invalid")).toBeNull()
  })

  it.each([
    [
      "in the e-mail address",
      () => fillIn(emailField(), "bo@exempel"),
      "E-postadress har ett felaktigt format, använd namn@exempel.se."
    ],
    [
      "in the phone number",
      () => fillIn(phoneField(), "12"),
      "Mobilnummer har ett felaktigt format, använd 0701234567"
    ],
    ["in the password", () => fillIn(passwordField(), "kort"), "Lösenord måste vara minst 8 tecken."]
  ])("FORM-03 FORM-06 FORM-08 FORM-11 describe the error %s", async (_, enterInvalid, message) => {
    renderInShop(<Steps />, { server: serverWith() })
    await goToDetails()
    enterInvalid()
    expect(screen.getByText(message)).toBeTruthy()
  })

  it("PASSWORD-02 report different passwords when the second field loses the focus, and not earlier", async () => {
    renderInShop(<Steps />, { server: serverWith() })
    await goToDetails()
    fillIn(passwordField(), "Matkasse-2027")
    await userEvent.type(repeatedPasswordField(), "Matkasse-2028")
    expect(screen.queryByText("Lösenorden matchar inte")).toBeNull()
    await userEvent.tab()
    expect(screen.getByText("Lösenorden matchar inte")).toBeTruthy()
  })

  it.each([
    ["matkassen", "Svag", 30],
    ["matkassen1", "Medium", 50],
    ["Matkassen1", "Stark", 70],
    ["Matkassen-1", "Mycket Stark", 100]
  ])("PASSWORD-04 PASSWORD-05 PASSWORD-06 PASSWORD-07 rate %s as %s, and accept it", async (input, label, percent) => {
    renderInShop(<Steps />, { server: serverWith() })
    await goToDetails()
    fillInDetails({ password: input, repeated: input })
    expect(screen.getByRole("status").textContent).toBe(`Lösenordets styrka: ${label}`)
    const bar = screen.getByLabelText(`Lösenordets styrka: ${label}`)
    expect(bar.getAttribute("value") ?? bar.getAttribute("aria-valuenow")).toBe(String(percent))
    await waitFor(() => expect(isDisabled("Skapa konto")).toBe(false))
  })

  it("PASSWORD-08 describe the requirements for a password", async () => {
    renderInShop(<Steps />, { server: serverWith() })
    await goToDetails()
    expect(screen.getByText("Ange ett säkert lösenord med minst 8 tecken.")).toBeTruthy()
  })

  it("show both passwords with one button, and tell password managers that they are new", async () => {
    renderInShop(<Steps />, { server: serverWith() })
    await goToDetails()
    expect([passwordField(), repeatedPasswordField()].map(({ type, autocomplete }) => [type, autocomplete])).toEqual([
      ["password", "new-password"],
      ["password", "new-password"]
    ])
    await userEvent.click(button("Visa lösenord"))
    expect([passwordField().type, repeatedPasswordField().type]).toEqual(["text", "text"])
  })

  it("focus the first invalid field on a blocked submit", async () => {
    renderInShop(<Steps />, { server: serverWith() })
    await goToDetails()
    await userEvent.click(button("Skapa konto"))
    expect(document.activeElement).toBe(emailField())
    fillInDetails({ repeated: "Matkasse-2028" })
    await userEvent.click(button("Skapa konto"))
    expect(document.activeElement).toBe(repeatedPasswordField())
  })

  it("create one account on a double click", async () => {
    const { http } = renderInShop(<Steps />, { server: serverWith({ "/customer/createcustomer": () => Effect.never }) })
    await goToDetails()
    fillInDetails()
    await waitFor(() => expect(isDisabled("Skapa konto")).toBe(false))
    await userEvent.dblClick(button("Skapa konto"))
    await userEvent.type(repeatedPasswordField(), "{Enter}")
    await waitFor(() => expect(http.sent.filter(({ path }) => path === "/customer/createcustomer")).toHaveLength(1))
  })

  it("REG-21 REG-22 show that the e-mail address is in use (email_in_use), and keep the input", () =>
    expectRefused(409, "email_in_use", "E-postadressen är upptagen. Logga in eller använd en annan e-postadress."))

  it.each([
    ["not_of_age", 400, "Du måste vara minst 18 år gammal för att bli kund"],
    ["not_found_in_par", 400, "Kontrollera att ditt personnummer stämmer"],
    ["unknown_error", 400, "Kontrollera att ditt personnummer stämmer"]
  ])("REG-23 REG-24 REG-25 show why no account was created (%s), and keep the input", (code, status, message) =>
    expectRefused(status, code, message)
  )

  it.each([
    ["bad_request", 400],
    ["another_code", 409],
    ["ERR_INTERNAL", 500]
  ])("REG-28 show that something went wrong (%s) with 'Försök igen', and keep the input", async (code, status) => {
    await expectRefused(status, code, "Hoppsan, något verkar ha blivit fel!")
    expect(within(screen.getByRole("alert")).getByRole("button", { name: "Försök igen" })).toBeTruthy()
  })

  it("REG-26 show that the personal number is already registered (personal_number_in_use), and keep the input", () =>
    expectRefused(409, "personal_number_in_use", "Personnummer redan registrerat"))

  it("REG-27 offer a password reset when the personal number is already registered", async () => {
    renderInShop(<Steps />, {
      server: serverWith({ "/customer/createcustomer": () => respondWithError(409, "personal_number_in_use") })
    })
    await goToDetails()
    fillInDetails()
    await create()
    await userEvent.click(await screen.findByRole("button", { name: "Jag har glömt mitt lösenord" }))
    expect(onForgotPassword).toHaveBeenCalled()
  })

  it("retry with 'Försök igen', and succeed when only the response was lost", async () => {
    let attemptCount = 0
    const loseFirstResponse: FakeServer = ({ path }) =>
      attemptCount++ === 0 ? unreachable(path) : respondWithError(409, "personal_number_in_use")
    renderInShop(<Steps />, { server: serverWith({ "/customer/createcustomer": loseFirstResponse }) })
    await goToDetails()
    fillInDetails()
    await create()
    await userEvent.click(await screen.findByRole("button", { name: "Försök igen" }))
    expect(await screen.findByText("Ditt konto är skapat!")).toBeTruthy()
    expect(attemptCount).toBe(2)
  })
})
