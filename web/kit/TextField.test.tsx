// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { afterEach, describe, expect, it } from "vitest"
import { PasswordField } from "./PasswordField.tsx"
import { TextField } from "./TextField.tsx"

const words = "Ange en giltig e-postadress."

const Email = ({ showError }: { showError?: boolean }) => {
  const [value, setValue] = useState("")
  const error = value.includes("@") ? undefined : words
  return <TextField label="E-postadress" required value={value} onChange={setValue} showError={showError} error={error} />
}

const field = () => screen.getByLabelText(/E-postadress/)
const type = (value: string) => fireEvent.change(field(), { target: { value } })

afterEach(cleanup)

describe("TextField", () => {
  it("FORM-13 says nothing before it is left after a change", () => {
    render(<Email />)
    fireEvent.blur(field())
    expect(screen.queryByText(words)).toBeNull()
    type("anna")
    expect(screen.queryByText(words)).toBeNull()
  })

  it("FORM-14 says what is wrong when it is left, and that it is right", () => {
    render(<Email />)
    type("anna")
    fireEvent.blur(field())
    expect(screen.getByText(words)).toBeTruthy()
    expect(field().getAttribute("aria-invalid")).toBe("true")
    expect(field().getAttribute("aria-describedby")).toContain(screen.getByText(words).id)
  })

  it("confirms no value that only an answer can tell to be right", () => {
    for (const confirmed of [true, false]) {
      const { container } = render(<TextField label="Postnummer" value="00000" onChange={() => undefined} showError confirmed={confirmed} />)
      expect(container.querySelectorAll("svg")).toHaveLength(confirmed ? 1 : 0)
      cleanup()
    }
  })

  it("FORM-15 judges every change while it is wrong, and waits for the next blur once it was right", () => {
    render(<Email />)
    type("anna")
    fireEvent.blur(field())
    type("anna@exempel.se")
    expect(screen.queryByText(words)).toBeNull()
    fireEvent.blur(field())
    type("anna")
    expect(screen.queryByText(words)).toBeNull()
    fireEvent.blur(field())
    expect(screen.getByText(words)).toBeTruthy()
  })

  it("speaks at once after a blocked submit", () => {
    render(<Email showError />)
    expect(screen.getByText(words)).toBeTruthy()
  })

  it("REG-10 DFORM-27 marks a required field with an asterisk in its visible label", () => {
    render(<Email />)
    expect(screen.getByText("E-postadress").textContent).toBe("E-postadress*")
  })
})

describe("PasswordField", () => {
  it("LOGIN-11 shows and hides the password by a named button", () => {
    render(<PasswordField label="Lösenord" autoComplete="current-password" value="hemligt" onChange={() => {}} />)
    const input = screen.getByLabelText("Lösenord")
    expect(input.getAttribute("type")).toBe("password")
    fireEvent.click(screen.getByRole("button", { name: "Visa lösenord" }))
    expect(input.getAttribute("type")).toBe("text")
    fireEvent.click(screen.getByRole("button", { name: "Dölj lösenord" }))
    expect(input.getAttribute("type")).toBe("password")
  })
})
