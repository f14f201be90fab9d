import { act, cleanup, within } from "@testing-library/react"
import { hydrateRoot, type Root } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, expect, it } from "vitest"
import { Checkbox } from "#web/kit/forms/Checkbox.tsx"
import { PlainSelect } from "#web/kit/forms/PlainSelect.tsx"
import { TextField } from "#web/kit/forms/TextField.tsx"
import { markHydrated } from "./hydrated.ts"

let root: Root | undefined
afterEach(() => {
  act(() => root?.unmount())
  cleanup()
})

const options = [
  { value: "", label: "Relevans" },
  { value: "p_price", label: "Lägsta pris" }
]

/** Fills in the server-rendered fields, hydrates them, and returns the reported changes. */
const changesAfterHydration = (fillIn: (container: HTMLElement) => void): ReadonlyArray<unknown> => {
  const changes: Array<unknown> = []
  const page = (
    <>
      <TextField label="Stad" value="" onChange={(value) => changes.push(value)} />
      <PlainSelect label="Sortera" value="" options={options} onChange={(value) => changes.push(value)} />
      <Checkbox label="Eko" checked={false} onChange={(checked) => changes.push(["Eko", checked])} />
      <Checkbox label="Glutenfri" checked onChange={(checked) => changes.push(["Glutenfri", checked])} />
      <Checkbox radio name="method" label="Hämta" checked onChange={(checked) => changes.push(["Hämta", checked])} />
      <Checkbox
        radio
        name="method"
        label="Hemleverans"
        checked={false}
        onChange={(checked) => changes.push(["Hemleverans", checked])}
      />
    </>
  )
  const container = document.createElement("div")
  document.body.append(container)
  container.innerHTML = renderToString(page)
  fillIn(container)
  act(() => {
    root = hydrateRoot(container, page)
  })
  expect(changes).toEqual([])
  act(markHydrated)
  container.remove()
  return changes
}

it("reports no change for fields that were not touched", () => {
  expect(changesAfterHydration(() => undefined)).toEqual([])
})

it("reports text, selections, checkboxes and radio buttons that were changed before hydration", () => {
  expect(
    changesAfterHydration((container) => {
      const { getByLabelText } = within(container)
      getByLabelText<HTMLInputElement>("Stad").value = "Umeå"
      getByLabelText<HTMLSelectElement>("Sortera").value = "p_price"
      for (const label of ["Eko", "Glutenfri", "Hemleverans"]) getByLabelText(label).click()
    })
  ).toEqual(["Umeå", "p_price", ["Eko", true], ["Glutenfri", false], ["Hemleverans", true]])
})

it("reports the focus that a field received before hydration, unless text was typed into it", () => {
  const focusesAfterHydration = (typedText: string): ReadonlyArray<string> => {
    const events: Array<string> = []
    const page = <input aria-label="Sök" onFocus={() => events.push("focus")} onInput={() => events.push("input")} />
    const container = document.createElement("div")
    document.body.append(container)
    container.innerHTML = renderToString(page)
    const field = within(container).getByLabelText<HTMLInputElement>("Sök")
    field.focus()
    field.value = typedText
    act(() => {
      root = hydrateRoot(container, page)
    })
    act(markHydrated)
    act(() => root?.unmount())
    container.remove()
    return events
  }
  expect(focusesAfterHydration("")).toEqual(["focus"])
  expect(focusesAfterHydration("ost")).toEqual(["input"])
})
