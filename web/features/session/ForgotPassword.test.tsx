// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Effect } from "effect"
import { useState } from "react"
import { afterEach, describe, expect, it } from "vitest"
import { type FakeServer, refuse } from "#adapters/fakes/fake-http.ts"
import { renderInShop } from "#web/container/testing.tsx"
import { Component as ForgotPasswordPage } from "#web/routes/forgot-password.tsx"
import { type LogInStep, LogInSteps } from "./LogInSteps.tsx"

afterEach(cleanup)

const done: FakeServer = () => Effect.succeed({ status: 204, headers: {}, text: "" })
const email = () => screen.getByLabelText<HTMLInputElement>(/^E-postadress/)
const submit = () => userEvent.click(screen.getByRole("button", { name: "Återställ lösenord" }))

const Panel = ({ begin = 0 }: { readonly begin?: LogInStep }) => {
  const [step, setStep] = useState<LogInStep>(begin)
  return (
    <>
      <button type="button" onClick={() => setStep(step === 2 ? 1 : 0)}>Tillbaka</button>
      <LogInSteps step={step} onStep={setStep} onDone={() => undefined} />
    </>
  )
}
const toForgotten = async () => {
  await userEvent.type(email(), "anna@exempel.se")
  await userEvent.click(screen.getByRole("button", { name: "Nästa" }))
  await userEvent.click(screen.getByRole("button", { name: "Jag har glömt mitt lösenord" }))
}

describe("a forgotten password, in the panel", () => {
  it("LOGIN-16 LOGIN-18 LOGIN-19 LOGIN-20 is asked for from the password, with the address already there", async () => {
    renderInShop(<Panel />, { server: done })
    await toForgotten()
    expect(screen.getByText("Ange din e-postadress så skickar vi instruktioner för hur du väljer ett nytt lösenord.")).toBeTruthy()
    expect(email().value).toBe("anna@exempel.se")
    expect(document.activeElement).toBe(email())
    expect(screen.getByRole("button", { name: "Återställ lösenord" })).toBeTruthy()
  })

  it("LOGIN-21 LOGIN-22 LOGIN-23 PWD-03 leads back to the address once the mail is on its way, and says so", async () => {
    const { http } = renderInShop(<Panel />, { server: done })
    await toForgotten()
    await submit()
    expect((await screen.findByRole("status")).textContent).toBe("Vi har skickat instruktioner till din e-post")
    expect(screen.getByRole("button", { name: "Nästa" })).toBeTruthy()
    expect(http.sent.map(({ path }) => path)).toEqual(["/customer/requestpasswordreset"])
  })

  it("LOGIN-24 leads back to the password", async () => {
    renderInShop(<Panel />, { server: done })
    await toForgotten()
    await userEvent.click(screen.getByRole("button", { name: "Tillbaka" }))
    expect(document.activeElement).toBe(screen.getByLabelText(/^Lösenord/))
  })

  it("leads back to the address where none has been given", async () => {
    renderInShop(<Panel begin={2} />, { server: done })
    await userEvent.click(screen.getByRole("button", { name: "Tillbaka" }))
    expect(screen.getByRole("button", { name: "Nästa" })).toBeTruthy()
    expect(screen.queryByLabelText(/^Lösenord/)).toBeNull()
  })
})

describe("a forgotten password, on its page", () => {
  const open = (server: FakeServer) => renderInShop(<ForgotPasswordPage />, { server })

  it("PWPAGE-06 says what the address is for", () => {
    open(done)
    expect(screen.getByText("Används vid inloggning")).toBeTruthy()
  })

  it("PWPAGE-05 FORM-01 FORM-06 needs an address, and one that can be", async () => {
    const { http } = open(done)
    await submit()
    expect(screen.getByText("E-postadress är ett obligatoriskt fält.")).toBeTruthy()
    expect(document.activeElement).toBe(email())
    await userEvent.type(email(), "anna@exempel")
    expect(screen.getByText("E-postadress har ett felaktigt format, använd namn@exempel.se.")).toBeTruthy()
    await submit()
    expect(http.sent).toEqual([])
  })

  it("PWD-01 PWPAGE-01 waits, and asks once however often it is pressed", async () => {
    const { http } = open(() => Effect.never)
    await userEvent.type(email(), "anna@exempel.se")
    await userEvent.dblClick(screen.getByRole("button", { name: "Återställ lösenord" }))
    expect(screen.getByRole("button", { name: "Återställ lösenord" }).getAttribute("aria-busy")).toBe("true")
    await waitFor(() => expect(http.sent).toHaveLength(1))
  })

  it("PWD-02 PWD-03 PWPAGE-02 PWPAGE-03 says where the mail went", async () => {
    open(done)
    await userEvent.type(email(), " anna@ exempel.se")
    await submit()
    expect((await screen.findByRole("status")).textContent).toContain("Ett mail med instruktioner har skickats till anna@exempel.se!")
  })

  it("PWD-04 PWPAGE-04 says that it failed, and keeps the address for another try", async () => {
    open(() => refuse(500, "ERR_INTERNAL"))
    await userEvent.type(email(), "anna@exempel.se")
    await submit()
    expect((await screen.findByRole("alert")).textContent).toContain("Hoppsan, något gick fel! Kontrollera att e-postadressen stämmer.")
    expect(email().value).toBe("anna@exempel.se")
  })
})
