import { describe, expect, it } from "vitest"
import type { NavigationNode } from "../navigation/model.ts"
import { resolvePath } from "../navigation/resolve.ts"
import { pageMatches, pageTypeOf } from "./page-matches.ts"

const aNode = (
  id: string,
  type: string,
  url: string,
  children: ReadonlyArray<NavigationNode> = []
): NavigationNode => ({
  id,
  name: id,
  type,
  url,
  children
})
const tree = aNode("start", "StartPage", "/", [
  aNode("recept", "RecipeFolderPage", "/recept", [aNode("helg", "RecipeCategoryPage", "/recept/helg")])
])
const typeAt = (path: string) => pageTypeOf(resolvePath(tree, path))

describe("the pages of recipes", () => {
  it("CROUTE-10 are the folder at /recept, its categories, and a recipe at a path that ends in -r and its id", () => {
    expect([typeAt("/recept"), typeAt("/recept/helg"), typeAt("/recept/helg/ostpaj-r7")]).toEqual([
      "recipeFolder",
      "recipeCategory",
      "recipe"
    ])
  })

  it("CROUTE-11 CROUTE-12 prefix the id, which consists of digits, with R", () => {
    expect(pageMatches.recipe(resolvePath(tree, "/recept/helg/ostpaj-r1007"))).toEqual({ id: "R1007" })
    expect([typeAt("/recept/helg/ostpaj-r7x"), typeAt("/recept/helg/ostpaj-rx")]).toEqual(["article", "article"])
  })
})
