import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { Result } from "effect"
import { createMemoryRouter, RouterProvider } from "react-router-dom"
import { afterEach, describe, expect, it } from "vitest"
import { searchShortcutState } from "#core/search/search-shortcut-state.ts"
import { ScopeProvider } from "#web/container/react.tsx"
import { composeShop } from "#web/container/testing.tsx"
import { useCaseId } from "#web/container/bound-use-cases.ts"
import { skipTargetIds } from "#web/views/shell/skip-target-ids.ts"
import { SearchShortcuts } from "./SearchShortcuts.tsx"

afterEach(cleanup)

/** A page whose setting is read only when `finishReading` is called. */
const openPage = (isEnabled: boolean) => {
  const shop = composeShop()
  const { container, states } = shop
  const pendingReads: Array<() => void> = []
  container.bind(useCaseId("readSearchShortcut")).toConstantValue(async () => {
    await new Promise<void>((resolve) => pendingReads.push(resolve))
    states.of(searchShortcutState).set(isEnabled)
    return Result.succeed(undefined)
  })
  const page = (
    <>
      <input id={skipTargetIds.search} aria-label="Sök" />
      <button type="button">Annat</button>
      <a href="/">Hem</a>
      <SearchShortcuts />
    </>
  )
  const router = createMemoryRouter([{ path: "/", element: page }])
  render(
    <ScopeProvider value={{ ...shop, router }}>
      <RouterProvider router={router} />
    </ScopeProvider>
  )
  return {
    panel: shop.panel,
    pendingReads,
    pressSlash: () => act(async () => void fireEvent.keyDown(document.body, { key: "/" })),
    finishReading: () => act(async () => pendingReads.splice(0).forEach((finish) => finish())),
    isSearchFocused: () => document.activeElement === screen.getByLabelText("Sök")
  }
}

describe("Escape in a field before this code is loaded", () => {
  it.each([
    ["is repeated when nothing has handled it", false],
    ["is not repeated when the field has handled it, so that text entered since is kept", true]
  ])("%s", (_, isHandled) => {
    const field = document.body.appendChild(document.createElement("input"))
    let pressCount = 0
    field.addEventListener("keydown", (event) => {
      pressCount += 1
      if (isHandled) event.preventDefault()
    })
    field.focus()
    const escape = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true })
    field.dispatchEvent(escape)
    Object.assign(window, { __earlyKeys: [escape] })
    openPage(true)
    expect(pressCount).toBe(isHandled ? 1 : 2)
    field.remove()
  })
})

describe("the key '/'", () => {
  it("does not load its setting before the shopper's first interaction", () => {
    expect(openPage(true).pendingReads).toEqual([])
  })

  it("focuses the search field even as the first key, once its setting has been read", async () => {
    const { pressSlash, finishReading, isSearchFocused } = openPage(true)
    await pressSlash()
    expect(isSearchFocused()).toBe(false)
    await finishReading()
    expect(isSearchFocused()).toBe(true)
  })

  it("reads its setting at the first interaction, before it is needed", async () => {
    const { pendingReads } = openPage(true)
    await act(async () => void fireEvent.pointerDown(document.body))
    expect(pendingReads.length).toBe(1)
  })

  it("returns the focus when the search closes, unless the shopper has moved it", async () => {
    for (const movesFocus of [false, true]) {
      const { panel, pressSlash, finishReading, isSearchFocused } = openPage(true)
      const opener = screen.getByRole("button", { name: "Annat" })
      opener.focus()
      await pressSlash()
      await finishReading()
      expect(isSearchFocused()).toBe(true)
      act(() => panel.open("search"))
      const otherLink = screen.getByRole("link", { name: "Hem" })
      if (movesFocus) otherLink.focus()
      act(() => panel.closeSearch())
      expect(document.activeElement).toBe(movesFocus ? otherLink : opener)
      cleanup()
    }
  })

  it("does not focus the search when the shortcut is disabled", async () => {
    const { pressSlash, finishReading, isSearchFocused } = openPage(false)
    await pressSlash()
    await finishReading()
    await pressSlash()
    expect(isSearchFocused()).toBe(false)
  })

  it("does not take the focus from an element that the shopper has focused meanwhile", async () => {
    const { pressSlash, finishReading, isSearchFocused } = openPage(true)
    await pressSlash()
    act(() => screen.getByRole("button", { name: "Annat" }).focus())
    await finishReading()
    expect(isSearchFocused()).toBe(false)
    await pressSlash()
    expect(isSearchFocused()).toBe(true)
  })
})
