import { act, within } from "@testing-library/react"
import { type ReactNode, useState } from "react"
import { hydrateRoot, type Root } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { expect, it, onTestFinished, vi } from "vitest"
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

/** Hydrates a page in which a button was clicked, and returns it before its click is replayed, with the replay. */
const hydrateClicked = (page: ReactNode) => {
  const container = document.createElement("div")
  document.body.append(container)
  container.innerHTML = renderToString(page)
  const element = within(container).getByRole("button")
  element.setAttribute("data-clicked", "")
  let root: Root | undefined
  act(() => {
    root = hydrateRoot(container, page)
  })
  onTestFinished(() => {
    act(() => root?.unmount())
    container.remove()
  })
  const click = { element, parent: element.parentElement!, index: 0, detail: 1, isStored: false }
  return { element, replay: () => act(() => replayEarlyInput([], [click])) }
}

it("shows a button as clicked until it shows the result of its click", async () => {
  const Toggle = () => {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        Visa
      </button>
    )
  }
  const { element, replay } = hydrateClicked(<Toggle />)
  expect([element.ariaExpanded, element.matches("[data-clicked]")]).toEqual(["false", true])
  await replay()
  expect([element.ariaExpanded, element.matches("[data-clicked]")]).toEqual(["true", false])
})

it("shows a button that adds cards as clicked until they are added, however long that takes", async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const Shelf = () => {
    const [hiddenCount, setHiddenCount] = useState(8)
    return (
      <div data-added-cards={hiddenCount}>
        <button type="button" onClick={() => setTimeout(() => setHiddenCount(4), 20_000)}>
          Visa fler
        </button>
      </div>
    )
  }
  const { element, replay } = hydrateClicked(<Shelf />)
  const replayed = replay()
  await vi.advanceTimersByTimeAsync(19_900)
  await replayed
  expect(element.matches("[data-clicked]")).toBe(true)
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(element.matches("[data-clicked]")).toBe(false)
})

it("shows a button as clicked for at most half a second when its click changes nothing in it", async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { element, replay } = hydrateClicked(<button type="button">Visa</button>)
  const replayed = replay()
  await vi.advanceTimersByTimeAsync(490)
  await replayed
  expect(element.matches("[data-clicked]")).toBe(true)
  await vi.advanceTimersByTimeAsync(20)
  expect(element.matches("[data-clicked]")).toBe(false)
})
