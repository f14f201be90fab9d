import { memoized } from "../kernel/memoized.ts"
import type { NavigationLink, NavigationNode } from "./model.ts"
import { decodePath, normalizePath } from "./path.ts"

export type Destination =
  | {
      readonly kind: "product"
      readonly productId: string
      /** The offer that the product page shows. */
      readonly offerId?: string
    }
  | { readonly kind: "offer"; readonly offerId: string }
  | { readonly kind: "catering"; readonly name: string }
  | { readonly kind: "recipe"; readonly recipeId: string }
  | { readonly kind: "folder"; readonly node: NavigationNode; readonly trail: ReadonlyArray<NavigationLink> }
  | { readonly kind: "unknown" }

/** Returns a node without its children. */
export const linkOfNode = ({ id, name, type, url }: NavigationNode): NavigationLink => ({ id, name, type, url })

interface NodeWithTrail {
  readonly node: NavigationNode
  /** The node's ancestors, without the root, and the node itself; empty for the root. */
  readonly trail: ReadonlyArray<NavigationLink>
}

/** Indexes the nodes by path. When several nodes have the same path, the first one found from the root wins. */
const nodesByPath = memoized((tree: NavigationNode): ReadonlyMap<string, NodeWithTrail> => {
  const nodes = new Map<string, NodeWithTrail>()
  const add = (node: NavigationNode, trail: ReadonlyArray<NavigationLink>) => {
    const path = normalizePath(node.url)
    if (!nodes.has(path)) nodes.set(path, { node, trail })
    for (const child of node.children) add(child, [...trail, linkOfNode(child)])
  }
  add(tree, [])
  return nodes
})

/** Finds the node at a path, with its trail; null when no node has that path. */
export const findNode = (tree: NavigationNode, path: string): NodeWithTrail | null =>
  nodesByPath(tree).get(normalizePath(path)) ?? null

const lastSuffixPattern = /^.*-([pkcr])([\w-]+)$/u
const productIdPattern = /^\d[\w-]*$/
const productInOfferPattern = /^.*-p(\d[\w-]*?)-k(\w[\w,-]*)$/u
const offerSuffixPattern = /^.*-k([\w,-]+)$/u
const recipeSuffixPattern = /^.*-r(\d+)$/u
/** A colon marks the name of a meal, even if another suffix follows: 'x-c:paj-k' is a meal. */
const namedCateringPattern = /-c:([\p{L}\w-]+)$/u
const cateringSuffixPattern = /^.*-c:?([\p{L}\w-]+)$/u

/**
 * Resolves a path to its destination: first a node of the tree, then the suffixes -p (product) and -c (catering) below two folders or more,
 * -k (offer) and -r (recipe) below one or more. The last suffix in a name counts: 'å-k-r1' is a recipe. A product's suffix may be followed by that of an offer
 * (CROUTE-07).
 */
export const resolvePath = (tree: NavigationNode, path: string): Destination => {
  const match = findNode(tree, path)
  if (match !== null) return { kind: "folder", ...match }
  const [name = "", ...folders] = decodePath(path).replace(/\/+$/, "").split("/").slice(1).toReversed()
  const mealName = namedCateringPattern.exec(name)?.[1]
  if (mealName !== undefined && folders.length >= 2) return { kind: "catering", name: mealName }
  const [, lastLetter, code = ""] = lastSuffixPattern.exec(name) ?? []
  if (lastLetter === "p" && folders.length >= 2 && productIdPattern.test(code))
    return { kind: "product", productId: code }
  const mayBeOffer = lastLetter === undefined || lastLetter === "k"
  const [, offerProductId, productOfferId] = productInOfferPattern.exec(name) ?? []
  if (offerProductId !== undefined && productOfferId !== undefined && folders.length >= 2 && mayBeOffer)
    return { kind: "product", productId: offerProductId, offerId: productOfferId }
  const offerId = offerSuffixPattern.exec(name)?.[1]
  if (offerId !== undefined && folders.length >= 1 && mayBeOffer) return { kind: "offer", offerId }
  const recipeId = recipeSuffixPattern.exec(name)?.[1]
  if (recipeId !== undefined && folders.length >= 1) return { kind: "recipe", recipeId }
  const cateringName = cateringSuffixPattern.exec(name)?.[1]
  if (cateringName !== undefined && folders.length >= 2) return { kind: "catering", name: cateringName }
  return { kind: "unknown" }
}
