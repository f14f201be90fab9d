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
})
