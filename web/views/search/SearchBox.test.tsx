import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { SearchBox, type SearchBoxProps } from "./SearchBox.tsx"

afterEach(cleanup)

describe("SearchBox", () => {
  const makeHandlers = () => ({
    onChange: vi.fn(),
    onSubmit: vi.fn(),
    onFocus: vi.fn(),
    onLeave: vi.fn(),
    onKeyDown: vi.fn(),
    onClear: vi.fn(),
    onClose: vi.fn()
  })
  const renderBox = (props: Partial<SearchBoxProps> = {}) => {
    const handlers = makeHandlers()
    const { container } = render(
      <>
        <SearchBox value="" open={false} expanded={false} listId="list" {...handlers} {...props}>
          <button type="button">Förslag</button>
        </SearchBox>
        <button type="button">Annat</button>
      </>
    )
    return { ...handlers, container, field: screen.getByRole<HTMLInputElement>("combobox") }
  }

  it("is a form that opens the search page without JavaScript, and reports a submit with it", () => {
    const { field, onSubmit } = renderBox({ value: "ost" })
    const form = field.form as HTMLFormElement
    expect([form.getAttribute("action"), form.method, field.name, field.value]).toEqual(["/sok", "get", "Q", "ost"])
    const submit = createEvent.submit(form)
    fireEvent(form, submit)
    expect([submit.defaultPrevented, onSubmit.mock.calls.length]).toEqual([true, 1])
  })

  it("is a combobox that names its list only while the list is shown", () => {
    const ariaAttributesWith = (props: Partial<SearchBoxProps>) => {
      const { field } = renderBox(props)
      const values = ["aria-expanded", "aria-controls", "aria-activedescendant"].map((name) => field.getAttribute(name))
      cleanup()
      return values
    }
    expect(ariaAttributesWith({})).toEqual(["false", null, null])
    expect(ariaAttributesWith({ expanded: true, activeId: "list-0" })).toEqual(["true", "list", "list-0"])
  })

  it("reports input, the focus, clicks and keys, and can be cleared only when it has text", () => {
    const { field, onChange, onFocus, onKeyDown } = renderBox()
    fireEvent.change(field, { target: { value: "os" } })
    fireEvent.focus(field)
    fireEvent.click(field)
    fireEvent.keyDown(field, { key: "Escape" })
    expect([onChange.mock.calls, onFocus.mock.calls.length, onKeyDown.mock.calls.length]).toEqual([[["os"]], 2, 1])
    expect(screen.queryByRole("button", { name: "Rensa sökningen" })).toBeNull()
    cleanup()
    const { onClear } = renderBox({ value: "os" })
    fireEvent.click(screen.getByRole("button", { name: "Rensa sökningen" }))
    expect(onClear).toHaveBeenCalledOnce()
  })

  it("can be closed only while it is open", () => {
    renderBox()
    expect(screen.queryByRole("button", { name: "Stäng" })).toBeNull()
    cleanup()
    const { onClose } = renderBox({ open: true })
    fireEvent.click(screen.getByRole("button", { name: "Stäng" }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it("reports that the shopper leaves it when the focus goes to an element outside, but not when it goes to the list or to no element", () => {
    const { field, onLeave } = renderBox()
    for (const [relatedTarget, leaveCount] of [
      [null, 0],
      [screen.getByText("Förslag"), 0],
      [screen.getByText("Annat"), 1]
    ] as const) {
      fireEvent.blur(field, { relatedTarget })
      expect(onLeave).toHaveBeenCalledTimes(leaveCount)
    }
  })

  it("shows a spinner while the suggestions take long", () => {
    const { container } = renderBox({ loading: true })
    expect(container.querySelector("[role=img]")).not.toBeNull()
    cleanup()
    expect(renderBox().container.querySelector("[role=img]")).toBeNull()
  })
})

describe("the field of SearchBox", () => {
  const renderField = (props: Partial<SearchBoxProps> = {}) => {
    const noop = () => undefined
    const { container } = render(
      <SearchBox
        value="ost"
        open={false}
        expanded={false}
        listId="list"
        onChange={noop}
        onSubmit={noop}
        onFocus={noop}
        onLeave={noop}
        onKeyDown={noop}
        onClear={noop}
        onClose={noop}
        {...props}
      />
    )
    return { container, field: screen.getByRole<HTMLInputElement>("combobox") }
  }

  it("has a label and a submit button with a name, and is not corrected or completed by the browser", () => {
    const { container, field } = renderField()
    expect(screen.getByLabelText("Sök varor och recept")).toBe(field)
    expect(container.querySelector("label")?.className).toBe("visually-hidden")
    expect(screen.getByRole("button", { name: "Sök" }).getAttribute("type")).toBe("submit")
    expect(
      ["type", "autocomplete", "autocapitalize", "autocorrect", "spellcheck", "enterkeyhint", "aria-autocomplete"].map(
        (name) => field.getAttribute(name)
      )
    ).toEqual(["text", "off", "none", "off", "false", "search", "list"])
    expect(screen.getByRole("search")).toBe(field.form)
  })

  it("looks different while it is open", () => {
    const classNameOf = (open: boolean) => {
      const { className } = renderField({ open }).container.querySelector("[data-search]") as Element
      cleanup()
      return className
    }
    expect(classNameOf(true)).not.toBe(classNameOf(false))
  })
})
