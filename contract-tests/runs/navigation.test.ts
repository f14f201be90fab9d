import { describe, expect, it } from "vitest"
import { respondWithJson, type FakeServer } from "#adapters/fakes/fake-http.ts"
import { noRetryPolicy } from "#core/contract/policy.ts"
import { loadNavigation } from "#core/navigation/load-navigation.ts"
import { relationToCurrent } from "#core/navigation/path.ts"
import { withFakeShop } from "./fake-shop.ts"

const wireLink = (name: string, type: string) => ({ name, type, link: { url: `/${name.toLowerCase()}` } })
const server: FakeServer = () =>
  respondWithJson({
    data: {
      tree: { id: "1", ...wireLink("Start", "StartPage"), children: [] },
      header: [
        wireLink("Matvaror", "ProductFolderPage"),
        wireLink("Kassar", "BagFolderPage"),
        wireLink("Recept", "RecipeFolderPage")
      ],
      footer: [],
      customerService: []
    }
  })

describe("loadNavigation", () => {
  it("SHELL-13 omits bag folders from the header's links", () =>
    withFakeShop(
      server,
      async (shop) => {
        const result = await shop.run(loadNavigation())
        expect(result._tag === "Success" && result.success.header.map(({ name }) => name)).toEqual([
          "Matvaror",
          "Recept"
        ])
      },
      { policy: noRetryPolicy, isLoggedIn: false, selection: null }
    ))
})

describe("relationToCurrent", () => {
  it("distinguishes the page itself, its ancestors, and paths with the same prefix", () => {
    expect(relationToCurrent("/matvaror/fr%C3%B6n/", "/matvaror/frön")).toBe("page")
    expect(relationToCurrent("/matvaror/frukt/apple-p1", "/matvaror/frukt")).toBe("ancestor")
    expect(relationToCurrent("/matvaror/fruktdryck", "/matvaror/frukt")).toBeUndefined()
  })
})
