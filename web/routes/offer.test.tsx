import { cleanup, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it } from "vitest"
import { aProduct, noon } from "#core/catalogue/testing.ts"
import type { Ore } from "#core/kernel/money.ts"
import type { Offer } from "#core/offers/model.ts"
import { anOffer } from "#core/offers/testing.ts"
import { renderInShop, stockholmSelection } from "#web/container/testing.tsx"
import { metaOf, Page } from "./offer.tsx"

afterEach(cleanup)

const products = ["Tacokrydda Mild", "Tacokrydda Hot"].map((name, index) =>
  aProduct({ id: `10000100${index}_ST`, name })
)
const pageOf = (fields: Partial<Offer> = {}, storeNumber: string | null = "3201") =>
  ({ type: "offer", offer: anOffer(fields), products, storeNumber }) as const

const open = (fields: Partial<Offer> = {}, storeNumber: string | null = "3201") =>
  renderInShop(
    <Page page={pageOf(fields, storeNumber)} />,
    storeNumber === null ? {} : { selection: stockholmSelection }
  )

const text = () => document.body.textContent?.replace(/\s/g, " ") ?? ""

describe("the page of an offer", () => {
  it("PAGE-14 OFFER-13 OFFER-14 OFFER-15 shows the picture with the price tag, the name and the description", () => {
    open()
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Tacokrydda")
    const picture = screen.getByRole("img", { name: "Tacokrydda, Santa Maria" })
    expect(picture.getAttribute("src")).toContain("/images/products/100001001_ST")
    expect(picture.parentElement?.textContent?.trim()).toBe("2 för 35 kr")
    expect(screen.getByText("Välj mellan Tacokrydda Mild och Tacokrydda Hot.")).toBeDefined()
  })

  it("OFFER-16 shows the comparison price, the ordinary price and the saving", () => {
    open()
    expect(text()).toContain("Jfr pris 437,50 kr/kgOrd pris 21,95 krDu sparar 8,90 kr")
    expect(text()).not.toContain("Pant")
  })

  it("OFFER-17 shows the dates and, if they apply, the limits: members, the maximum per receipt, the minimum purchase of other products and the deposit", () => {
    open()
    expect(text()).toContain("Gäller 19/11–23/11")
    expect(text()).not.toMatch(/Prio-kund|per kvitto|för minst/)
    cleanup()
    open({ membersOnly: true, maxAppliedPerReceipt: 2, minAmount: 20_000 as Ore, hasDeposit: true })
    expect(text()).toContain("Gäller dig som är Prio-kund")
    expect(text()).toContain("Högst 2 köp per kvitto")
    expect(text()).toContain("Gäller vid köp av andra varor för minst 200 kr")
    expect(text()).toContain("Pant tillkommer")
  })

  it("OFFER-18 lists the included products, each with its log-in button", () => {
    open()
    const cards = within(screen.getByRole("list", { name: "Varor i erbjudandet" })).getAllByRole("article")
    expect(cards.map((card) => within(card).getByRole("heading").textContent)).toEqual([
      "Tacokrydda Mild",
      "Tacokrydda Hot"
    ])
    for (const card of cards) expect(within(card).getByRole("button", { name: /^Logga in/ })).toBeDefined()
  })

  it("OFFER-12 OFFER-24 shows without a store that one must be chosen, with a button that opens the store selector", async () => {
    const { panel } = open({}, null)
    expect(screen.getByText("För att se om erbjudandet gäller, välj butik")).toBeDefined()
    await userEvent.click(within(screen.getByRole("main")).getAllByRole("button", { name: "Välj butik" })[0]!)
    expect(panel.current().layers.map(({ name }) => name)).toEqual(["storeSelector"])
  })

  it("OFFER-12 OFFER-25 shows that the offer does not apply to the chosen store, and no such notice in a store where it does", () => {
    const notice = "Erbjudandet gäller ej vald butik"
    open({ storeNumbers: ["3204"] })
    expect(screen.getByText(notice)).toBeDefined()
    cleanup()
    open({ storeNumbers: ["3204", "3201"] })
    expect(screen.queryByText(notice)).toBeNull()
    expect(screen.queryByText("För att se om erbjudandet gäller, välj butik")).toBeNull()
  })

  it("shows that an offer has ended, with a link to the current ones, or when a coming offer begins", () => {
    const at = (days: number) => new Date(noon + days * 86_400_000).toISOString()
    open({ from: at(-9), to: at(-2) })
    expect(screen.getByText("Erbjudandet har gått ut")).toBeDefined()
    expect(screen.getByRole("link", { name: "Se veckans erbjudanden" }).getAttribute("href")).toBe(
      "/matvaror/veckans-erbjudande"
    )
    cleanup()
    open({ from: at(2), to: at(9) })
    expect(screen.getByText("Erbjudandet gäller från 23/11")).toBeDefined()
  })

  it("has its name and price as its title, and a canonical path made from its name and id", () => {
    expect(metaOf(pageOf())).toEqual({
      title: expect.stringContaining("Tacokrydda, 2 för 35 kr"),
      description: "Välj mellan Tacokrydda Mild och Tacokrydda Hot.",
      canonical: "/matvaror/veckans-erbjudande/tacokrydda-k1316080,2500279577"
    })
  })
})
