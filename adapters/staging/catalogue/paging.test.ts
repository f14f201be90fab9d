import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Refusal } from "../http/refusal.ts"
import { pagingFields, parsePage } from "./paging.ts"

describe("parsePage", () => {
  it("starts with the first hits and has the call's default size, unless the query states another start or size", () => {
    expect(parsePage({}, 24)).toEqual({ skip: 0, take: 24 })
    expect(parsePage({ skip: 3, take: 1 }, 24)).toEqual({ skip: 3, take: 1 })
  })

  it("limits a page to 100 hits, and its offset to a million", () => {
    expect(parsePage({ skip: 5_000_000, take: 101 }, 24)).toEqual({ skip: 1_000_000, take: 100 })
    expect(parsePage({ skip: 1_000_000, take: 100 }, 24)).toEqual({ skip: 1_000_000, take: 100 })
  })

  it("refuses a negative offset and a page size below 1, and names the parameter as the call does", () => {
    const refusalErrorsOf = (query: Parameters<typeof parsePage>[0], takeName?: string) => {
      try {
        return parsePage(query, 24, takeName)
      } catch (error) {
        return (error as Refusal).errors
      }
    }
    expect(refusalErrorsOf({ skip: -1 })).toMatchObject([{ field: "skip", message: "skip must not be negative." }])
    for (const take of [0, -1]) {
      expect(refusalErrorsOf({ take })).toMatchObject([{ field: "take", message: "take must be at least 1." }])
      expect(refusalErrorsOf({ take }, "size")).toMatchObject([{ field: "size", message: "size must be at least 1." }])
    }
  })
})

describe("pagingFields", () => {
  it("always counts enough pages for all hits and not one more, and numbers them from 0", () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(300), fc.integer({ min: 1, max: 100 }), (totalCount, skip, take) => {
        const paging = pagingFields(totalCount, { skip, take })
        expect(paging).toMatchObject({ totalCount, pageSize: take })
        expect(paging.totalPages * take).toBeGreaterThanOrEqual(totalCount)
        expect((paging.totalPages - 1) * take).toBeLessThan(Math.max(totalCount, 1))
        expect(paging.currentPage * take).toBeLessThanOrEqual(skip)
        expect((paging.currentPage + 1) * take).toBeGreaterThan(skip)
      })
    )
  })
})
