import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { NavigationNode } from "./model.ts"
import { findNode, resolvePath } from "./resolve.ts"
import { normalizePath } from "./path.ts"

const aNode = (url: string, children: ReadonlyArray<NavigationNode> = []): NavigationNode => ({
  id: url,
  name: url,
  type: "ProductCategoryPage",
  url,
  children
})
const emptyTree = aNode("/")

const anySlug = fc.stringMatching(/^[a-zåäö0-9]{1,12}$/)
const anyFolder = fc.array(anySlug, { minLength: 1, maxLength: 3 }).map((parts) => parts.join("-"))
const anyFolders = (minLength: number) =>
  fc.array(anyFolder, { minLength, maxLength: 4 }).map((folders) => `/${folders.join("/")}`)
/** A name without a suffix: each part has only letters, or begins with a digit. */
const anyName = fc
  .array(fc.stringMatching(/^([a-zåäö]{1,12}|[0-9][a-zåäö0-9]{0,11})$/), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join("-"))
const anyEncoding = fc.constantFrom(
  (path: string) => path,
  encodeURI,
  (path: string) => `${path}/`
)

/** A tree in which each child's path extends its parent's. */
const treeBelow = (url: string, depth: number): fc.Arbitrary<NavigationNode> =>
  depth === 0
    ? fc.constant(aNode(url))
    : fc
        .uniqueArray(anySlug, { maxLength: 3 })
        .chain((names) =>
          fc
            .tuple(...names.map((childName) => treeBelow(`${url === "/" ? "" : url}/${childName}`, depth - 1)))
            .map((children) => aNode(url, children))
        )

const allNodes = (tree: NavigationNode): ReadonlyArray<NavigationNode> => [tree, ...tree.children.flatMap(allNodes)]

describe("resolvePath", () => {
  it("always finds the product, offer, recipe or meal at the end of a path, whether the path is encoded or ends with a slash", () => {
    fc.assert(
      fc.property(
        anyFolders(2),
        anyName,
        fc.integer({ min: 1, max: 999_999_999 }),
        anyEncoding,
        (folders, name, code, encode) => {
          expect(resolvePath(emptyTree, encode(`${folders}/${name}-p${code}_ST`))).toEqual({
            kind: "product",
            productId: `${code}_ST`
          })
          expect(resolvePath(emptyTree, encode(`${folders}/${name}-k${code}`))).toEqual({
            kind: "offer",
            offerId: String(code)
          })
          expect(resolvePath(emptyTree, encode(`${folders}/${name}-r${code}`))).toEqual({
            kind: "recipe",
            recipeId: String(code)
          })
          expect(resolvePath(emptyTree, encode(`${folders}/${name}-csmorgastarta`))).toEqual({
            kind: "catering",
            name: "smorgastarta"
          })
        }
      )
    )
  })

  it("uses the last suffix when a name has several", () => {
    expect(resolvePath(emptyTree, "/recept/a/paj-k-r1")).toEqual({ kind: "recipe", recipeId: "1" })
    expect(resolvePath(emptyTree, "/a/b/paj-k-ctarta")).toEqual({ kind: "catering", name: "tarta" })
    expect(resolvePath(emptyTree, "/a/b/paj-r1-k5")).toEqual({ kind: "offer", offerId: "5" })
  })

  it("ROUTE-40 CROUTE-48 always finds every node of the tree by its path, before any pattern, with the trail from below the root to the node", () => {
    fc.assert(
      fc.property(treeBelow("/", 3), anyEncoding, (tree, encode) => {
        for (const { url } of allNodes(tree)) {
          const destination = resolvePath(tree, encode(url))
          if (destination.kind !== "folder") throw new Error(`${url} was resolved to a ${destination.kind}`)
          expect(destination.node.url).toBe(url)
          const segments = url.split("/").filter((segment) => segment !== "")
          expect(destination.trail.map((link) => link.url)).toEqual(
            segments.map((_, index) => `/${segments.slice(0, index + 1).join("/")}`)
          )
        }
      })
    )
    expect(resolvePath(aNode("/", [aNode("/a/b/mjolk-p1")]), "/a/b/mjolk-p1")).toMatchObject({ kind: "folder" })
  })

  it("CROUTE-49 always finds products, offers, recipes and meals below any folder from the second level on, by the suffix of their names", () => {
    fc.assert(
      fc.property(treeBelow("/", 3), anyEncoding, (tree, encode) => {
        for (const { url } of allNodes(tree).filter(({ url }) => url.split("/").length > 2)) {
          const kindOf = (name: string) => resolvePath(tree, encode(`${url}/${name}`)).kind
          expect(["mjolk-p1_ST", "mjolk-k1", "soppa-r1", "paj-c:paj"].map(kindOf)).toEqual([
            "product",
            "offer",
            "recipe",
            "catering"
          ])
          expect(kindOf("mjolk-sida")).toBe("unknown")
        }
      })
    )
  })

  it("never throws for any path, and resolves a path without a node or a valid suffix to 'unknown'; findNode returns null for it", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
        expect(["product", "offer", "catering", "recipe", "folder", "unknown"]).toContain(
          resolvePath(emptyTree, `/${text}`).kind
        )
      })
    )
    for (const path of ["/finns-inte", "/%E0%A4%A", "/mjolk-p1", "/a/-p", "/a/b/mjolk-pX", "/a/b/mjolk-r1x"])
      expect(resolvePath(emptyTree, path)).toEqual({ kind: "unknown" })
    expect(findNode(emptyTree, "/finns-inte")).toBeNull()
  })
})

