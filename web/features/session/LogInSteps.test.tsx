import { sessionState } from "#core/session/session-state.ts"
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Effect } from "effect"
import { useState } from "react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { respondWithJson, type FakeServer, respondWithError } from "#adapters/fakes/fake-http.ts"
import type { LogInStep } from "#web/container/panel.ts"
import { renderInShop } from "#web/container/testing.tsx"
import buttonStyles from "#web/kit/controls/Button.module.css"
import { LogInSteps } from "./LogInSteps.tsx"

afterEach(cleanup)

const success = buttonStyles["success"] ?? "none"
const onDone = vi.fn<(promptsForStore: boolean) => void>()

const Steps = () => {
  const [step, setStep] = useState<LogInStep>("email")
  return <LogInSteps step={step} onStep={setStep} onDone={onDone} />
}

const tokenServer =
  (tokenResponse: ReturnType<FakeServer>): FakeServer =>
  (request) =>
    request.path === "/connect/token" ? tokenResponse : respondWithError(503, "ERR_BUSY")

const submitEmail = async (email = "anna.andersson@exempel.se") => {
  await userEvent.type(screen.getByLabelText(/E-postadress/), email)
  await userEvent.click(screen.getByRole("button", { name: "Nästa" }))
}

const submitPassword = async () => {
  await userEvent.type(screen.getByLabelText(/^Lösenord/), "Matkasse-2026")
  await userEvent.click(screen.getByRole("button", { name: "Logga in" }))
}

