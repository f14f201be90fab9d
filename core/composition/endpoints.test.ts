import { describe, expect, it } from "vitest"
import { endpoints } from "./endpoints.ts"

describe("endpoints", () => {
  it("API-73 has the GraphQL calls as POST /graphql, and no other call there", () => {
    const operations = endpoints.filter(({ document }) => document !== undefined)
    expect(operations.map(({ name, method, path }) => `${name}: ${method} ${path}`).toSorted()).toEqual([
      "DeliverySlotsAvailability: POST /graphql",
      "MostBoughtProducts: POST /graphql",
      "MostBoughtRecipes: POST /graphql",
      "getCookies: POST /graphql"
    ])
    expect(endpoints.filter(({ path }) => path === "/graphql")).toEqual(operations)
  })
})
