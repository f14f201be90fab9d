import { describe, expect, it } from "vitest"
import { answerJson, type FakeServer } from "#adapters/fakes/fake-http.ts"
import { onceForAll } from "#core/contract/policy.ts"
import { loadNavigation } from "#core/navigation/load-navigation.ts"
import { currentOf } from "#core/navigation/resolve.ts"
import { withinShop } from "./fake-shop.ts"

const entry = (name: string, type: string) => ({ name, type, link: { url: `/${name.toLowerCase()}` } })
const server: FakeServer = () =>
  answerJson({
    data: {
      tree: { id: "1", ...entry("Start", "StartPage"), children: [] },
      header: [entry("Matvaror", "ProductFolderPage"), entry("Kassar", "BagFolderPage"), entry("Recept", "RecipeFolderPage")],
      footer: [],
      customerService: []
    }
  })

describe("LoadNavigation", () => {
  it("SHELL-13 leaves the folders of bags out of the header's links", () =>
    withinShop(server, async (shop) => {
      const found = await shop.start(loadNavigation)
      expect(found._tag === "Success" && found.success.header.map(({ name }) => name)).toEqual(["Matvaror", "Recept"])
    }, { policy: onceForAll, customer: false, choice: null }))
})

describe("currentOf", () => {
  it("tells the page itself and what it lies inside from what only begins alike", () => {
    expect(currentOf("/matvaror/fr%C3%B6n/", "/matvaror/frön")).toBe("page")
    expect(currentOf("/matvaror/frukt/apple-p1", "/matvaror/frukt")).toBe("inside")
    expect(currentOf("/matvaror/fruktdryck", "/matvaror/frukt")).toBeUndefined()
  })
})
