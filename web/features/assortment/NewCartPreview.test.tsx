import { act, cleanup, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, beforeAll, describe, expect, it } from "vitest"
import { cartState } from "#core/cart/cart-state.ts"
import { withServerCart } from "#core/cart/cart-view.ts"
import { aCart } from "#core/cart/testing.ts"
import { displayedSlotState } from "#core/delivery/displayed-slot-state.ts"
import type { CartLoss } from "#core/cart/lost-lines.ts"
import type { StoreChange } from "#core/journeys/preview-store-change.ts"
import { fakeModalDialogs } from "#web/kit/overlays/testing.tsx"
import { anna, stockholmSelection, renderInShop } from "#web/container/testing.tsx"
import { NewCartPreview } from "./NewCartPreview.tsx"
import type { StoreChangeControls } from "./use-store-change.ts"

beforeAll(fakeModalDialogs)
afterEach(cleanup)

const unsoldLine: CartLoss = {
  gtin: "1",
  name: "Mellanmjölk",
  brand: "Arla",
  size: "1 l",
  picture: "/images/1.webp",
  unit: "piece",
  quantity: 2,
  loss: "not-sold",
  lostItems: []
}
const undeliveredLine: CartLoss = {
  ...unsoldLine,
  gtin: "2",
  name: "Snus",
  brand: null,
  picture: null,
  loss: "not-delivered"
}

const renderPreview = (
  change: Partial<StoreChange> | null,
  { origin = "elsewhere", pendingTarget = null as string | null } = {}
) => {
  const calls: Array<string> = []
  const storeChange: StoreChangeControls = {
    choose: () => Promise.resolve(),
    reset: () => undefined,
    pendingTarget,
    failure: null,
    failedTarget: null,
    confirmation:
      change === null
        ? null
        : {
            selection: stockholmSelection,
            losses: [unsoldLine],
            isSameStore: false,
            isChangeToHomeDelivery: false,
            releasesSlot: false,
            ...change
          },
    accept: async () => void calls.push("accept"),
    cancel: () => void calls.push("cancel")
  }
  const shop = renderInShop(
    <NewCartPreview storeChange={storeChange} origin={origin as "elsewhere" | "deliverySteps"} />,
    {
      selection: stockholmSelection,
      session: anna
    }
  )
  return { calls, ...shop }
}

const dialog = () => screen.getByRole("alertdialog", { hidden: true })
const titleText = () => within(dialog()).getByRole("heading", { hidden: true }).textContent
const button = (name: string) => within(dialog()).queryByRole("button", { name, hidden: true })
const shows = (text: string) => (dialog().textContent ?? "").includes(text)

describe("NewCartPreview", () => {
  it("lists the products that the new store does not sell, with brand, size and quantity", () => {
    const { baseElement } = renderPreview({})
    expect(titleText()).toBe("Vissa varor tas bort!")
    expect(shows("De här varorna finns inte i butiken du valt:")).toBe(true)
    const [line] = within(dialog()).getAllByRole("listitem", { hidden: true })
    expect(line?.textContent).toMatch(/MellanmjölkArla · 1 l2\s?st/)
    expect(baseElement.querySelector("img")?.getAttribute("src")).toContain("/images/1.webp")
    expect(shows("kan inte levereras hem")).toBe(false)
    expect(shows("Din bokade tid")).toBe(false)
  })

  it("has a separate list of products that are not delivered home, and names home delivery as the reason in its title", () => {
    const { baseElement } = renderPreview({ losses: [unsoldLine, undeliveredLine], isChangeToHomeDelivery: true })
    expect(titleText()).toBe("Hemleverans inte möjlig")
    expect(shows("De här varorna finns inte i butiken som kör hem till dig:")).toBe(true)
    const lists = within(dialog()).getAllByRole("list", { hidden: true })
    expect(lists.map((list) => list.textContent?.match(/^[A-ZÅÄÖ][a-zåäö]+?(?=[A-Z0-9])/)?.[0])).toEqual([
      "Snus",
      "Mellanmjölk"
    ])
    expect(baseElement.querySelectorAll("img")).toHaveLength(1)
  })

  it("PREVIEW-06 lists recipe bags and recipes with their portions, and the products that a recipe loses", () => {
    const recipe = { ...unsoldLine, name: "Pannkakor", unit: null, quantity: 4, lostItems: ["Vetemjöl", "Smör"] }
    const recipeBag = { ...undeliveredLine, name: "Snabba kassen", brand: null, size: null, unit: null, quantity: 2 }
    renderPreview({ losses: [recipe, recipeBag] })
    const lines = within(dialog()).getAllByRole("listitem", { hidden: true })
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      "Snabba kassen2 portioner",
      "Pannkakorutan Vetemjöl och Smör4 portioner"
    ])
  })

  it("names home delivery as the reason in its title even when the delivery method stays the same", () => {
    renderPreview({ losses: [undeliveredLine] })
    expect(titleText()).toBe("Hemleverans inte möjlig")
    expect(shows("De här varorna finns inte")).toBe(false)
  })

  it.each([
    ["elsewhere", "Acceptera", "Avbryt"],
    ["deliverySteps", "Gå vidare, ta bort varor", "Gå tillbaka"]
  ])("has different buttons in the delivery steps and elsewhere (%s)", async (origin, accept, cancel) => {
    const { calls } = renderPreview({}, { origin })
    await userEvent.click(button(accept) as HTMLElement)
    await userEvent.click(button(cancel) as HTMLElement)
    expect(calls).toEqual(["accept", "cancel"])
  })

  it.each([
    [true, "Byt leveranssätt"],
    [false, "Byt butik"]
  ])("shows that no product is lost any longer, and which change remains (same store: %s)", (isSameStore, label) => {
    renderPreview({ losses: [], isSameStore })
    expect([titleText(), button(label) !== null, button("Acceptera")]).toEqual(["Alla varor följer med", true, null])
    expect(shows("Nu tas inga varor bort.")).toBe(true)
  })

  it("says that the booked time is lost, and names it if it is known", () => {
    const { states } = renderPreview({ releasesSlot: true })
    expect(shows("Din bokade tid följer inte med. Välj en ny efter bytet.")).toBe(true)
    act(() => {
      states.of(cartState).update((view) => withServerCart(view, aCart({ slotId: "a" })))
      states.of(displayedSlotState).set({
        selection: stockholmSelection,
        slotId: "a",
        hasCatering: false,
        time: { chosen: true, date: "2026-11-24", from: "10:00", to: "12:00" }
      })
    })
    expect(dialog().textContent).toMatch(/Din bokade tid .*10.*12.* följer inte med/)
  })

  it("marks 'Acceptera' as busy while the change is pending", () => {
    renderPreview({}, { pendingTarget: "1001" })
    expect(button("Acceptera")?.getAttribute("aria-busy")).toBe("true")
  })

  it("shows no dialog when no change needs a confirmation", () => {
    renderPreview(null)
    expect(screen.queryByRole("alertdialog")).toBeNull()
  })
})
