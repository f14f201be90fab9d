import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { emailField, newPasswordFields } from "./fields.ts"
import { useForm } from "./use-form.ts"
import * as account from "#web/text/account.ts"
import * as contact from "#web/text/customer-service.ts"
import * as login from "#web/text/login.ts"
import { PasswordField } from "#web/kit/forms/PasswordField.tsx"
import { TextField } from "#web/kit/forms/TextField.tsx"

const errorText = "Ange en giltig e-postadress."

const fields = { email: { validate: (value: string) => (value.includes("@") ? undefined : errorText) } }

const Email = ({ showsValid, required = true }: { readonly showsValid?: boolean; readonly required?: boolean }) => {
  const form = useForm({
    fields: { email: { ...fields.email, showsValid: () => showsValid ?? true } },
    submit: () => undefined
  })
  return (
    <form noValidate onSubmit={form.handleSubmit}>
      <TextField {...form.register("email")} label="E-postadress" required={required} />
      <button type="submit">Skicka</button>
    </form>
  )
}

const field = () => screen.getByLabelText(/E-postadress/)
const enterValue = (value: string) => fireEvent.change(field(), { target: { value } })

afterEach(cleanup)

describe("TextField", () => {
  it("FORM-13 shows no error before it loses the focus after a change", () => {
    render(<Email />)
    fireEvent.blur(field())
    expect(screen.queryByText(errorText)).toBeNull()
    enterValue("anna")
    expect(screen.queryByText(errorText)).toBeNull()
  })

  it("FORM-14 shows its error, or that it is valid, when it loses the focus after a change", () => {
    const { container } = render(<Email />)
    const isMarkedValid = () => container.querySelector("svg") !== null
    enterValue("anna@exempel.se")
    expect(isMarkedValid()).toBe(false)
    fireEvent.blur(field())
    expect([isMarkedValid(), field().getAttribute("aria-invalid"), screen.queryByText(errorText)]).toEqual([
      true,
      null,
      null
    ])
    enterValue("anna")
    expect(isMarkedValid()).toBe(false)
    fireEvent.blur(field())
    expect(screen.getByText(errorText)).toBeTruthy()
    expect(field().getAttribute("aria-invalid")).toBe("true")
    expect(field().getAttribute("aria-describedby")).toContain(screen.getByText(errorText).id)
  })

  it("marks a well-formed value as valid, unless only the server can check it", () => {
    for (const showsValid of [true, false]) {
      const { container } = render(<Email showsValid={showsValid} />)
      enterValue("anna@exempel.se")
      fireEvent.blur(field())
      expect(container.querySelectorAll("svg")).toHaveLength(showsValid ? 1 : 0)
      cleanup()
    }
  })

  it("FORM-15 validates an invalid value on every change, and a valid one only on blur", () => {
    render(<Email />)
    enterValue("anna")
    fireEvent.blur(field())
    enterValue("anna@exempel.se")
    expect(screen.queryByText(errorText)).toBeNull()
    fireEvent.blur(field())
    enterValue("anna")
    expect(screen.queryByText(errorText)).toBeNull()
    fireEvent.blur(field())
    expect(screen.getByText(errorText)).toBeTruthy()
  })

  it("shows its error after a blocked submit, which focuses it", () => {
    render(<Email />)
    fireEvent.click(screen.getByRole("button", { name: "Skicka" }))
    expect(screen.getByText(errorText)).toBeTruthy()
    expect(document.activeElement).toBe(field())
  })

  it("REG-10 DFORM-27 marks a required field with an asterisk in its visible label when it is to be marked, and not otherwise", () => {
    for (const required of [true, false]) {
      render(<Email required={required} />)
      expect(screen.getByText("E-postadress").textContent).toBe(required ? "E-postadress*" : "E-postadress")
      fireEvent.click(screen.getByRole("button", { name: "Skicka" }))
      expect(screen.getByText(errorText)).toBeTruthy()
      cleanup()
    }
  })
})

describe("PasswordField", () => {
  it("shows and hides the password with a named button", () => {
    render(
      <PasswordField
        label="Lösenord"
        toggleLabels={login.passwordToggle}
        autoComplete="current-password"
        value="hemligt"
        onChange={() => {}}
      />
    )
    const input = screen.getByLabelText("Lösenord")
    expect(input.getAttribute("type")).toBe("password")
    fireEvent.click(screen.getByRole("button", { name: "Visa lösenord" }))
    expect(input.getAttribute("type")).toBe("text")
    fireEvent.click(screen.getByRole("button", { name: "Dölj lösenord" }))
    expect(input.getAttribute("type")).toBe("password")
  })
})

describe("emailField", () => {
  /** The labels of the fields of each type. */
  const labels = { email: contact.yourEmail, signupEmail: account.email, loginEmail: login.email }

  it.each(Object.entries(labels))(
    "FORM-06 requires the format of an e-mail address in a field of the type %s, and names the format",
    (_, label) => {
      const { validate } = emailField(label)
      for (const value of ["anna", "anna@exempel", "@exempel.se"])
        expect(validate(value)).toBe(`${label} har ett felaktigt format, använd namn@exempel.se.`)
      expect(validate("anna@exempel.se")).toBeUndefined()
    }
  )

  it("LOGIN-07 shows the hint of the log-in instead (decision 0048)", () => {
    expect(emailField(login.email, login.emailHint).validate("anna")).toBe("Ange en giltig e-postadress.")
  })
})

describe("newPasswordFields", () => {
  const { repeated } = newPasswordFields("Lösenord", "Upprepa lösenord", "Lösenorden matchar inte")
  const errorOf = (value: string, password: string) => repeated.validate(value, { password })

  it("PASSWORD-02 requires the same password twice, in any normalization form", () => {
    expect(errorOf("", "Matkasse-2026")).toBe("Upprepa lösenord är ett obligatoriskt fält.")
    expect(errorOf("Matkasse-2027", "Matkasse-2026")).toBe("Lösenorden matchar inte")
    expect(errorOf("Smörgåsbord".normalize("NFD"), "Smörgåsbord".normalize("NFC"))).toBeUndefined()
  })
})
