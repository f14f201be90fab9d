import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { createBrowserRouter, RouterProvider } from "react-router-dom"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { type FakeServer, respondWithError, respondWithJson } from "#adapters/fakes/fake-http.ts"
import { wireDetails } from "#contract-tests/suites/wire-card.ts"
import { assortmentState } from "#core/assortment/assortment-state.ts"
import { aProduct, noon } from "#core/catalogue/testing.ts"
import { composeShop, stockholmSelection } from "#web/container/testing.tsx"
import { ProductTile } from "#web/features/catalogue/ProductTile.tsx"
import { Link } from "#web/kit/controls/Link.tsx"
import { fakeModalDialogs } from "#web/kit/overlays/testing.tsx"
import { Panel } from "#web/panel/Panel.tsx"
import { listenBeforeRouter } from "#web/panel/first-popstate.ts"
import { Panel as PanelModel } from "#web/panel/panel.ts"
import { App } from "./App.tsx"

beforeAll(async () => {
  await import("#web/panel/FlyoutContent.tsx")
  fakeModalDialogs()
  vi.stubGlobal("matchMedia", () => ({ matches: false }))
})
// A new entry, because an earlier file may have gone back in the history of the shared document, and a flyout's entry would replace what is forward.
beforeEach(() => history.pushState(null, "", "/lista"))
afterAll(() => void vi.unstubAllGlobals())
afterEach(cleanup)

const milk = aProduct({ id: "1_ST", name: "Mellanmjölk", url: "/matvaror/mejeri/mjolk-p1_ST" })
const butter = aProduct({ id: "2_ST", name: "Smör", url: "/matvaror/mejeri/smor-p2_ST" })
const nameOf = (id: string) => (id === "1_ST" ? "Mellanmjölk" : "Smör")
const offer = {
  id: "1316080,2500279577",
  name: "Mejerivaror",
  description: null,
  brand: null,
  weightVolume: null,
  imageUrl: null,
  price: "2 för 35 kr",
  comparisonPrice: null,
  regularRetailPrice: null,
  save: null,
  from: "2026-11-16T00:00:00Z",
  to: "2026-11-29T00:00:00Z",
  categories: [],
  storeNumbers: ["3201"],
  membersOnly: false,
  products: [{ id: "1_ST", minQuantity: 2, priceDetails: { unit: "PCE" } }],
  requiresReturnablePackageDeposit: false,
  maxAppliedPerReceipt: 0,
  minAmount: null
}
const tree = { id: "0", name: "Start", type: "StartPage", link: { url: "/" }, children: [] }

const server: FakeServer = ({ path }) => {
  if (path === "/navigation") return respondWithJson({ data: { tree, header: [], footer: [], customerService: [] } })
  if (path.startsWith("/offers/")) {
    const list = { offers: [offer], aggregations: { category: { buckets: [] } }, total: 1 }
    return respondWithJson({ ...list, data: list })
  }
  if (/\/(recommended|related)$|\/offer\//.test(path)) return respondWithJson({ items: [] })
  const id = path.split("/").at(-1) ?? ""
  return respondWithJson({ items: [wireDetails({ id, name: nameOf(id), url: `/matvaror/mejeri/x-p${id}` })] })
}

/** Renders a list of two product cards and other links, with the panel above it. */
const openList = async (respond: FakeServer = server) => {
  const shop = composeShop({ server: respond, selection: stockholmSelection })
  const panel = new PanelModel()
  listenBeforeRouter()
  const router = createBrowserRouter([
    {
      path: "/lista",
      element: (
        <>
          <main>
            <ProductTile product={milk} />
            <ProductTile product={butter} />
            <ProductTile product={{ ...butter, name: "Smör, två för" }} offer={{ id: offer.id, productCount: 2 }} />
            <Link href={milk.url}>Till sidan</Link>
            <Link href="/matvaror/veckans-erbjudande/mejerivaror-k1316080,2500279577" flyout>
              Till erbjudandet
            </Link>
          </main>
          <Panel />
        </>
      )
    },
    { path: "*", element: <h1>Varans sida</h1> }
  ])
  await act(async () => {
    render(
      <App scope={{ ...shop, panel, router }} now={noon}>
        <RouterProvider router={router} />
      </App>
    )
  })
  return { ...shop, panel, router }
}

const link = (name: string) => screen.getByRole("link", { name, hidden: true })
const dialog = () => screen.getByRole("dialog")
const openFlyout = async (name: string) => {
  await userEvent.click(link(name))
  await within(await screen.findByRole("dialog")).findByRole("heading", { name: /^(Mellanmjölk|Smör|Mejerivaror)/ })
}
const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())

