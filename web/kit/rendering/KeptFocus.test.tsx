import { act, cleanup, render, screen } from "@testing-library/react"
import { useState } from "react"
import { afterEach, describe, expect, it } from "vitest"
import { KeptFocus } from "./KeptFocus.tsx"

afterEach(cleanup)

const Cart = ({ initialItems }: { readonly initialItems: ReadonlyArray<string> }) => {
  const [items, setItems] = useState(initialItems)
  return (
    <>
      <button type="button" onClick={() => setItems(initialItems)}>
        Restore
      </button>
      <button type="button" onClick={() => setItems(items.toReversed())}>
        Reverse
      </button>
      <KeptFocus>
        {items.length === 0 ? (
          <p>Empty</p>
        ) : (
          <ul>
            {items.map((item) => (
              <li key={item}>
                <button type="button" onClick={() => setItems(items.filter((other) => other !== item))}>
                  {item}
                </button>
              </li>
            ))}
          </ul>
        )}
      </KeptFocus>
    </>
  )
}

const press = async (name: string, { focus = true } = {}) => {
  const button = screen.getByRole("button", { name })
  if (focus) button.focus()
  await act(async () => button.click())
}
const focusedElement = () => document.activeElement

describe("KeptFocus", () => {
  it("moves the focus from a removed row to the row that takes its place, or to the last one", async () => {
    render(<Cart initialItems={["milk", "bread", "butter"]} />)
    await press("bread")
    expect([focusedElement()?.tagName, focusedElement()?.textContent]).toEqual(["LI", "butter"])
    await press("butter")
    expect([focusedElement()?.tagName, focusedElement()?.textContent]).toEqual(["LI", "milk"])
  })

  it("moves the focus to the container when the list is gone", async () => {
    render(<Cart initialItems={["milk"]} />)
    await press("milk")
    expect([focusedElement()?.tagName, focusedElement()?.textContent]).toEqual(["DIV", "Empty"])
  })

  it("keeps the focus on an element whose row is moved", async () => {
    render(<Cart initialItems={["milk", "bread", "butter"]} />)
    screen.getByRole("button", { name: "butter" }).focus()
    await press("Reverse", { focus: false })
    expect(focusedElement()?.textContent).toBe("butter")
  })

  it("does not take the focus from another element, or when it has not had the focus", async () => {
    render(<Cart initialItems={["milk", "bread"]} />)
    await press("milk", { focus: false })
    expect(focusedElement()).toBe(document.body)
    screen.getByRole("button", { name: "bread" }).focus()
    screen.getByRole("button", { name: "Restore" }).focus()
    await press("bread", { focus: false })
    expect(focusedElement()?.textContent).toBe("Restore")
    await press("Restore")
    screen.getByRole("button", { name: "milk" }).focus()
    screen.getByRole("button", { name: "milk" }).blur()
    await new Promise((resolve) => setTimeout(resolve))
    await press("milk", { focus: false })
    expect(focusedElement()).toBe(document.body)
  })
})
