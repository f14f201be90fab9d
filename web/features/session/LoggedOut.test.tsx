// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { visitor } from "#core/session/model.ts"
import { anna, renderInShop } from "#web/container/testing.tsx"
import { LoggedOut } from "./LoggedOut.tsx"

afterEach(cleanup)

describe("the word about a log-out", () => {
  it("is said when the customer has asked for it, and not when the session was lost, which the next page tells of", () => {
    const { states } = renderInShop(<LoggedOut />, { session: anna })
    act(() => states.session.set({ ...visitor, lost: true }))
    expect(screen.queryByText("Du är utloggad.")).toBeNull()
    act(() => states.session.set(anna))
    act(() => states.session.set(visitor))
    expect(screen.getByText("Du är utloggad.")).toBeDefined()
  })
})
