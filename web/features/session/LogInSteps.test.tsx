// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Effect } from "effect"
import { useState } from "react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { answerJson, type FakeServer, refuse } from "#adapters/fakes/fake-http.ts"
import { renderInShop } from "#web/container/testing.tsx"
import { type LogInStep, LogInSteps } from "./LogInSteps.tsx"

afterEach(cleanup)

const onDone = vi.fn<(mustChooseStore: boolean) => void>()

const Steps = () => {
  const [step, setStep] = useState<LogInStep>(0)
  return <LogInSteps step={step} onStep={setStep} onDone={onDone} />
}

const tokenThen = (token: ReturnType<FakeServer>): FakeServer => (request) => (request.path === "/connect/token" ? token : refuse(503, "ERR_BUSY"))

const toPassword = async (email = "anna.andersson@exempel.se") => {
  await userEvent.type(screen.getByLabelText(/E-postadress/), email)
  await userEvent.click(screen.getByRole("button", { name: "Nästa" }))
}

const tryPassword = async () => {
  await userEvent.type(screen.getByLabelText(/^Lösenord/), "Matkasse-2026")
  await userEvent.click(screen.getByRole("button", { name: "Logga in" }))
}

describe("LogInSteps", () => {
  it("LOGIN-06 LOGIN-07 LOGIN-08 FORM-21 stays at the e-mail step and hints until the address is valid", async () => {
    renderInShop(<Steps />)
    await toPassword("anna")
    expect(screen.getByText("Ange en giltig e-postadress.")).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(/E-postadress/))
    await userEvent.type(screen.getByLabelText(/E-postadress/), "@exempel.se")
    await userEvent.click(screen.getByRole("button", { name: "Nästa" }))
    expect(screen.getByLabelText(/^Lösenord/)).toBeTruthy()
  })

  it("LOGIN-09 LOGIN-10 shows the address beside 'ändra', which goes back with it", async () => {
    renderInShop(<Steps />)
    await toPassword()
    expect(screen.getByText("anna.andersson@exempel.se")).toBeTruthy()
    await userEvent.click(screen.getByRole("button", { name: "ändra" }))
    expect(screen.getByLabelText(/E-postadress/)).toHaveProperty("value", "anna.andersson@exempel.se")
  })

  it("LOGIN-02 LOGIN-03 LOGIN-04 LOGIN-05 begins with the address and 'Nästa', and with a link for who has no account", () => {
    renderInShop(<LogInSteps step={0} onStep={() => undefined} onDone={onDone} />)
    expect(screen.getByText("E-postadress", { selector: "label" }).textContent).toBe("E-postadress*")
    expect(screen.getByRole("button", { name: "Nästa" })).toBeTruthy()
    expect(screen.getByText(/Inget konto\?/)).toBeTruthy()
    expect(screen.getByRole("link", { name: "Skapa konto" }).getAttribute("href")).toBe("/registrera")
  })

  it("begins each step at its field", async () => {
    renderInShop(<Steps />)
    await toPassword()
    expect(document.activeElement).toBe(screen.getByLabelText(/^Lösenord/))
    await userEvent.click(screen.getByRole("button", { name: "ändra" }))
    expect(document.activeElement).toBe(screen.getByLabelText(/E-postadress/))
  })

  it("LOGIN-12 FORM-01 asks for the password that is missing, without a try", async () => {
    const { http } = renderInShop(<Steps />)
    await toPassword()
    await userEvent.click(screen.getByRole("button", { name: "Logga in" }))
    expect(screen.getByText("Lösenord är ett obligatoriskt fält.")).toBeTruthy()
    expect(http.sent).toEqual([])
  })

  it("tries once by a double press", async () => {
    const { http } = renderInShop(<Steps />, { server: tokenThen(Effect.never) })
    await toPassword()
    await userEvent.type(screen.getByLabelText(/^Lösenord/), "Matkasse-2026")
    await userEvent.dblClick(screen.getByRole("button", { name: "Logga in" }))
    expect(screen.getByRole("button", { name: "Logga in" }).getAttribute("aria-busy")).toBe("true")
    await waitFor(() => expect(http.sent).toHaveLength(1))
  })

  it("calls nobody back who has closed the panel while it was slow", async () => {
    let answer: () => void = () => undefined
    const later = Effect.flatMap(Effect.promise(() => new Promise<void>((resolve) => (answer = resolve))), () =>
      answerJson({ access_token: "t", token_type: "Bearer", expires_in: 3600, scope: "shop" }))
    onDone.mockClear()
    const { unmount, states } = renderInShop(<Steps />, { server: tokenThen(later) })
    await toPassword()
    await tryPassword()
    unmount()
    answer()
    await waitFor(() => expect(states.session.current().status).toBe("customer"))
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect(onDone).not.toHaveBeenCalled()
  })

  it("forgets the failure with the address it was about", async () => {
    renderInShop(<Steps />, { server: tokenThen(refuse(500, "ERR_INTERNAL")) })
    await toPassword()
    await tryPassword()
    await screen.findByRole("alert")
    await userEvent.click(screen.getByRole("button", { name: "ändra" }))
    await userEvent.click(screen.getByRole("button", { name: "Nästa" }))
    expect(screen.queryByRole("alert")).toBeNull()
  })

  it("says that there were too many tries", async () => {
    renderInShop(<Steps />, { server: tokenThen(answerJson({ error: "too_many_attempts" }, 429)) })
    await toPassword()
    await tryPassword()
    expect((await screen.findByRole("alert")).textContent).toBe("För många försökVänta en stund och försök igen.")
  })

  it("LOGIN-11 shows and hides the password", async () => {
    renderInShop(<Steps />)
    await toPassword()
    expect(screen.getByLabelText(/^Lösenord/)).toHaveProperty("type", "password")
    await userEvent.click(screen.getByRole("button", { name: "Visa lösenord" }))
    expect(screen.getByLabelText(/^Lösenord/)).toHaveProperty("type", "text")
  })

  it("LOGIN-31 says which is wrong to nobody, keeps the address and empties the password", async () => {
    renderInShop(<Steps />, { server: tokenThen(answerJson({ error: "invalid_grant", error_description: "invalid_username_or_password" }, 400)) })
    await toPassword()
    await tryPassword()
    const alert = await screen.findByRole("alert")
    expect(alert.textContent).toContain("Fel e-postadress eller lösenord")
    expect(alert.textContent).toContain("Kontrollera dina uppgifter")
    expect(screen.getByLabelText(/^Lösenord/)).toHaveProperty("value", "")
    expect(screen.getByText("anna.andersson@exempel.se")).toBeTruthy()
  })

  it.each([
    ["another OAuth error", answerJson({ error: "invalid_grant", error_description: "account_locked" }, 400)],
    ["a broken server", refuse(500, "ERR_INTERNAL")],
    ["an answer that is no token", answerJson({})]
  ])("LOGIN-32 reads %s as a technical fault", async (_, token) => {
    renderInShop(<Steps />, { server: tokenThen(token) })
    await toPassword()
    await tryPassword()
    const alert = await screen.findByRole("alert")
    expect(alert.textContent).toContain("Tekniskt fel")
    expect(alert.textContent).toContain("Något gick fel. Försök igen.")
  })

  it("LOGIN-13 LOGIN-14 LOGIN-15 waits, turns green with 'Inloggning lyckad' and is done", async () => {
    renderInShop(<Steps />, { server: tokenThen(answerJson({ access_token: "t", token_type: "Bearer", expires_in: 3600, scope: "shop" })) })
    await toPassword()
    await tryPassword()
    expect(await screen.findByRole("button", { name: "Inloggning lyckad" })).toBeTruthy()
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce(), { timeout: 2000 })
  })
})