describe("CROUTE-01 CROUTE-02 CROUTE-06 resolvePath, by the suffix of a name,", () => {
  it.each([
    ["/recept/soppa-r12", { kind: "recipe", recipeId: "12" }],
    ["/recept/varma/soppa-r12", { kind: "recipe", recipeId: "12" }],
    ["/soppa-r12", { kind: "unknown" }],
    ["/recept/soppa-r12x", { kind: "unknown" }],
    ["/erbjudanden/mjolk-k1,2", { kind: "offer", offerId: "1,2" }],
    ["/matvaror/mejeri/mjolk-p1_ST-k1,2", { kind: "product", productId: "1_ST", offerId: "1,2" }],
    ["/matvaror/mejeri/mjolk-p1_ST-k1-r2", { kind: "recipe", recipeId: "2" }],
    ["/matvaror/mjolk-p1_ST-k1,2", { kind: "offer", offerId: "1,2" }],
    ["/erbjudanden/mjolk-k1-r2", { kind: "recipe", recipeId: "2" }],
    ["/mjolk-k1", { kind: "unknown" }],
    ["/matvaror/mejeri/mjolk-p1_ST", { kind: "product", productId: "1_ST" }],
    ["/matvaror/mejeri/mjolk-p12-a_B3", { kind: "product", productId: "12-a_B3" }],
    ["/matvaror/mejeri/mjolk-p1", { kind: "product", productId: "1" }],
    ["/matvaror/mejeri/mjolk-p1.2", { kind: "unknown" }],
    ["/matvaror/mjolk-p1_ST", { kind: "unknown" }],
    ["/matvaror/mejeri/mjolk-pST", { kind: "unknown" }],
    ["/catering/tartor/prinsess-c:tårta", { kind: "catering", name: "tårta" }],
    ["/catering/prinsess-c:tårta", { kind: "unknown" }]
  ])("resolves %s to %o", (path, destination) => {
    expect(resolvePath(emptyTree, path)).toEqual(destination)
  })
})

describe("normalizePath", () => {
  it("changes no path any more after it was applied twice", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
        const path = normalizePath(normalizePath(`/x${text}`))
        expect(normalizePath(path)).toBe(path)
      })
    )
  })

  it("returns one path for all its spellings, and '/' for the start page", () => {
    expect(["/", "", "//"].map(normalizePath)).toEqual(["/", "/", "/"])
    expect(["/Matvaror/", "/matvaror", "/MATVAROR//"].map(normalizePath)).toEqual(Array(3).fill("/matvaror"))
    expect(["/k%C3%B6tt", "/kött", "/ko\u0308tt"].map(normalizePath)).toEqual(Array(3).fill("/kött"))
    expect(normalizePath("/50%")).toBe("/50%")
  })
})
