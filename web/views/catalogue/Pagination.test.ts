import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { pageWindow } from "./Pagination.tsx"

describe("pageWindow", () => {
  it("PCAT-31 PCAT-32 shows 10 pages around the current one; 8 or 6 of them in narrow windows", () => {
    const links = pageWindow(12, 40)
    expect(links.map((link) => link.page)).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16])
    expect(links.filter((link) => link.visibleFrom !== "from992")).toHaveLength(8)
    expect(links.filter((link) => link.visibleFrom === "always").map((link) => link.page)).toEqual([
      9, 10, 11, 12, 13, 14
    ])
  })

  it("always shows up to 10 successive pages that exist, with the current one in the middle unless it is near the first or the last page", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(40), (page, pagesAfter) => {
        const pageCount = page + pagesAfter
        const pageNumbers = pageWindow(page, pageCount).map((link) => link.page)
        const [first = 0, last = 0] = [pageNumbers[0], pageNumbers.at(-1)]
        expect(pageNumbers).toEqual(Array.from({ length: Math.min(10, pageCount) }, (_, index) => first + index))
        expect([first >= 1, last <= pageCount, pageNumbers.includes(page)]).toEqual([true, true, true])
        if (first > 1 && last < pageCount) expect(page - first).toBe(5)
      })
    )
  })

  it("always shows the nearest pages in the narrowest windows", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(40), (page, pagesAfter) => {
        const links = pageWindow(page, page + pagesAfter)
        const distances = (...visible: ReadonlyArray<string>) =>
          links.filter(({ visibleFrom }) => visible.includes(visibleFrom)).map((link) => Math.abs(link.page - page))
        expect(distances("always")).toHaveLength(Math.min(6, links.length))
        expect(distances("always", "from480")).toHaveLength(Math.min(8, links.length))
        expect(Math.max(...distances("always"))).toBeLessThanOrEqual(Math.min(...distances("from480", "from992")))
      })
    )
  })
})
