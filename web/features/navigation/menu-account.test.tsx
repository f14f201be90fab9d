import { act, cleanup, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it } from "vitest"
import { emptyShell } from "#core/navigation/empty-shell.ts"
import type { ShellState } from "#core/navigation/model.ts"
import { shellState } from "#core/navigation/shell-state.ts"
import { anna, renderInShop } from "#web/container/testing.tsx"
import { Menu } from "./Menu.tsx"

afterEach(cleanup)

const renderMenu = (isVisitor: boolean, settings: Partial<ShellState["settings"]> = {}) => {
  const calls: Array<string> = []
  const shop = renderInShop(
    <Menu
      isVisitor={isVisitor}
      levelUrls={null}
      onLevelUrlsChange={() => undefined}
      onLogInRequest={() => void calls.push("log in")}
      onLoggedOut={() => void calls.push("logged out")}
    />,
    isVisitor ? {} : { session: anna }
  )
  act(() => shop.states.of(shellState).set({ ...emptyShell, settings: { ...emptyShell.settings, ...settings } }))
  return { calls, ...shop }
}
const hrefOf = (name: string) => screen.queryByRole("link", { name })?.getAttribute("href") ?? null

describe("Menu", () => {
  it("PANEL-12 PANEL-13 offers a visitor the log-in and the registration", async () => {
    const { calls } = renderMenu(true)
    await userEvent.click(screen.getByRole("button", { name: "Logga in" }))
    expect([calls, hrefOf("Skapa konto"), hrefOf("Mina Sidor")]).toEqual([["log in"], "/registrera", null])
    expect(screen.queryByRole("button", { name: "Logga ut" })).toBeNull()
  })

  it("PANEL-14 PANEL-15 links a customer to 'Mina Sidor', and logs the customer out", async () => {
    const { calls } = renderMenu(false)
    expect([hrefOf("Mina Sidor"), hrefOf("Skapa konto")]).toEqual(["/mina-sidor", null])
    await userEvent.click(screen.getByRole("button", { name: "Logga ut" }))
    await waitFor(() => expect(calls).toEqual(["logged out"]))
  })

  it("PANEL-19 has the log-in and the registration for a visitor, 'Mina Sidor' and the log-out for a customer, and the company, the configured links and the app for both", () => {
    const namesFor = (isVisitor: boolean) => {
      renderMenu(isVisitor, {
        companyName: "Skafferiet",
        appUrl: "/app",
        menuLinks: [{ label: "Jobba här", url: "/jobb" }]
      })
      const names = [...document.querySelectorAll("a, button")].map(({ textContent }) => textContent)
      cleanup()
      return names
    }
    const shared = ["Erbjudanden", "Butiker", "Om Skafferiet", "Jobba här", "Ladda ner appen"]
    expect(namesFor(true).toSorted()).toEqual(["Logga in", "Skapa konto", ...shared].toSorted())
    expect(namesFor(false).toSorted()).toEqual(["Mina Sidor", "Logga ut", ...shared].toSorted())
  })

  it("links to the offers, the stores, the company's page and the links of the shop's settings, and to the app if there is one", () => {
    renderMenu(true, { companyName: "Skafferiet", menuLinks: [{ label: "Jobba här", url: "/jobb" }] })
    expect(["Erbjudanden", "Butiker", "Om Skafferiet", "Jobba här", "Ladda ner appen"].map(hrefOf)).toEqual([
      "/matvaror/veckans-erbjudande",
      "/butiker",
      "/om-skafferi",
      "/jobb",
      null
    ])
    cleanup()
    renderMenu(true, { appUrl: "/app" })
    expect(hrefOf("Ladda ner appen")).toBe("/app")
  })

  it("lists the departments, and a header folder only when it is not one of them", () => {
    const { states } = renderMenu(true)
    const folder = (name: string, url: string) => ({ id: url, name, type: "ProductFolderPage", url, children: [] })
    act(() =>
      states.of(shellState).update((shell) => ({
        ...shell,
        departments: [folder("Mejeri", "/matvaror/mejeri")],
        header: [folder("Mejeri igen", "/matvaror/mejeri"), folder("Catering", "/catering")]
      }))
    )
    expect([hrefOf("Mejeri"), hrefOf("Mejeri igen"), hrefOf("Catering")]).toEqual([
      "/matvaror/mejeri",
      null,
      "/catering"
    ])
  })
})
