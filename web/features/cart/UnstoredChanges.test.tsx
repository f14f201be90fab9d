import { act, cleanup, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it } from "vitest"
import { unstoredChangesState } from "#core/cart/unstored-changes-state.ts"
import { onlineState } from "#core/connection/online-state.ts"
import { renderInShop } from "#web/container/testing.tsx"
import { UnstoredChanges } from "./UnstoredChanges.tsx"

afterEach(cleanup)

const warning = () => screen.queryByText("Stäng inte sidan ännu")

describe("UnstoredChanges", () => {
  it("warns only while the browser is offline with changes that the device could not store, until the warning is closed", async () => {
    const { states } = renderInShop(<UnstoredChanges />)
    const set = (unstored: boolean, online: boolean) =>
      act(() => {
        states.of(unstoredChangesState).set(unstored)
        states.of(onlineState).set(online)
      })
    const warningVisibility = [
      [true, true],
      [false, false],
      [true, false],
      [false, true]
    ].map(([unstored = false, online = false]) => {
      set(unstored, online)
      return warning() !== null
    })
    expect(warningVisibility).toEqual([false, false, true, false])
    set(true, false)
    await userEvent.click(screen.getByRole("button", { name: "Stäng" }))
    expect(warning()).toBeNull()
  })
})