describe("a link with the flyout flag", () => {
  it("CROUTE-03 CROUTE-50 CROUTE-51 opens the product over the list, and closing goes back to the list and the card", async () => {
    const { router } = await openList()
    const entryCountBefore = history.length
    await openFlyout("Smör")
    expect([location.pathname, router.state.location.pathname]).toEqual([butter.url, "/lista"])
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Smör"))
    expect(document.title).toContain("Smör")
    expect(history.length).toBe(entryCountBefore + 1)
    await userEvent.click(within(dialog()).getByRole("button", { name: "Stäng" }))
    await waitUntilClosed()
    expect(location.pathname).toBe("/lista")
    expect(document.activeElement).toBe(link("Smör"))
    // The panel keeps its content while it slides out.
    await waitFor(() => expect(document.title).not.toContain("Smör"))
  })

  it("CROUTE-50 opens its flyout again when Forward returns to the flyout's history entry", async () => {
    await openList()
    await openFlyout("Smör")
    act(() => history.back())
    await waitUntilClosed()
    act(() => history.forward())
    expect(await within(await screen.findByRole("dialog")).findByRole("heading", { name: "Smör" })).toBeDefined()
    expect(location.pathname).toBe(butter.url)
  })

  it("leaves a click to the browser when a held key makes it open a tab or a window", async () => {
    await openList()
    for (const key of ["ctrlKey", "metaKey", "shiftKey"]) {
      const click = new MouseEvent("click", { bubbles: true, cancelable: true, [key]: true })
      // Stops jsdom, which cannot open windows, after every listener of the shop.
      addEventListener("click", (event) => event.preventDefault(), { once: true })
      const prevented = { byShop: false }
      document.addEventListener("click", (event) => (prevented.byShop = event.defaultPrevented), { once: true })
      link("Smör").dispatchEvent(click)
      expect([key, prevented.byShop, screen.queryByRole("dialog")]).toEqual([key, false, null])
    }
  })
})

describe("a flyout", () => {
  it("CROUTE-04 CROUTE-05 has no visible title and no padding for a product", async () => {
    await openList()
    await openFlyout("Mellanmjölk")
    expect(dialog().querySelector("header")?.textContent).toBe("")
    expect(dialog().getAttribute("aria-label")).toBe("Vara")
    expect(dialog().querySelector("[class*=body]")?.className).toMatch(/flush/)
  })

  it("CROUTE-08 has a title, an accented header and padding for an offer", async () => {
    await openList()
    await openFlyout("Till erbjudandet")
    const header = dialog().querySelector("header")
    expect(header?.textContent).toBe("Erbjudande")
    expect(header?.className).toMatch(/accent/)
    expect(dialog().querySelector("[class*=body]")?.className).not.toMatch(/flush/)
    expect(within(dialog()).getByText("2 för 35 kr", { selector: "[class*=price]" })).toBeDefined()
  })

  it("CROUTE-07 opens for a product in an offer, at the product's path with the suffix -k and the offer's id", async () => {
    const { router } = await openList()
    await userEvent.click(link("Smör, två för"))
    expect(await within(await screen.findByRole("dialog")).findByRole("heading", { name: "Smör" })).toBeDefined()
    expect(decodeURIComponent(location.pathname)).toBe(`${butter.url}-k${offer.id}`)
    expect(router.state.location.pathname).toBe("/lista")
  })

  it("shows an error with a retry button when its page could not be loaded", async () => {
    let serverFails = true
    await openList((request) => (serverFails ? respondWithError(500, "ERR_INTERNAL") : server(request)))
    await userEvent.click(link("Smör"))
    const retry = await screen.findByRole("button", { name: "Försök igen" })
    serverFails = false
    await userEvent.click(retry)
    expect(await within(dialog()).findByRole("heading", { name: "Smör" })).toBeDefined()
  })

  it("loads its page again, for the new store, when another store is selected", async () => {
    const storeNumbers: Array<string> = []
    const { states } = await openList((request) => {
      if (request.path.endsWith("/2_ST")) storeNumbers.push(new Map(request.query ?? []).get("store") ?? "")
      return server(request)
    })
    await openFlyout("Smör")
    act(() =>
      states.of(assortmentState).update((state) => ({
        ...state,
        selection: { ...stockholmSelection, storeNumber: "3204" }
      }))
    )
    await waitFor(() => expect(storeNumbers).toEqual(["3201", "3204"]))
  })
})

describe("a link without the flyout flag", () => {
  it("CROUTE-50 opens the page of the product", async () => {
    const { router } = await openList()
    await userEvent.click(link("Till sidan"))
    expect(await screen.findByRole("heading", { name: "Varans sida" })).toBeDefined()
    expect([router.state.location.pathname, screen.queryByRole("dialog")]).toEqual([milk.url, null])
  })
})
