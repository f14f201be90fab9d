import { memoized } from "../kernel/memoized.ts"
import type { NavigationLink, NavigationNode } from "./model.ts"

export type Destination =
  | { readonly kind: "product"; readonly productId: string }
  | { readonly kind: "offer"; readonly offerId: string }
  | { readonly kind: "catering"; readonly name: string }
  | { readonly kind: "recipe"; readonly recipeId: string }
  | { readonly kind: "folder"; readonly node: NavigationNode; readonly trail: ReadonlyArray<NavigationLink> }
  | { readonly kind: "unknown" }

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Normalises a path for comparison: decoded, in lower case, without a trailing slash. */
export const normalizePath = (path: string): string => {
  const plain = decoded(path).normalize("NFC").toLowerCase().replace(/\/+$/, "")
  return plain === "" ? "/" : plain
}

/** Tells whether `url` is the page at a path, an ancestor of it, or neither. */
export const relationToCurrent = (path: string, url: string): "page" | "inside" | undefined => {
  const current = normalizePath(path)
  const candidate = normalizePath(url)
  return current === candidate ? "page" : current.startsWith(`${candidate}/`) ? "inside" : undefined
}

/** Returns a node without its children. */
export const linkOfNode = ({ id, name, type, url }: NavigationNode): NavigationLink => ({ id, name, type, url })

interface Found {
  readonly node: NavigationNode
  readonly trail: ReadonlyArray<NavigationLink>
}

/** Indexes the nodes by path. When several nodes have the same path, the first from the root wins. */
const nodesByPath = memoized((tree: NavigationNode): ReadonlyMap<string, Found> => {
  const nodes = new Map<string, Found>()
  const add = (node: NavigationNode, trail: ReadonlyArray<NavigationLink>) => {
    const path = normalizePath(node.url)
    if (!nodes.has(path)) nodes.set(path, { node, trail })
    for (const child of node.children) add(child, [...trail, linkOfNode(child)])
  }
  add(tree, [])
  return nodes
})

/** Finds the node at a path with its ancestors, without the root; null when no node has that path. */
export const findNode = (tree: NavigationNode, path: string): Found | null =>
  nodesByPath(tree).get(normalizePath(path)) ?? null

/**
 * Resolves a path to its destination: first a node of the tree, then the suffixes -p (product), -k (offer) and -c (catering) below two
 * folders and -r (recipe) below one. The last suffix in a name counts: 'å-k-r1' is a recipe.
 */
export const resolvePath = (tree: NavigationNode, path: string): Destination => {
  const match = findNode(tree, path)
  if (match !== null) return { kind: "folder", ...match }
  const text = decoded(path).replace(/\/+$/, "")
  const last = text.slice(text.lastIndexOf("/") + 1)
  const folders = text.split("/").length - 2
  const found = /^.*-([pkcr])([\w-]+)$/u.exec(last)
  const code = found?.[2] ?? ""
  if (found?.[1] === "p" && folders >= 2 && /^\d[\w-]*$/.test(code)) return { kind: "product", productId: code }
  const offer = /^.*-k([\w,-]+)$/u.exec(last)
  if (offer?.[1] !== undefined && folders >= 1 && (found === null || found[1] === "k"))
    return { kind: "offer", offerId: offer[1] }
  const recipe = /^.*-r(\d+)$/u.exec(last)
  if (recipe?.[1] !== undefined && folders >= 1) return { kind: "recipe", recipeId: recipe[1] }
  const catering = /^.*-c:?([\p{L}\w-]+)$/u.exec(last)
  if (catering?.[1] !== undefined && folders >= 2) return { kind: "catering", name: catering[1] }
  return { kind: "unknown" }
}
