// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { landmarks } from "#web/kit/landmarks.ts"
import { useFieldFocus } from "./use-field-focus.ts"

afterEach(cleanup)

const List = () => {
  useFieldFocus()
  return null
}
const press = (...keys: ReadonlyArray<string>) => keys.forEach((key) => fireEvent.keyDown(screen.getByRole("textbox"), { key }))
const Box = ({ open }: { readonly open: boolean }) => <><input id={landmarks.search} aria-label="Sök" />{open && <List />}</>

it("gives the field the focus with the list, and takes it away with it", () => {
  const { rerender } = render(<Box open />)
  expect(document.activeElement).toBe(screen.getByRole("textbox"))
  rerender(<Box open={false} />)
  expect(document.activeElement).toBe(document.body)
})

it("leaves the focus in the field where Esc was the last key", () => {
  const { rerender } = render(<Box open />)
  press("o", "Escape")
  rerender(<Box open={false} />)
  expect(document.activeElement).toBe(screen.getByRole("textbox"))
})

it("takes the focus away where more was typed after Esc", () => {
  const { rerender } = render(<Box open />)
  press("Escape", "o")
  rerender(<Box open={false} />)
  expect(document.activeElement).toBe(document.body)
})