describe("LogInSteps", () => {
  it("LOGIN-06 LOGIN-07 LOGIN-08 FORM-21 stays at the e-mail step and shows an error until the address is valid", async () => {
    renderInShop(<Steps />)
    await submitEmail("anna")
    expect(screen.getByText("Ange en giltig e-postadress.")).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(/E-postadress/))
    await userEvent.type(screen.getByLabelText(/E-postadress/), "@exempel.se")
    await userEvent.click(screen.getByRole("button", { name: "Nästa" }))
    expect(screen.getByLabelText(/^Lösenord/)).toBeTruthy()
  })

  it("FORM-22 accepts the HTML standard's pattern with a dot in the domain, up to 254 characters, and shows its hint for anything else", async () => {
    const enterEmail = async (email: string) => {
      renderInShop(<Steps />)
      fireEvent.change(screen.getByLabelText(/E-postadress/), { target: { value: email } })
      await userEvent.click(screen.getByRole("button", { name: "Nästa" }))
      const outcome = [
        screen.queryByText("Ange en giltig e-postadress.") !== null,
        screen.queryByLabelText(/^Lösenord/) !== null
      ]
      cleanup()
      return outcome
    }
    const domain = Array.from({ length: 3 }, () => "a".repeat(63)).join(".")
    for (const email of ["a.b+c!#$%&'*/=?^_`{|}~-@x-1.se", `${"n".repeat(62)}@${domain}`])
      expect([email, await enterEmail(email)]).toEqual([email, [false, true]])
    for (const email of [
      "anna@exempel",
      "@exempel.se",
      "anna.exempel.se",
      "a(b@exempel.se",
      "anna@-exempel.se",
      `${"n".repeat(63)}@${domain}`
    ])
      expect([email, await enterEmail(email)]).toEqual([email, [true, false]])
  })

  it("LOGIN-09 LOGIN-10 shows the address beside 'ändra', which goes back and keeps it", async () => {
    renderInShop(<Steps />)
    await submitEmail()
    expect(screen.getByText("anna.andersson@exempel.se")).toBeTruthy()
    await userEvent.click(screen.getByRole("button", { name: "ändra" }))
    expect(screen.getByLabelText(/E-postadress/)).toHaveProperty("value", "anna.andersson@exempel.se")
  })

  it("LOGIN-02 LOGIN-03 LOGIN-04 starts with the e-mail address, 'Nästa' and a link to the registration", () => {
    renderInShop(<LogInSteps step="email" onStep={() => undefined} onDone={onDone} />)
    expect(screen.getByText("E-postadress", { selector: "label" }).textContent).toBe("E-postadress*")
    expect(screen.getByRole("button", { name: "Nästa" })).toBeTruthy()
    expect(screen.getByText(/Inget konto\?/)).toBeTruthy()
    expect(screen.getByRole("link", { name: "Skapa konto" }).getAttribute("href")).toBe("/registrera")
  })

  it("focuses the field of each step", async () => {
    renderInShop(<Steps />)
    await submitEmail()
    expect(document.activeElement).toBe(screen.getByLabelText(/^Lösenord/))
    await userEvent.click(screen.getByRole("button", { name: "ändra" }))
    expect(document.activeElement).toBe(screen.getByLabelText(/E-postadress/))
  })

  it("LOGIN-12 FORM-01 reports a missing password and sends no request", async () => {
    const { http } = renderInShop(<Steps />)
    await submitEmail()
    await userEvent.click(screen.getByRole("button", { name: "Logga in" }))
    expect(screen.getByText("Lösenord är ett obligatoriskt fält.")).toBeTruthy()
    expect(http.sent).toEqual([])
  })

  it("LOGIN-13 shows that the request is pending, and sends it once on a double click", async () => {
    const { http } = renderInShop(<Steps />, { server: tokenServer(Effect.never) })
    await submitEmail()
    await userEvent.type(screen.getByLabelText(/^Lösenord/), "Matkasse-2026")
    await userEvent.dblClick(screen.getByRole("button", { name: "Logga in" }))
    expect(screen.getByRole("button", { name: "Logga in" }).getAttribute("aria-busy")).toBe("true")
    await waitFor(() => expect(http.sent).toHaveLength(1))
  })

  it("does not call onDone when the form was unmounted before the response", async () => {
    let respond: () => void = () => undefined
    const delayedResponse = Effect.flatMap(
      Effect.promise(() => new Promise<void>((resolve) => (respond = resolve))),
      () => respondWithJson({ access_token: "t", token_type: "Bearer", expires_in: 3600, scope: "shop" })
    )
    onDone.mockClear()
    const { unmount, states } = renderInShop(<Steps />, { server: tokenServer(delayedResponse) })
    await submitEmail()
    await submitPassword()
    unmount()
    respond()
    await waitFor(() => expect(states.of(sessionState).current().status).toBe("customer"))
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect(onDone).not.toHaveBeenCalled()
  })

  it("does not call onDone when the shopper closes the log-in while it shows its success", async () => {
    onDone.mockClear()
    const { unmount } = renderInShop(<Steps />, {
      server: tokenServer(respondWithJson({ access_token: "t", token_type: "Bearer", expires_in: 3600, scope: "shop" }))
    })
    await submitEmail()
    await submitPassword()
    await screen.findByRole("button", { name: "Inloggning lyckad" })
    unmount()
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect(onDone).not.toHaveBeenCalled()
  })

  it("clears the failure when the e-mail address is submitted again", async () => {
    renderInShop(<Steps />, { server: tokenServer(respondWithError(500, "ERR_INTERNAL")) })
    await submitEmail()
    await submitPassword()
    await screen.findByRole("alert")
    await userEvent.click(screen.getByRole("button", { name: "ändra" }))
    await userEvent.click(screen.getByRole("button", { name: "Nästa" }))
    expect(screen.queryByRole("alert")).toBeNull()
  })

  it("shows that there were too many attempts", async () => {
    renderInShop(<Steps />, { server: tokenServer(respondWithJson({ error: "too_many_attempts" }, 429)) })
    await submitEmail()
    await submitPassword()
    expect((await screen.findByRole("alert")).textContent).toBe("För många försökVänta en stund och försök igen.")
  })

  it("shows how long to wait when the API states it", async () => {
    const lockedResponse = Effect.map(respondWithJson({ error: "too_many_attempts" }, 429), (response) => ({
      ...response,
      headers: { ...response.headers, "retry-after": "850" }
    }))
    renderInShop(<Steps />, { server: tokenServer(lockedResponse) })
    await submitEmail()
    await submitPassword()
    expect((await screen.findByRole("alert")).textContent).toBe("För många försökProva igen om 15 minuter.")
  })

  it("LOGIN-11 hides the password until 'Visa lösenord' is pressed, and again after 'Dölj lösenord'", async () => {
    renderInShop(<Steps />)
    await submitEmail()
    expect(screen.getByLabelText(/^Lösenord/)).toHaveProperty("type", "password")
    await userEvent.click(screen.getByRole("button", { name: "Visa lösenord" }))
    expect(screen.getByLabelText(/^Lösenord/)).toHaveProperty("type", "text")
    await userEvent.click(screen.getByRole("button", { name: "Dölj lösenord" }))
    expect(screen.getByLabelText(/^Lösenord/)).toHaveProperty("type", "password")
  })

  it("LOGIN-31 does not reveal whether the address or the password is wrong, keeps the address and clears the password", async () => {
    renderInShop(<Steps />, {
      server: tokenServer(
        respondWithJson({ error: "invalid_grant", error_description: "invalid_username_or_password" }, 400)
      )
    })
    await submitEmail()
    await submitPassword()
    const alert = await screen.findByRole("alert")
    expect(alert.textContent).toContain("Fel e-postadress eller lösenord")
    expect(alert.textContent).toContain("Kontrollera dina uppgifter")
    expect(screen.getByLabelText(/^Lösenord/)).toHaveProperty("value", "")
    expect(screen.getByText("anna.andersson@exempel.se")).toBeTruthy()
  })

  it.each([
    ["another OAuth error", respondWithJson({ error: "invalid_grant", error_description: "account_locked" }, 400)],
    ["a server error", respondWithError(500, "ERR_INTERNAL")],
    ["a response without a token", respondWithJson({})]
  ])("LOGIN-32 shows %s as a technical error", async (_, tokenResponse) => {
    renderInShop(<Steps />, { server: tokenServer(tokenResponse) })
    await submitEmail()
    await submitPassword()
    const alert = await screen.findByRole("alert")
    expect(alert.textContent).toContain("Tekniskt fel")
    expect(alert.textContent).toContain("Något gick fel. Försök igen.")
  })

  it("LOGIN-13 LOGIN-14 shows a pending button until the response, then a green one with 'Inloggning lyckad', then calls onDone", async () => {
    let respond = () => {}
    const releasePromise = new Promise<void>((resolve) => (respond = resolve))
    renderInShop(<Steps />, {
      server: tokenServer(
        Effect.andThen(
          Effect.promise(() => releasePromise),
          respondWithJson({ access_token: "t", token_type: "Bearer", expires_in: 3600, scope: "shop" })
        )
      )
    })
    await submitEmail()
    await submitPassword()
    const logInButton = screen.getByRole("button", { name: "Logga in" })
    expect([logInButton.getAttribute("aria-busy"), logInButton.classList.contains(success)]).toEqual(["true", false])
    respond()
    const successButton = await screen.findByRole("button", { name: "Inloggning lyckad" })
    expect([successButton.getAttribute("aria-busy"), successButton.classList.contains(success)]).toEqual([null, true])
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce(), { timeout: 2000 })
  })
})
