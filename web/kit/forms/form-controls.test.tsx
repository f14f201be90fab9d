import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { Checkbox } from "./Checkbox.tsx"
import { PasswordField } from "./PasswordField.tsx"
import { PlainSelect } from "./PlainSelect.tsx"
import { TextArea } from "./TextArea.tsx"
import { TextField } from "./TextField.tsx"

afterEach(cleanup)

const noop = () => undefined
/** The texts that describe a control, in their order. */
const descriptionOf = (control: Element) =>
  (control.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .filter((id) => id !== "")
    .map((id) => document.getElementById(id)?.textContent)

describe("Checkbox", () => {
  it("reports each change of the checkbox, and can be a radio button", () => {
    const changes: Array<boolean> = []
    const { rerender } = render(
      <Checkbox label="Villkor" checked={false} onChange={(checked) => changes.push(checked)} />
    )
    fireEvent.click(screen.getByLabelText("Villkor"))
    rerender(<Checkbox label="Villkor" checked onChange={(checked) => changes.push(checked)} />)
    fireEvent.click(screen.getByRole("checkbox", { name: "Villkor", checked: true }))
    expect(changes).toEqual([true, false])
    rerender(<Checkbox label="Villkor" radio checked={false} onChange={(checked) => changes.push(checked)} />)
    fireEvent.click(screen.getByRole("radio", { name: "Villkor" }))
    expect(changes).toEqual([true, false, true])
  })

  it("is described by its error, and valid without one", () => {
    const { rerender } = render(<Checkbox label="Villkor" checked={false} onChange={noop} note="2 kr" />)
    const box = screen.getByRole("checkbox")
    expect([box.getAttribute("aria-invalid"), descriptionOf(box), screen.getByText("2 kr").tagName]).toEqual([
      null,
      [],
      "SPAN"
    ])
    rerender(<Checkbox label="Villkor" checked={false} onChange={noop} error="Godkänn villkoren" />)
    expect([box.getAttribute("aria-invalid"), descriptionOf(box), screen.queryByText("2 kr")]).toEqual([
      "true",
      ["Godkänn villkoren"],
      null
    ])
  })

  it("marks a required checkbox with an asterisk that screen readers do not read", () => {
    const { rerender } = render(<Checkbox label="Villkor" required checked={false} onChange={noop} />)
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "Villkor" })
    expect([box.required, screen.getByText("*").getAttribute("aria-hidden")]).toEqual([true, "true"])
    rerender(<Checkbox label="Villkor" checked={false} onChange={noop} />)
    expect([box.required, screen.queryByText("*")]).toEqual([false, null])
  })
})

describe("fields", () => {
  it("are described by hint and error; the error is shown only while the value is invalid", () => {
    const field = (status?: "valid" | "invalid") => (
      <TextField label="Ort" value="x" onChange={noop} hint="Som på brevet" error="Okänd ort" status={status} />
    )
    const { container, rerender } = render(field())
    const input = screen.getByLabelText("Ort")
    const describedState = () => [
      input.getAttribute("aria-invalid"),
      ...descriptionOf(input),
      container.querySelectorAll("svg").length
    ]
    expect(describedState()).toEqual([null, "Som på brevet", "", 0])
    rerender(field("invalid"))
    expect(describedState()).toEqual(["true", "Som på brevet", "Okänd ort", 1])
    rerender(field("valid"))
    expect(describedState()).toEqual([null, "Som på brevet", "", 1])
  })

  it("do not repeat a hint that is also the error", () => {
    render(
      <TextField label="E-post" value="x" onChange={noop} hint="Ange e-post" error="Ange e-post" status="invalid" />
    )
    expect(descriptionOf(screen.getByLabelText("E-post"))).toEqual(["", "Ange e-post"])
  })

  it("have no hint line without a hint or a counter", () => {
    render(<TextField label="Ort" value="" onChange={noop} />)
    expect(descriptionOf(screen.getByLabelText("Ort"))).toEqual([""])
    render(<TextArea label="Meddelande" value="" onChange={noop} counter="0/200" />)
    expect(screen.getByText("0/200")).toBeTruthy()
    expect(descriptionOf(screen.getByLabelText("Meddelande"))).toEqual(["", ""])
  })

  it("show the `optionalLabel` of an optional field, and are not required by default", () => {
    render(<TextField label="Telefon" optionalLabel="(valfritt)" value="" onChange={noop} />)
    expect(screen.getByText("Telefon").textContent).toBe("Telefon (valfritt)")
    expect(screen.getByLabelText<HTMLInputElement>(/Telefon/).required).toBe(false)
  })

  it("report what is typed, and keep a given id and other attributes", () => {
    const reportedValues: Array<string> = []
    render(
      <>
        <TextField id="city" label="Ort" value="" onChange={(value) => reportedValues.push(value)} maxLength={5} />
        <TextArea label="Meddelande" value="" onChange={(value) => reportedValues.push(value)} name="message" />
      </>
    )
    const [input, area] = [screen.getByLabelText<HTMLInputElement>("Ort"), screen.getByLabelText("Meddelande")]
    fireEvent.change(input, { target: { value: "Umeå" } })
    fireEvent.change(area, { target: { value: "Hej" } })
    expect(reportedValues).toEqual(["Umeå", "Hej"])
    expect([input.id, input.maxLength, input.type, area.getAttribute("name")]).toEqual(["city", 5, "text", "message"])
  })

  it("show a named spinner instead of the check mark while the value is being checked", () => {
    const { container } = render(
      <TextField label="E-post" value="x" onChange={noop} status="valid" checkingLabel="Kontrollerar" />
    )
    expect(screen.getByRole("img", { name: "Kontrollerar" })).toBeTruthy()
    expect(container.querySelectorAll("svg").length).toBe(1)
  })
})

describe("PasswordField", () => {
  const labels = { show: "Visa", hide: "Dölj" }

  it("can leave the visibility of the password to the parent, so that one button shows two passwords", () => {
    const onShown = vi.fn()
    render(
      <PasswordField
        label="Lösenord"
        toggleLabels={labels}
        shown
        onShown={onShown}
        autoComplete="new-password"
        value="hemligt"
        onChange={noop}
      />
    )
    const input = screen.getByLabelText("Lösenord")
    expect([input.getAttribute("type"), input.getAttribute("autocomplete")]).toEqual(["text", "new-password"])
    const button = screen.getByRole("button", { name: "Dölj", pressed: true })
    fireEvent.click(button)
    expect([onShown.mock.calls, input.getAttribute("type")]).toEqual([[[false]], "text"])
  })

  it("has no button without labels, and is neither corrected nor spell-checked", () => {
    render(<PasswordField label="Lösenord" autoComplete="current-password" value="" onChange={noop} />)
    expect(screen.queryByRole("button")).toBeNull()
    const input = screen.getByLabelText("Lösenord")
    expect(["type", "spellcheck", "autocapitalize", "autocorrect"].map((name) => input.getAttribute(name))).toEqual([
      "password",
      "false",
      "none",
      "off"
    ])
  })
})

describe("PlainSelect", () => {
  it("shows its options and reports the selected one", () => {
    const selectedValues: Array<string> = []
    const options = [
      { value: "price", label: "Pris" },
      { value: "name", label: "Namn" }
    ]
    render(
      <PlainSelect label="Sortera" value="name" options={options} onChange={(value) => selectedValues.push(value)} />
    )
    const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "Sortera" })
    expect([select.value, [...select.options].map(({ label }) => label)]).toEqual(["name", ["Pris", "Namn"]])
    fireEvent.change(select, { target: { value: "price" } })
    expect(selectedValues).toEqual(["price"])
  })
})
