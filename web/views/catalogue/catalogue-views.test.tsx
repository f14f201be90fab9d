import { cleanup, render, screen, within } from "@testing-library/react"
import { MemoryRouter } from "react-router-dom"
import { afterEach, describe, expect, it } from "vitest"
import { aPromotion, noon } from "#core/catalogue/testing.ts"
import type { Ore } from "#core/kernel/money.ts"
import { availabilityNoteOf } from "./availability-note.ts"
import { DepartmentTiles } from "./DepartmentTiles.tsx"
import { namedMarkings } from "./markings.ts"
import { NoFilteredHits } from "./NoFilteredHits.tsx"
import { Pagination } from "./Pagination.tsx"
import { PromotionTerms } from "./PromotionTerms.tsx"
import { ProductGrid } from "./ProductGrid.tsx"

afterEach(cleanup)

const ore = (amount: number) => amount as Ore
const textOf = (element: Element | null) => (element?.textContent ?? "").replace(/\s+/g, " ").trim()

describe("Pagination", () => {
  const linkSummaries = (page: number, pageCount: number) => {
    render(<Pagination page={page} pageCount={pageCount} hrefFor={(to) => `?page=${to}`} />)
    const summaries = screen
      .queryAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("aria-current")].join(" ").trim())
    cleanup()
    return summaries
  }

  it("PCAT-31 links to up to ten pages and to the next one, and marks the current page", () => {
    expect(linkSummaries(1, 2)).toEqual(["1 ?page=1 page", "2 ?page=2", "Nästa ?page=2"])
    expect(linkSummaries(2, 2)).toEqual(["1 ?page=1", "2 ?page=2 page"])
    const pageNumbers = (pageCount: number) =>
      linkSummaries(1, pageCount)
        .map((summary) => summary.split(" ")[0])
        .filter((text) => text !== "Nästa")
    expect([pageNumbers(10).length, pageNumbers(11)]).toEqual([10, "1 2 3 4 5 6 7 8 9 10".split(" ")])
  })

  it("has a default label, which `label` replaces", () => {
    const { rerender } = render(<Pagination page={2} pageCount={3} hrefFor={String} />)
    expect(screen.getByRole("navigation", { name: "Sida 2 av 3" })).toBeDefined()
    rerender(<Pagination page={2} pageCount={3} hrefFor={String} label="Fler varor" />)
    expect(screen.getByRole("navigation", { name: "Fler varor" })).toBeDefined()
  })

  it("is not shown for a single page", () => {
    expect([linkSummaries(1, 1), linkSummaries(1, 0)]).toEqual([[], []])
  })
})

describe("availabilityNoteOf", () => {
  const noteOf = (availableFrom: string | null, availableTo: string | null, hasLimitedStock = false) =>
    availabilityNoteOf({ availableFrom, availableTo, hasLimitedStock }, noon)

  it("PPAGE-19 PPAGE-21 PPAGE-23 PPAGE-24 says from or until when a product can be bought, that it can no longer be bought, or that its stock is limited", () => {
    expect(noteOf(null, "2026-11-20", true)).toEqual({ kind: "expired", label: "Utgått" })
    expect(noteOf(null, "2026-11-21", true)).toEqual({ kind: "to", label: "Tillgänglig till 21/11" })
    expect(noteOf("2026-11-23", "2026-11-30")).toEqual({ kind: "from", label: "Åter i lager 23/11" })
    expect(noteOf("2026-11-22", "9999-12-31", true)).toEqual({ kind: "limited", label: "Begr. tillgänglighet" })
    expect(noteOf(null, null, true)?.kind).toBe("limited")
  })

  it("shows no note for a product that can be bought now or from tomorrow, and has no end date", () => {
    expect([noteOf(null, null), noteOf("2026-11-22", "9999-12-31"), noteOf("2026-01-01", null)]).toEqual([
      null,
      null,
      null
    ])
  })
})

describe("PromotionTerms", () => {
  const termTextsOf = (fields: Parameters<typeof aPromotion>[0], unit: "piece" | "kilogram" = "piece") => {
    render(<PromotionTerms promotion={aPromotion(fields)} unit={unit} />)
    const termTexts = screen.getAllByRole("listitem").map((item) => textOf(item))
    cleanup()
    return termTexts
  }

  it("PPAGE-41 PPAGE-42 PPAGE-43 always states the days by Stockholm time, and further terms only if there are any", () => {
    const days = { from: "2026-11-15T23:00:00Z", to: "2026-11-22T22:59:59Z" }
    expect(termTextsOf(days)).toEqual(["Gäller 16/11–22/11"])
    const allTerms = { ...days, membersOnly: true, maxAppliedPerReceipt: 2, minAmount: ore(10_000) }
    expect(termTextsOf(allTerms)).toEqual([
      "Gäller dig som är Prio-kund",
      "Gäller 16/11–22/11",
      "Högst 2 köp per kvitto",
      "Gäller vid köp av andra varor för minst 100 kr"
    ])
    expect(termTextsOf(allTerms, "kilogram")[2]).toBe("Högst 2 kg per kvitto")
  })
})

describe("DepartmentTiles", () => {
  const departments = Array.from({ length: 26 }, (_, index) => ({
    id: String(index),
    name: `Avdelning ${index}`,
    url: `/${index}`
  }))

  it("are links with the departments' names and decorative pictures; up to twelve departments share one image file, which has their pictures below one another", () => {
    render(<DepartmentTiles label="Avdelningar" departments={departments} />)
    const list = screen.getByRole("list", { name: "Avdelningar" })
    const links = within(list).getAllByRole("link")
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
      departments.map(({ name, url }) => [name, url])
    )
    expect(within(list).queryAllByRole("img")).toEqual([])
    const pictures = links.map((link, index) => {
      const image = link.querySelector("img")
      const ids = /[\d,]+(?=\?)/.exec(image?.getAttribute("src") ?? "")?.[0].split(",") ?? []
      return [ids[index % 12], ids.length, image?.getAttribute("height")]
    })
    expect(pictures).toEqual(departments.map(({ id }, index) => (index < 24 ? [id, 12, "1152"] : [id, 2, "192"])))
  })
})

describe("ProductGrid", () => {
  it("is a list of cards, and busy while it shows skeleton cards", () => {
    const { rerender } = render(<ProductGrid label="Varor">{[<p key="1">Mjölk</p>]}</ProductGrid>)
    const list = screen.getByRole("list", { name: "Varor" })
    expect([list.children.length, list.getAttribute("aria-busy")]).toEqual([1, null])
    rerender(
      <ProductGrid label="Varor" skeletonCount={2}>
        {[<p key="1">Mjölk</p>]}
      </ProductGrid>
    )
    expect([list.children.length, list.getAttribute("aria-busy")]).toEqual([3, "true"])
  })
})

describe("NoFilteredHits", () => {
  it("shows that there are no results, and links to the list without filters", () => {
    render(
      <MemoryRouter>
        <NoFilteredHits href="/ost" />
      </MemoryRouter>
    )
    expect(screen.getByRole("heading").textContent).toBe("Inga resultat hittades")
    expect(screen.getByRole("link", { name: "Rensa alla" }).getAttribute("href")).toBe("/ost")
  })
})

describe("namedMarkings", () => {
  it("never has a marking without a name, or the same name twice", () => {
    expect(namedMarkings(["nonsense", "KRAV_MARK", "KRAV", "VEGAN"])).toEqual([
      { code: "KRAV_MARK", altText: "KRAV" },
      { code: "VEGAN", altText: "Vegansk" }
    ])
  })
})
