import { act, within } from "@testing-library/react"
import { useState } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { expect, it } from "vitest"
import { TextField } from "#web/kit/forms/TextField.tsx"
import { typeText } from "#web/kit/forms/type-text.ts"
import { replayEarlyInput } from "./replay-early-input.ts"

/** Types '3' into a rendered '1', hydrates the field while the text waits to be replayed, and returns the reported changes. */
const changesAfter = async (meanwhile: (field: HTMLInputElement) => void): Promise<ReadonlyArray<string>> => {
  const changes: Array<string> = []
  const Quantity = () => {
    const [value, setValue] = useState("1")
    const change = (text: string) => {
      changes.push(text)
      setValue(text)
    }
    return <TextField label="Antal" value={value} onChange={change} />
  }
  const container = document.createElement("div")
  document.body.append(container)
  container.innerHTML = renderToString(<Quantity />)
  const field = within(container).getByLabelText<HTMLInputElement>("Antal")
  field.value = "3"
  const replay = replayEarlyInput([{ field, text: "3", rendered: "1" }], [])
  const root = await act(async () => hydrateRoot(container, <Quantity />))
  act(() => meanwhile(field))
  await act(() => replay)
  expect(field.value).toBe(changes.at(-1))
  act(() => root.unmount())
  container.remove()
  return changes
}

it("reports text that was typed before its field was hydrated", async () => {
  expect(await changesAfter(() => undefined)).toEqual(["3"])
})

it("reports the text even when React has reset the field meanwhile", async () => {
  expect(await changesAfter((field) => (field.value = "1"))).toEqual(["3"])
})

it("keeps what is typed after the hydration", async () => {
  const changes = await changesAfter((field) => typeText(field, "30"))
  expect(changes.at(-1)).toBe("30")
})
