import { cleanup, fireEvent, screen } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { anna, renderInShop, stockholmSelection } from "./testing.tsx"
import { useAddPress } from "./use-add-press.ts"

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it("counts a double click or tap once, also when it is repeated after the hydration, and a later press again", () => {
  vi.useFakeTimers({ toFake: ["performance"] })
  const add = vi.fn()
  const AddButton = () => {
    const press = useAddPress({ requirement: null, isAddable: true, add })
    return <button onClick={({ detail }) => press(detail)}>Lägg till</button>
  }
  renderInShop(<AddButton />, { session: anna, selection: stockholmSelection })
  const click = (detail: number, afterMs: number) => {
    vi.advanceTimersByTime(afterMs)
    fireEvent.click(screen.getByRole("button"), { detail })
    return add.mock.calls.length
  }
  // A finger's second tap may count as a first click.
  expect([click(1, 0), click(1, 200), click(1, 500)]).toEqual([1, 1, 2])
  // A click that is repeated after the hydration comes late.
  expect([click(1, 1_000), click(2, 5_000)]).toEqual([3, 3])
  // A click by the keyboard has no count.
  expect(click(0, 1_000)).toBe(4)
})
