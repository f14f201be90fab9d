import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { skipTargetIds } from "#web/views/shell/skip-target-ids.ts"
import { useFieldFocus } from "./use-field-focus.ts"

afterEach(cleanup)

const List = () => {
  useFieldFocus()
  return null
}
const pressKeys = (...keys: ReadonlyArray<string>) =>
  keys.forEach((key) => fireEvent.keyDown(screen.getByRole("textbox"), { key }))
const Box = ({ open }: { readonly open: boolean }) => (
  <>
    <input id={skipTargetIds.search} aria-label="Sök" />
    {open && <List />}
  </>
)

it("focuses the field when the list opens, and blurs it when the list closes", () => {
  const { rerender } = render(<Box open />)
  expect(document.activeElement).toBe(screen.getByRole("textbox"))
  rerender(<Box open={false} />)
  expect(document.activeElement).toBe(document.body)
})

it("keeps the focus in the field when Esc was the last key", () => {
  const { rerender } = render(<Box open />)
  pressKeys("o", "Escape")
  rerender(<Box open={false} />)
  expect(document.activeElement).toBe(screen.getByRole("textbox"))
})

it("blurs the field when another key was pressed after Esc", () => {
  const { rerender } = render(<Box open />)
  pressKeys("Escape", "o")
  rerender(<Box open={false} />)
  expect(document.activeElement).toBe(document.body)
})
