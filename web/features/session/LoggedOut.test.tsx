import { sessionState } from "#core/session/session-state.ts"
import { act, cleanup, fireEvent, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { visitor } from "#core/session/model.ts"
import { anna, renderInShop } from "#web/container/testing.tsx"
import { LoggedOut } from "./LoggedOut.tsx"

afterEach(cleanup)

describe("LoggedOut", () => {
  it("is shown after a log-out before it was mounted", () => {
    renderInShop(<LoggedOut wasCustomer />)
    expect(screen.getByText("Du är utloggad.")).toBeDefined()
    cleanup()
    renderInShop(<LoggedOut />)
    expect(screen.queryByText("Du är utloggad.")).toBeNull()
    cleanup()
    renderInShop(<LoggedOut wasCustomer />, { session: anna })
    expect(screen.queryByText("Du är utloggad.")).toBeNull()
  })

  it("is shown after a log-out, but not when the API has ended the session, which the next page reports", () => {
    const { states } = renderInShop(<LoggedOut />, { session: anna })
    act(() => states.of(sessionState).set({ ...visitor, ended: true }))
    expect(screen.queryByText("Du är utloggad.")).toBeNull()
    act(() => states.of(sessionState).set(anna))
    act(() => states.of(sessionState).set(visitor))
    expect(screen.getByText("Du är utloggad.")).toBeDefined()
    fireEvent.click(screen.getByRole("button", { name: "Stäng" }))
    expect(screen.queryByText("Du är utloggad.")).toBeNull()
  })
})
