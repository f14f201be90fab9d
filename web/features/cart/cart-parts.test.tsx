import { act, cleanup, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { ReactNode } from "react"
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { cartState } from "#core/cart/cart-state.ts"
import { withServerCart } from "#core/cart/cart-view.ts"
import type { Cart, CartProblem, CartState } from "#core/cart/model.ts"
import { aCart, aCartLine } from "#core/cart/testing.ts"
import { aProduct } from "#core/catalogue/testing.ts"
import { emptyShell } from "#core/navigation/empty-shell.ts"
import { shellState } from "#core/navigation/shell-state.ts"
import { visitor } from "#core/session/model.ts"
import { anna, stockholmSelection, renderInShop } from "#web/container/testing.tsx"
import { fakeModalDialogs } from "#web/kit/overlays/testing.tsx"
import { CartProblems } from "./CartProblems.tsx"
import { CartSidebar, showsCartContent } from "./CartSidebar.tsx"
import { preloadCart } from "./deferred-cart.ts"
import { EmptyCartMessage } from "./EmptyCartMessage.tsx"
import { HeaderCart } from "./HeaderCart.tsx"
import { RemovedProducts } from "./RemovedProducts.tsx"

beforeAll(fakeModalDialogs)
afterEach(cleanup)

const milk = aProduct({ id: "1_ST", gtin: "1", name: "Mellanmjölk" })

const renderWithCart = (ui: ReactNode, cart: Cart | null = aCart({ lines: [aCartLine()] }), session = anna) => {
  const shop = renderInShop(ui, { selection: stockholmSelection, session })
  if (cart !== null) act(() => shop.states.of(cartState).update((view) => withServerCart(view, cart)))
  const updateCart = (change: (view: CartState) => CartState) => act(() => shop.states.of(cartState).update(change))
  return { ...shop, updateCart }
}

describe("CartProblems", () => {
  const problem = (fields: Partial<CartProblem>): CartProblem => ({
    id: 1,
    kind: "add-failed",
    names: ["Mellanmjölk", "Smör"],
    code: null,
    ...fields
  })
  it.each([
    ["products-lost", "Vissa varor tas bort!", "De här varorna finns inte i butiken du valt:"],
    ["limit-reached", "Hoppsan, något gick fel!", "Du har nått det högsta antalet av:"],
    ["add-failed", "Hoppsan, något gick fel!", "En eller flera produkter kunde inte läggas till"],
    ["change-failed", "Hoppsan, något gick fel!", "En eller flera produkter kunde inte läggas till"]
  ] as const)("explains '%s' and names the products", (kind, title, intro) => {
    const { updateCart } = renderWithCart(<CartProblems />)
    updateCart((view) => ({ ...view, problems: [problem({ kind })] }))
    const dialog = screen.getByRole("dialog")
    expect(screen.getByRole("heading").textContent).toBe(title)
    expect(dialog.textContent).toContain(intro)
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Mellanmjölk", "Smör"])
  })

  it("lists every product, even when several have the same name", () => {
    const reactError = vi.spyOn(console, "error").mockReturnValue(undefined)
    const { updateCart } = renderWithCart(<CartProblems />)
    updateCart((view) => ({ ...view, problems: [problem({ names: ["Ost", "Ost", "Smör"] })] }))
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Ost", "Ost", "Smör"])
    expect(reactError).not.toHaveBeenCalled()
    reactError.mockRestore()
  })

  it("CART-45 shows one problem after the other, each until it is closed", async () => {
    const { updateCart } = renderWithCart(<CartProblems />)
    expect(screen.queryByRole("dialog")).toBeNull()
    updateCart((view) => ({
      ...view,
      problems: [problem({}), problem({ id: 2, kind: "products-lost", names: ["Ost"] })]
    }))
    expect(screen.getByRole("heading").textContent).toBe("Hoppsan, något gick fel!")
    expect(screen.getByText("En eller flera produkter kunde inte läggas till")).toBeTruthy()
    await userEvent.click(screen.getAllByRole("button", { name: "Stäng" })[0] as HTMLElement)
    await waitFor(() => expect(screen.getByRole("heading").textContent).toBe("Vissa varor tas bort!"))
    await userEvent.click(screen.getAllByRole("button", { name: "Stäng" }).at(-1) as HTMLElement)
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  })
})

describe("RemovedProducts", () => {
  const renderWithMilkQuantity = async (quantity = 0) => {
    const shop = renderWithCart(<RemovedProducts />)
    const change = async (newQuantity: number) => {
      const getUseCase = await shop.loadUseCases()
      await act(() => getUseCase("setQuantity")({ product: milk, quantity: newQuantity }))
    }
    await change(quantity)
    return { ...shop, change }
  }
  const quantityOf = ({ states }: Awaited<ReturnType<typeof renderWithMilkQuantity>>) =>
    states.of(cartState).current().pending["1"]?.quantity
  const notice = () => screen.queryByText("Mellanmjölk togs bort ur varukorgen.")

  it("offers to undo the removal of a product, with the quantity that it had", async () => {
    const shop = await renderWithMilkQuantity()
    expect([notice() !== null, quantityOf(shop)]).toEqual([true, 0])
    await userEvent.click(screen.getByRole("button", { name: "Ångra" }))
    expect(notice()).toBeNull()
    await waitFor(() => expect(quantityOf(shop)).toBe(2))
  })

  it("shows no notice for a smaller quantity, and disappears when the product is added again", async () => {
    await renderWithMilkQuantity(1)
    expect(notice()).toBeNull()
    cleanup()
    const { change } = await renderWithMilkQuantity()
    await change(3)
    expect(notice()).toBeNull()
  })

  it("can be closed, and closes by itself after eight seconds", async () => {
    await renderWithMilkQuantity()
    await userEvent.click(screen.getByRole("button", { name: "Stäng" }))
    expect(notice()).toBeNull()
    cleanup()
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    await renderWithMilkQuantity()
    act(() => void vi.advanceTimersByTime(7_900))
    expect(notice()).not.toBeNull()
    act(() => void vi.advanceTimersByTime(1_000))
    vi.useRealTimers()
    expect(notice()).toBeNull()
  })
})

describe("HeaderCart", () => {
  it("SHELL-08 SHELL-09 shows the number of products and the total, and opens the cart", async () => {
    const { panel } = renderWithCart(<HeaderCart />)
    const button = screen.getByRole("button")
    expect(button.textContent?.replaceAll("\u00a0", " ")).toBe("Varukorg, 2 varor, 40,00 kr")
    await userEvent.click(button)
    expect(panel.current().layers.map(({ name }) => name)).toEqual(["cart"])
  })

  it("SHELL-10 reads 'Handla' instead of a total when the cart has no products or does not exist", async () => {
    const { updateCart } = renderWithCart(<HeaderCart />, aCart())
    expect(screen.getByRole("button").textContent).toMatch(/tom, Handla$/)
    updateCart((view) => withServerCart(view, null))
    expect(screen.getByRole("button").textContent).toContain("Handla")
  })

  it("SHELL-11 opens the log-in for a visitor", async () => {
    const { panel } = renderWithCart(<HeaderCart />, null, visitor)
    await userEvent.click(screen.getByRole("button"))
    expect(panel.current().layers.map(({ name }) => name)).toEqual(["login"])
  })
})

describe("EmptyCartMessage", () => {
  const link = () => screen.getByRole("link")

  it.each([
    ["a customer", anna, "Din varukorg är tom", "Lägg varor i korgen så samlas de här."],
    [
      "a visitor",
      visitor,
      "Logga in för att handla",
      "Bläddra och sök som du vill. När du loggat in kan du lägga varor i korgen."
    ]
  ])("has default texts for %s when the editors have set none", (_, session, title, text) => {
    renderWithCart(<EmptyCartMessage />, null, session)
    expect([screen.queryByText(title) !== null, screen.queryByText(text) !== null]).toEqual([true, true])
    expect([link().textContent, link().getAttribute("href")]).toEqual(["Börja handla", "/"])
  })

  it("CART-11 CART-12 shows the editors' texts for customers and for visitors", () => {
    const content = (name: string) => ({
      title: `Titel ${name}`,
      description: `Text ${name}`,
      buttonLabel: `Knapp ${name}`,
      buttonLink: `/${name}`
    })
    const emptyCart = { visitor: content("besökare"), customer: content("kund") }
    for (const [session, name] of [
      [anna, "kund"],
      [visitor, "besökare"]
    ] as const) {
      const { states } = renderWithCart(<EmptyCartMessage />, null, session)
      act(() => states.of(shellState).set({ ...emptyShell, settings: { ...emptyShell.settings, emptyCart } }))
      for (const text of [`Titel ${name}`, `Text ${name}`]) expect(screen.queryByText(text)).not.toBeNull()
      expect([link().textContent, link().getAttribute("href")]).toEqual([`Knapp ${name}`, `/${name}`])
      cleanup()
    }
  })
})

describe("CartSidebar", () => {
  it("shows the lines and the totals of a filled cart, and only a message in an empty one", async () => {
    await preloadCart()
    const { updateCart } = renderWithCart(<CartSidebar />)
    expect(await screen.findByText("Mellanmjölk")).toBeDefined()
    expect(await screen.findByText("Totalt (2 varor)")).toBeDefined()
    updateCart((view) => withServerCart(view, aCart({ modifiedAt: "2026-11-21T12:00:01Z" })))
    expect(screen.getByText("Din varukorg är tom")).toBeDefined()
    expect([screen.queryByText("Mellanmjölk"), screen.queryByText("Totalt (2 varor)")]).toEqual([null, null])
  })

  it("shows neither the message of an empty cart nor totals when the cart could not be loaded", async () => {
    const { updateCart, states } = renderWithCart(<CartSidebar />, null)
    expect(showsCartContent(states.of(cartState).current())).toBe(false)
    updateCart((view) => ({ ...view, status: "failed" }))
    expect(showsCartContent(states.of(cartState).current())).toBe(true)
    await waitFor(() => expect(screen.queryByText("Din varukorg är tom")).toBeNull())
    expect(screen.queryByText("Totalt (2 varor)")).toBeNull()
  })
})
