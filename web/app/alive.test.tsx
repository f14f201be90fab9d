// @vitest-environment jsdom
import { act, cleanup, within } from "@testing-library/react"
import { hydrateRoot, type Root } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, expect, it } from "vitest"
import { Checkbox } from "#web/kit/Checkbox.tsx"
import { PlainSelect } from "#web/kit/PlainSelect.tsx"
import { TextField } from "#web/kit/TextField.tsx"
import { comeAlive } from "./alive.ts"

let root: Root | undefined
afterEach(() => {
  act(() => root?.unmount())
  cleanup()
})

const options = [{ value: "", label: "Relevans" }, { value: "p_price", label: "Lägsta pris" }]

/** The page as it was sent, filled in before its code comes. */
const filledInEarly = (fillIn: (place: HTMLElement) => void): ReadonlyArray<unknown> => {
  const heard: Array<unknown> = []
  const page = (
    <>
      <TextField label="Stad" value="" onChange={(value) => heard.push(value)} />
      <PlainSelect label="Sortera" value="" options={options} onChange={(value) => heard.push(value)} />
      <Checkbox label="Eko" checked={false} onChange={(checked) => heard.push(["Eko", checked])} />
      <Checkbox label="Glutenfri" checked onChange={(checked) => heard.push(["Glutenfri", checked])} />
      <Checkbox radio name="way" label="Hämta" checked onChange={(checked) => heard.push(["Hämta", checked])} />
      <Checkbox radio name="way" label="Hemleverans" checked={false} onChange={(checked) => heard.push(["Hemleverans", checked])} />
    </>
  )
  const place = document.createElement("div")
  document.body.append(place)
  place.innerHTML = renderToString(page)
  fillIn(place)
  act(() => {
    root = hydrateRoot(place, page)
  })
  expect(heard).toEqual([])
  act(comeAlive)
  place.remove()
  return heard
}

it("tells nothing of what stands as it was sent", () => {
  expect(filledInEarly(() => undefined)).toEqual([])
})

it("tells of what was typed, chosen and ticked before the page came alive", () => {
  expect(filledInEarly((place) => {
    const { getByLabelText } = within(place)
    getByLabelText<HTMLInputElement>("Stad").value = "Umeå"
    getByLabelText<HTMLSelectElement>("Sortera").value = "p_price"
    for (const label of ["Eko", "Glutenfri", "Hemleverans"]) getByLabelText(label).click()
  })).toEqual(["Umeå", "p_price", ["Eko", true], ["Glutenfri", false], ["Hemleverans", true]])
})
