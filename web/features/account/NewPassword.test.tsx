// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Effect } from "effect"
import { afterEach, describe, expect, it } from "vitest"
import { type FakeServer, refuse } from "#adapters/fakes/fake-http.ts"
import { renderInShop } from "#web/container/testing.tsx"
import { NewPassword } from "./NewPassword.tsx"

afterEach(cleanup)

const done: FakeServer = () => Effect.succeed({ status: 204, headers: {}, text: "" })
const password = () => screen.getByLabelText<HTMLInputElement>(/^Ange nytt lösenord\*?$/)
const repeated = () => screen.getByLabelText<HTMLInputElement>(/^Repetera lösenord/)
const submit = () => userEvent.click(screen.getByRole("button", { name: "Byt lösenord" }))
const fill = (first: string, second = first) => {
  for (const [input, value] of [[password(), first], [repeated(), second]] as const) {
    fireEvent.change(input, { target: { value } })
    fireEvent.blur(input)
  }
}
const open = (server: FakeServer) => renderInShop(<NewPassword token="abc" />, { server })
const repeatHint = "Repetera lösenord måste matcha fältet Ange nytt lösenord."

describe("NewPassword", () => {
  it("PASSWORD-08 PASSWORD-09 PWPAGE-10 PWPAGE-12 has a hint at each field", () => {
    open(done)
    const described = (input: HTMLInputElement) => (input.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent).join("")
    expect(described(password())).toContain("Ange ett säkert lösenord med minst 8 tecken.")
    expect(described(repeated())).toContain(repeatHint)
  })

  it("PWPAGE-08 FORM-01 asks for what is missing and goes to the first of it", async () => {
    const { http } = open(done)
    await submit()
    expect(screen.getByText("Ange nytt lösenord är ett obligatoriskt fält.")).toBeTruthy()
    expect(document.activeElement).toBe(password())
    expect(http.sent).toEqual([])
  })

  it("PWPAGE-09 FORM-03 takes no password of seven characters", async () => {
    const { http } = open(done)
    fill("Matkass")
    await submit()
    expect(screen.getByText("Ange nytt lösenord måste vara minst 8 tecken.")).toBeTruthy()
    expect(http.sent).toEqual([])
  })

  it("PWPAGE-11 takes no password that is repeated otherwise, says so once, and goes to the repetition", async () => {
    const { http } = open(done)
    fill("Matkasse-2027", "Matkasse-2028")
    await submit()
    expect(screen.getAllByText(repeatHint)).toHaveLength(1)
    expect(repeated().getAttribute("aria-invalid")).toBe("true")
    expect(document.activeElement).toBe(repeated())
    expect(http.sent).toEqual([])
  })

  it("PWD-05 PWPAGE-07 waits, sending once however often it is pressed", async () => {
    const { http } = open(() => Effect.never)
    fill("Matkasse-2027")
    await userEvent.dblClick(screen.getByRole("button", { name: "Byt lösenord" }))
    await userEvent.type(repeated(), "{Enter}")
    expect(screen.getByRole("button", { name: "Byt lösenord" }).getAttribute("aria-busy")).toBe("true")
    await waitFor(() => expect(http.sent).toHaveLength(1))
  })

  it("PWD-05 PWD-09 ends with the password changed and a way to log in", async () => {
    open(done)
    fill("Matkasse-2027")
    await submit()
    expect((await screen.findByRole("status")).textContent).toContain("Ditt lösenord är bytt!")
    expect(screen.getByRole("link", { name: "Logga in" }).getAttribute("href")).toBe("/login")
    expect(screen.queryByLabelText(/Ange nytt lösenord/)).toBeNull()
  })

  it("PWD-06 PWPAGE-13 tells a link that is used or too old, and leads to a new one", async () => {
    open(() => refuse(400, "invalid_token"))
    fill("Matkasse-2027")
    await submit()
    const alert = await screen.findByRole("alert")
    expect(alert.textContent).toContain("Ogiltig token!")
    expect(alert.textContent).toContain("Länken du använt har en ogiltig eller för gammal token.")
    expect(screen.getByRole("link", { name: "Glömt lösenord" }).getAttribute("href")).toBe("/glomt-losenord")
  })

  it("PWD-07 PWD-08 PWPAGE-14 PWPAGE-15 tells any other failure, with the note on the latest link, and keeps what was typed", async () => {
    open(() => refuse(500, "ERR_INTERNAL"))
    fill("Matkasse-2027")
    await submit()
    const alert = await screen.findByRole("alert")
    expect(alert.textContent).toContain("Det gick inte att byta lösenordet.")
    expect(alert.textContent).toContain("Kontrollera att du använder länken i det senaste mejlet.")
    expect(password().value).toBe("Matkasse-2027")
  })
})
