import { memoized } from "../kernel/memoized.ts"
import type { Place, PlaceNode } from "./model.ts"

export type Destination =
  | { readonly kind: "product"; readonly productId: string }
  | { readonly kind: "offer"; readonly offerId: string }
  | { readonly kind: "catering"; readonly name: string }
  | { readonly kind: "recipe"; readonly recipeId: string }
  | { readonly kind: "folder"; readonly node: PlaceNode; readonly trail: ReadonlyArray<Place> }
  | { readonly kind: "unknown" }

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Lower case, decoded, without a slash at the end: how two paths are compared. */
export const plainPath = (path: string): string => {
  const plain = decoded(path).normalize("NFC").toLowerCase().replace(/\/+$/, "")
  return plain === "" ? "/" : plain
}

/** How the page at a path lies to a place: it is the page, the page is inside it, or neither. */
export const currentOf = (path: string, url: string): "page" | "inside" | undefined => {
  const here = plainPath(path)
  const place = plainPath(url)
  return here === place ? "page" : here.startsWith(`${place}/`) ? "inside" : undefined
}

interface Found {
  readonly node: PlaceNode
  readonly trail: ReadonlyArray<Place>
}

/** Every node by its path; of several with the same path the first on the way down. */
const placesOf = memoized((tree: PlaceNode): ReadonlyMap<string, Found> => {
  const places = new Map<string, Found>()
  const add = (node: PlaceNode, trail: ReadonlyArray<Place>) => {
    const path = plainPath(node.url)
    if (!places.has(path)) places.set(path, { node, trail })
    for (const child of node.children) add(child, [...trail, { id: child.id, name: child.name, type: child.type, url: child.url }])
  }
  add(tree, [])
  return places
})

/** The node a path stands for and the way down to it, root left out; null when no node has that path. */
export const findPlace = (tree: PlaceNode, path: string): Found | null => placesOf(tree).get(plainPath(path)) ?? null

/**
 * What a path addresses: a place of the tree first, then the suffixes -p (product), -k (offer), -c (catering) behind two folders and
 * -r (recipe) behind one. Of several in a name the last one counts: 'å-k-r1' is a recipe.
 */
export const resolvePath = (tree: PlaceNode, path: string): Destination => {
  const place = findPlace(tree, path)
  if (place !== null) return { kind: "folder", ...place }
  const text = decoded(path).replace(/\/+$/, "")
  const last = text.slice(text.lastIndexOf("/") + 1)
  const folders = text.split("/").length - 2
  const found = /^.*-([pkcr])([\w-]+)$/u.exec(last)
  const code = found?.[2] ?? ""
  if (found?.[1] === "p" && folders >= 2 && /^\d[\w-]*$/.test(code)) return { kind: "product", productId: code }
  const offer = /^.*-k([\w,-]+)$/u.exec(last)
  if (offer?.[1] !== undefined && folders >= 1 && (found === null || found[1] === "k")) return { kind: "offer", offerId: offer[1] }
  const recipe = /^.*-r(\d+)$/u.exec(last)
  if (recipe?.[1] !== undefined && folders >= 1) return { kind: "recipe", recipeId: recipe[1] }
  const catering = /^.*-c:?([\p{L}\w-]+)$/u.exec(last)
  if (catering?.[1] !== undefined && folders >= 2) return { kind: "catering", name: catering[1] }
  return { kind: "unknown" }
}
