import { describe, expect, it } from "vitest"
import type { Product } from "#core/catalogue/model.ts"
import type { Hits } from "#core/search/model.ts"
import { groupsOf, recentOption } from "./suggestion-groups.ts"

describe("suggestion options", () => {
  it("never share a key, even when hits of every kind and a recent search have the same id", () => {
    const hit = { id: "3201", name: "3201", url: "/3201", parentName: null }
    const hits = {
      products: [{ id: "3201", name: "3201", brand: null, size: null, url: "/3201" } as never as Product],
      categories: [hit],
      recipes: [hit],
      contentPages: [hit],
      cateredMeals: [hit],
      stores: [{ storeNumber: "3201", name: "3201", url: "/3201", streetAddress: "", city: "" }]
    } as never as Hits
    const keys = [...groupsOf(hits).flatMap(({ options }) => options), recentOption("3201", "/sok?Q=3201")].map(
      ({ key }) => key
    )
    expect([keys.length, new Set(keys).size]).toEqual([7, 7])
  })
})
