import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Effect } from "effect"
import { afterEach, describe, expect, it } from "vitest"
import { type FakeServer, respondWithError } from "#adapters/fakes/fake-http.ts"
import { renderInShop } from "#web/container/testing.tsx"
import { NewPassword } from "./NewPassword.tsx"

afterEach(cleanup)

const acceptingServer: FakeServer = () => Effect.succeed({ status: 204, headers: {}, text: "" })
const passwordField = () => screen.getByLabelText<HTMLInputElement>(/^Ange nytt lösenord\*?$/)
const repeatedPasswordField = () => screen.getByLabelText<HTMLInputElement>(/^Repetera lösenord/)
const submit = () => userEvent.click(screen.getByRole("button", { name: "Byt lösenord" }))
const fill = (first: string, second = first) => {
  for (const [input, value] of [
    [passwordField(), first],
    [repeatedPasswordField(), second]
  ] as const) {
    fireEvent.change(input, { target: { value } })
    fireEvent.blur(input)
  }
}
const renderForm = (server: FakeServer) => renderInShop(<NewPassword token="abc" />, { server })
const repeatHint = "Repetera lösenord måste matcha fältet Ange nytt lösenord."

describe("NewPassword", () => {
  it("PASSWORD-08 PASSWORD-09 PWPAGE-10 PWPAGE-12 shows a hint at each field", () => {
    renderForm(acceptingServer)
    const descriptionOf = (input: HTMLInputElement) =>
      (input.getAttribute("aria-describedby") ?? "")
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent)
        .join("")
    expect(descriptionOf(passwordField())).toContain("Ange ett säkert lösenord med minst 8 tecken.")
    expect(descriptionOf(repeatedPasswordField())).toContain(repeatHint)
  })

  it("PWPAGE-08 FORM-01 reports missing values and focuses the first invalid field", async () => {
    const { http } = renderForm(acceptingServer)
    await submit()
    expect(screen.getByText("Ange nytt lösenord är ett obligatoriskt fält.")).toBeTruthy()
    expect(document.activeElement).toBe(passwordField())
    expect(http.sent).toEqual([])
  })

  it("PWPAGE-09 FORM-03 rejects a password of seven characters, and accepts one of eight", async () => {
    const { http } = renderForm(acceptingServer)
    fill("Matkass")
    await submit()
    expect(screen.getByText("Ange nytt lösenord måste vara minst 8 tecken.")).toBeTruthy()
    expect(http.sent).toEqual([])
    fill("Matkasse")
    await submit()
    await waitFor(() => expect(http.sent).toHaveLength(1))
  })

  it("PWPAGE-11 rejects a repeated password that differs, shows the error once and focuses the repeated password", async () => {
    const { http } = renderForm(acceptingServer)
    fill("Matkasse-2027", "Matkasse-2028")
    await submit()
    expect(screen.getAllByText(repeatHint)).toHaveLength(1)
    expect(repeatedPasswordField().getAttribute("aria-invalid")).toBe("true")
    expect(document.activeElement).toBe(repeatedPasswordField())
    expect(http.sent).toEqual([])
  })

  it("shows that the request is pending, and sends it once even if the form is submitted again", async () => {
    const { http } = renderForm(() => Effect.never)
    fill("Matkasse-2027")
    await userEvent.dblClick(screen.getByRole("button", { name: "Byt lösenord" }))
    await userEvent.type(repeatedPasswordField(), "{Enter}")
    expect(screen.getByRole("button", { name: "Byt lösenord" }).getAttribute("aria-busy")).toBe("true")
    await waitFor(() => expect(http.sent).toHaveLength(1))
  })

  it("PWD-09 confirms the new password and links to the log-in page", async () => {
    renderForm(acceptingServer)
    fill("Matkasse-2027")
    await submit()
    expect((await screen.findByRole("status")).textContent).toContain("Ditt lösenord är bytt!")
    expect(screen.getByRole("link", { name: "Logga in" }).getAttribute("href")).toBe("/login")
    expect(screen.queryByLabelText(/Ange nytt lösenord/)).toBeNull()
  })

  it.each([
    ["success", acceptingServer, "Ditt lösenord är bytt!"],
    ["INVALID_TOKEN", () => respondWithError(400, "invalid_token"), "Ogiltig token!"],
    ["ERROR", () => respondWithError(500, "ERR_INTERNAL"), "Det gick inte att byta lösenordet."]
  ] as const)("PWD-05 PWPAGE-07 shows that the request is loading, then its state %s", async (_, server, text) => {
    let respond = () => {}
    const releasePromise = new Promise<void>((resolve) => (respond = resolve))
    renderForm((request) =>
      Effect.andThen(
        Effect.promise(() => releasePromise),
        server(request)
      )
    )
    fill("Matkasse-2027")
    await submit()
    expect(screen.getByRole("button", { name: "Byt lösenord" }).getAttribute("aria-busy")).toBe("true")
    expect(screen.queryByText(text, { exact: false })).toBeNull()
    respond()
    expect(await screen.findByText(text, { exact: false })).toBeTruthy()
  })

  it("PWD-06 PWPAGE-13 shows that the link has been used or has expired, and links to the page for requesting a new link", async () => {
    renderForm(() => respondWithError(400, "invalid_token"))
    fill("Matkasse-2027")
    await submit()
    const alert = await screen.findByRole("alert")
    expect(alert.textContent).toContain("Ogiltig token!")
    expect(alert.textContent).toContain("Länken du använt har en ogiltig eller för gammal token.")
    expect(screen.getByRole("link", { name: "Glömt lösenord" }).getAttribute("href")).toBe("/glomt-losenord")
  })

  it("PWD-07 PWD-08 PWPAGE-14 PWPAGE-15 advises the shopper to use the latest link when the password could not be changed with a valid one, and keeps the input", async () => {
    renderForm(() => respondWithError(500, "ERR_INTERNAL"))
    fill("Matkasse-2027")
    await submit()
    const alert = await screen.findByRole("alert")
    expect(alert.textContent).toContain("Det gick inte att byta lösenordet.")
    expect(alert.textContent).toContain("Kontrollera att du använder länken i det senaste mejlet.")
    expect(passwordField().value).toBe("Matkasse-2027")
  })
})
