import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Profiler } from "react"
import { afterEach, describe, expect, it } from "vitest"
import type { CartState } from "#core/cart/model.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { FakeCartApi } from "#contract-tests/runs/fake-cart-api.ts"
import { sessionState } from "#core/session/session-state.ts"
import { visitor } from "#core/session/model.ts"
import { visibleQuantity } from "#core/cart/rules.ts"
import { aProduct } from "#core/catalogue/testing.ts"
import { anna, stockholmSelection, renderInShop } from "#web/container/testing.tsx"
import { AddControl, preloadStepper } from "./AddControl.tsx"

afterEach(cleanup)

const button = () => screen.getByRole("button")

describe("AddControl", () => {
  it("CART-48 PPAGE-12 reads 'Välj butik' for a visitor without a store, and opens the store selector", async () => {
    const { panel } = renderInShop(<AddControl product={aProduct()} />)
    expect(button().textContent).toContain("Välj butik")
    await userEvent.click(button())
    expect(panel.current().layers.map(({ name }) => name)).toEqual(["storeSelector"])
  })

  it("CART-49 CROLE-04 PPAGE-13 reads 'Logga in' for a visitor with a store, and opens the log-in instead of adding the product", async () => {
    const { panel, states, http } = renderInShop(<AddControl product={aProduct()} />, { selection: stockholmSelection })
    expect(button().textContent).toContain("Logga in")
    await userEvent.click(button())
    expect(panel.current().layers.map(({ name }) => name)).toEqual(["login"])
    expect([visibleQuantity(states.of(cartState).current(), aProduct().gtin), http.sent]).toEqual([0, []])
  })

  it("adds the product only once, after the log-in that its button opened and when the cart is known", async () => {
    const { panel, states } = renderInShop(<AddControl product={aProduct()} />, { selection: stockholmSelection })
    const quantity = () => visibleQuantity(states.of(cartState).current(), aProduct().gtin)
    await userEvent.click(button())
    act(() => {
      states.of(cartState).update((cart) => ({ ...cart, status: "unknown" }))
      states.of(sessionState).set(anna)
      panel.close()
    })
    expect([quantity(), button().getAttribute("aria-busy")]).toEqual([0, "true"])
    act(() => states.of(cartState).update((cart) => ({ ...cart, status: "none" })))
    await waitFor(() => expect(quantity()).toBe(1))
    act(() => states.of(sessionState).set(visitor))
    act(() => states.of(sessionState).set(anna))
    expect(quantity()).toBe(1)
  })

  it("does not add the product at a later log-in when the log-in that its button opened was closed", async () => {
    const { panel, states } = renderInShop(<AddControl product={aProduct()} />, { selection: stockholmSelection })
    await userEvent.click(button())
    act(() => panel.close())
    act(() => {
      states.of(sessionState).set(anna)
      states.of(cartState).update((cart) => ({ ...cart, status: "none" }))
    })
    await waitFor(() => expect(button().textContent).toBe("Lägg till"))
    expect(visibleQuantity(states.of(cartState).current(), aProduct().gtin)).toBe(0)
  })

  it("calls onLogInRequest instead of opening the panel, only for a visitor with a store", async () => {
    for (const [options, label, expected] of [
      [{}, "Välj butik", [0, ["storeSelector"]]],
      [{ selection: stockholmSelection }, "Logga in", [1, []]]
    ] as const) {
      let logInCount = 0
      const { panel } = renderInShop(
        <AddControl product={aProduct()} onLogInRequest={() => void (logInCount += 1)} />,
        options
      )
      expect(button().textContent).toContain(label)
      await userEvent.click(button())
      expect([logInCount, panel.current().layers.map(({ name }) => name)]).toEqual(expected)
      cleanup()
    }
  })

  it("calls onAdd once when a product is added, and does not call it while a requirement is missing", async () => {
    let addCount = 0
    const onAdd = () => void (addCount += 1)
    renderInShop(<AddControl product={aProduct()} onAdd={onAdd} onLogInRequest={() => undefined} />, { session: anna })
    expect(button().textContent).toContain("Välj butik")
    await userEvent.click(button())
    cleanup()
    renderInShop(<AddControl product={aProduct()} onAdd={onAdd} />, { selection: stockholmSelection, session: anna })
    await userEvent.click(button())
    await screen.findByRole("textbox")
    expect(addCount).toBe(1)
  })

  it("CART-51 DELIV-26 reads 'Byt leveranssätt' when home delivery has no groceries", async () => {
    const { panel } = renderInShop(<AddControl product={aProduct()} />, {
      selection: { ...stockholmSelection, deliversGroceries: false },
      session: anna
    })
    expect(button().textContent).toContain("Byt leveranssätt")
    await userEvent.click(button())
    expect(panel.current().layers.map(({ name }) => name)).toEqual(["storeSelector"])
  })

  it("PPAGE-11 is busy until the customer's cart is known, and not for a visitor, who has none", async () => {
    const { states } = renderInShop(<AddControl product={aProduct()} />, {
      selection: stockholmSelection,
      session: anna
    })
    expect(button().getAttribute("aria-busy")).toBeNull()
    act(() => states.of(cartState).update((cart) => ({ ...cart, status: "unknown" })))
    expect(button().getAttribute("aria-busy")).toBe("true")
    cleanup()
    const { states: statesOfVisitor } = renderInShop(<AddControl product={aProduct()} />)
    act(() => statesOfVisitor.of(cartState).update((cart) => ({ ...cart, status: "unknown" })))
    expect(button().getAttribute("aria-busy")).toBeNull()
  })

  it("CART-50 PPAGE-10 is decided by the first match of: busy, no store, not logged in, no home delivery of groceries, not sellable, no price, in the cart", async () => {
    const inCart = (cart: CartState): CartState => ({
      ...cart,
      pending: { [aProduct().gtin]: { product: aProduct(), quantity: 3 } as never }
    })
    const stateWith = (
      product: Parameters<typeof aProduct>[0],
      options: Parameters<typeof renderInShop>[1],
      status: CartState["status"] = "none"
    ) => {
      const { states } = renderInShop(<AddControl product={aProduct(product)} />, options)
      act(() => states.of(cartState).update((cart) => inCart({ ...cart, status })))
      const [first] = screen.getAllByRole("button") as [HTMLElement]
      const state =
        first.getAttribute("aria-busy") === "true"
          ? "loading"
          : (screen.queryByRole<HTMLInputElement>("textbox")?.value ?? first.textContent)
      cleanup()
      return state
    }
    await preloadStepper()
    const withoutPrice = { price: null }
    const notSellable = { ...withoutPrice, sellable: false }
    const ready = { selection: stockholmSelection, session: anna }
    const withoutGroceries = { ...stockholmSelection, deliversGroceries: false }
    expect([
      stateWith(notSellable, { session: anna }, "unknown"),
      stateWith(notSellable, { session: anna }),
      stateWith(notSellable, {}),
      stateWith(notSellable, { selection: withoutGroceries }),
      stateWith(notSellable, { selection: withoutGroceries, session: anna }),
      stateWith(notSellable, ready),
      stateWith(withoutPrice, ready),
      stateWith({}, ready)
    ]).toEqual([
      "loading",
      "Välj butik",
      "Välj butik",
      "Logga in",
      "Byt leveranssätt",
      "Utgått",
      "Tillfälligt slut",
      "3"
    ])
  })

  it("CART-54 CART-55 PPAGE-14 reads 'Utgått' and is unavailable for a discontinued product, even without a price", () => {
    renderInShop(<AddControl product={aProduct({ sellable: false, price: null })} />, {
      selection: stockholmSelection,
      session: anna
    })
    expect(button().textContent).toContain("Utgått")
    expect(button().getAttribute("aria-disabled")).toBe("true")
  })

  it("CART-53 PPAGE-15 reads 'Tillfälligt slut' and is unavailable without a price", () => {
    renderInShop(<AddControl product={aProduct({ price: null })} />, { selection: stockholmSelection, session: anna })
    expect(button().textContent).toContain("Tillfälligt slut")
    expect(button().getAttribute("aria-disabled")).toBe("true")
  })

  it.each([
    ["from the day after tomorrow", { availableFrom: "2026-11-23" }, "Ej tillgänglig online"],
    ["until yesterday", { availableTo: "2026-11-20" }, "Ej tillgänglig online"],
    ["from tomorrow", { availableFrom: "2026-11-22" }, "Lägg till"],
    ["until today", { availableTo: "2026-11-21" }, "Lägg till"]
  ])(
    "PRODUCT-13 PPAGE-35 shows whether a product that is available %s can be bought, and is disabled when it cannot",
    (_, dates, label) => {
      renderInShop(<AddControl product={aProduct(dates)} />, { selection: stockholmSelection, session: anna })
      expect(button().textContent).toContain(label)
      expect(button().getAttribute("aria-disabled")).toBe(label === "Lägg till" ? null : "true")
    }
  )

  it("CART-52 CART-57 PPAGE-16 PPAGE-18 reads 'Lägg till', becomes the stepper immediately, and becomes the focused button again at 0", async () => {
    renderInShop(<AddControl product={aProduct()} />, { selection: stockholmSelection, session: anna })
    expect(button().textContent).toContain("Lägg till")
    await userEvent.click(button())
    expect(await screen.findByRole<HTMLInputElement>("textbox")).toHaveProperty("value", "1")
    // Uses the keyboard, because a quick second click at the add button's position would add one more.
    screen.getByRole("button", { name: /Minska antal/ }).focus()
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(button().textContent).toContain("Lägg till"))
    await waitFor(() => expect(document.activeElement).toBe(button()))
  })

  it("PPAGE-17 lets the stepper count to the product's maximum", async () => {
    renderInShop(<AddControl product={aProduct({ maximum: 2 })} />, { selection: stockholmSelection, session: anna })
    await userEvent.click(button())
    const field = await screen.findByRole<HTMLInputElement>("textbox")
    for (const expected of ["2", "2"]) {
      screen.getByRole("button", { name: /Öka antal/ }).focus()
      await userEvent.keyboard("{Enter}")
      await waitFor(() => expect(field.value).toBe(expected))
    }
    expect(screen.getByText("Du kan köpa högst 2 st av varan.")).toBeDefined()
  })

  it.each(["två", "", "0", "-3"])(
    "CART-61 CART-62 removes the product when its quantity field is left with '%s'",
    async (input) => {
      const api = new FakeCartApi()
      const { states } = renderInShop(<AddControl product={aProduct({ gtin: "1" })} />, {
        selection: stockholmSelection,
        session: anna,
        server: api.server
      })
      const untilSent = () =>
        waitFor(() => expect(states.of(cartState).current().pending).toEqual({}), { timeout: 5_000 })
      await userEvent.click(button())
      const field = await screen.findByRole("textbox")
      await untilSent()
      expect(api.quantity("1")).toBe(1)
      fireEvent.focus(field)
      fireEvent.change(field, { target: { value: input } })
      fireEvent.blur(field)
      await waitFor(() => expect(button().textContent).toContain("Lägg till"))
      await untilSent()
      expect(api.quantity("1")).toBe(0)
    }
  )

  it("CART-38 CART-56 sends at most two calls for 50 quick taps on '+', and re-renders one card only", async () => {
    const renderedGtins = new Set<string>()
    const api = new FakeCartApi()
    const gtins = ["7310865000019", "7310865000026", "7310865000033"]
    const cards = gtins.map((gtin) => (
      <Profiler key={gtin} id={gtin} onRender={(id, phase) => void (phase === "update" && renderedGtins.add(id))}>
        <AddControl product={aProduct({ id: `${gtin}_ST`, gtin, maximum: 99 })} />
      </Profiler>
    ))
    const shop = renderInShop(<>{cards}</>, { selection: stockholmSelection, session: anna, server: api.server })
    const cart = () => shop.states.of(cartState).current()
    fireEvent.click(screen.getAllByRole("button")[1] as HTMLElement)
    const increase = await screen.findByRole("button", { name: /Öka antal/ })
    for (let tap = 0; tap < 50; tap++) fireEvent.click(increase)
    await waitFor(() => expect(cart()).toMatchObject({ pending: {}, updating: false, status: "ready" }))
    expect(api.quantity(gtins[1] ?? "")).toBe(51)
    expect(shop.http.sent.map(({ method, path }) => `${method} ${path.replace(/cart-\d+/, "")}`)).toEqual([
      "POST /carts",
      "POST /carts//additems"
    ])
    expect([...renderedGtins]).toEqual([gtins[1]])
  })

  it("re-renders only the card whose button was clicked", async () => {
    const renderedGtins: Array<string> = []
    const cards = ["7310865000019", "7310865000026", "7310865000033"].map((gtin) => (
      <Profiler
        key={gtin}
        id={gtin}
        onRender={(id, phase) => {
          if (phase === "update") renderedGtins.push(id)
        }}
      >
        <AddControl product={aProduct({ id: gtin, gtin })} />
      </Profiler>
    ))
    renderInShop(<>{cards}</>, { selection: stockholmSelection, session: anna })
    await userEvent.click(screen.getAllByRole("button")[1] as HTMLElement)
    await screen.findByRole("textbox")
    expect(new Set(renderedGtins)).toEqual(new Set(["7310865000026"]))
  })
})
