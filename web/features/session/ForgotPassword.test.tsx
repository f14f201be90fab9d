import { cleanup, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Effect } from "effect"
import { useState } from "react"
import { afterEach, describe, expect, it } from "vitest"
import { type FakeServer, respondWithError } from "#adapters/fakes/fake-http.ts"
import type { LogInStep } from "#web/container/panel.ts"
import { renderInShop } from "#web/container/testing.tsx"
import { Component as ForgotPasswordPage } from "#web/routes/forgot-password.tsx"
import { LogInSteps } from "./LogInSteps.tsx"

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const acceptingServer: FakeServer = () => Effect.succeed({ status: 204, headers: {}, text: "" })
const emailField = () => screen.getByLabelText<HTMLInputElement>(/^E-postadress/)
const submit = () => userEvent.click(screen.getByRole("button", { name: "Återställ lösenord" }))

const Panel = ({ initialStep = "email" }: { readonly initialStep?: LogInStep }) => {
  const [step, setStep] = useState<LogInStep>(initialStep)
  return (
    <>
      <button type="button" onClick={() => setStep(step === "forgot" ? "password" : "email")}>
        Tillbaka
      </button>
      <LogInSteps step={step} onStep={setStep} onDone={() => undefined} />
    </>
  )
}
const openForgotPassword = async () => {
  await userEvent.type(emailField(), "anna@exempel.se")
  await userEvent.click(screen.getByRole("button", { name: "Nästa" }))
  await userEvent.click(screen.getByRole("button", { name: "Jag har glömt mitt lösenord" }))
}

describe("ForgotPassword in the panel", () => {
  it("LOGIN-16 LOGIN-18 LOGIN-19 LOGIN-20 opens from the password step, with the e-mail address filled in", async () => {
    renderInShop(<Panel />, { server: acceptingServer })
    await openForgotPassword()
    expect(
      screen.getByText("Ange din e-postadress så skickar vi instruktioner för hur du väljer ett nytt lösenord.")
    ).toBeTruthy()
    expect(emailField().value).toBe("anna@exempel.se")
    expect(document.activeElement).toBe(emailField())
    expect(screen.getByRole("button", { name: "Återställ lösenord" })).toBeTruthy()
  })

  it("LOGIN-21 LOGIN-22 LOGIN-23 PWD-03 returns to the e-mail step when the e-mail is sent, and confirms it", async () => {
    const { http } = renderInShop(<Panel />, { server: acceptingServer })
    await openForgotPassword()
    await submit()
    expect((await screen.findByRole("status")).textContent).toBe("Vi har skickat instruktioner till din e-post")
    expect(screen.getByRole("button", { name: "Nästa" })).toBeTruthy()
    expect(http.sent.map(({ path }) => path)).toEqual(["/customer/requestpasswordreset"])
  })

  it("LOGIN-24 goes back to the password step", async () => {
    renderInShop(<Panel />, { server: acceptingServer })
    await openForgotPassword()
    await userEvent.click(screen.getByRole("button", { name: "Tillbaka" }))
    expect(document.activeElement).toBe(screen.getByLabelText(/^Lösenord/))
  })

  it("goes back to the e-mail step when no address was entered", async () => {
    renderInShop(<Panel initialStep="forgot" />, { server: acceptingServer })
    await userEvent.click(screen.getByRole("button", { name: "Tillbaka" }))
    expect(screen.getByRole("button", { name: "Nästa" })).toBeTruthy()
    expect(screen.queryByLabelText(/^Lösenord/)).toBeNull()
  })
})

describe("ForgotPassword on its page", () => {
  const renderPage = (server: FakeServer) => renderInShop(<ForgotPasswordPage />, { server })

  it("PWPAGE-06 shows what the e-mail address is used for", () => {
    renderPage(acceptingServer)
    expect(screen.getByText("Används vid inloggning")).toBeTruthy()
  })

  it("PWPAGE-05 FORM-01 FORM-06 FORM-11 requires a valid e-mail address", async () => {
    const { http } = renderPage(acceptingServer)
    await submit()
    expect(screen.getByText("E-postadress är ett obligatoriskt fält.")).toBeTruthy()
    expect(document.activeElement).toBe(emailField())
    await userEvent.type(emailField(), "anna@exempel")
    expect(screen.getByText("E-postadress har ett felaktigt format, använd namn@exempel.se.")).toBeTruthy()
    await submit()
    expect(http.sent).toEqual([])
  })

  it("FORM-16 removes white space from the e-mail address as it is typed", async () => {
    renderPage(acceptingServer)
    await userEvent.type(emailField(), " an na@\u00a0exempel.s e")
    expect(emailField().value).toBe("anna@exempel.se")
  })

  it.each([
    ["success", acceptingServer, "status", "Ett mail med instruktioner har skickats till anna@exempel.se!"],
    ["error", () => respondWithError(500, "ERR_INTERNAL"), "alert", "Hoppsan, något gick fel!"]
  ] as const)("PWD-01 shows that the request is pending, then its %s", async (_, server, role, text) => {
    let respond = () => {}
    const releasePromise = new Promise<void>((resolve) => (respond = resolve))
    renderPage((request) =>
      Effect.andThen(
        Effect.promise(() => releasePromise),
        server(request)
      )
    )
    await userEvent.type(emailField(), "anna@exempel.se")
    await submit()
    expect(screen.getByRole("button", { name: "Återställ lösenord" }).getAttribute("aria-busy")).toBe("true")
    expect(screen.queryByText(text, { exact: false })).toBeNull()
    respond()
    expect((await screen.findByRole(role)).textContent).toContain(text)
  })

  it("PWPAGE-01 shows that the request is pending and sends it once, however often the form is submitted", async () => {
    const { http } = renderPage(() => Effect.never)
    await userEvent.type(emailField(), "anna@exempel.se")
    await userEvent.dblClick(screen.getByRole("button", { name: "Återställ lösenord" }))
    expect(screen.getByRole("button", { name: "Återställ lösenord" }).getAttribute("aria-busy")).toBe("true")
    await waitFor(() => expect(http.sent).toHaveLength(1))
  })

  it("PWD-02 PWD-03 PWPAGE-02 PWPAGE-03 shows where the e-mail was sent", async () => {
    renderPage(acceptingServer)
    await userEvent.type(emailField(), " anna@ exempel.se")
    await submit()
    expect((await screen.findByRole("status")).textContent).toContain(
      "Ett mail med instruktioner har skickats till anna@exempel.se!"
    )
  })

  it("PWD-04 PWPAGE-04 shows a failure, and keeps the address for another attempt", async () => {
    renderPage(() => respondWithError(500, "ERR_INTERNAL"))
    await userEvent.type(emailField(), "anna@exempel.se")
    await submit()
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Hoppsan, något gick fel! Kontrollera att e-postadressen stämmer."
    )
    expect(emailField().value).toBe("anna@exempel.se")
  })
})
