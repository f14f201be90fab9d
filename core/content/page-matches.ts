import type { NavigationGroup, NavigationNode } from "../navigation/model.ts"
import { relationToCurrent, type Destination, resolvePath } from "../navigation/resolve.ts"

type FolderDestination = Extract<Destination, { readonly kind: "folder" }>

/** What each type of page needs from a destination; null when the destination is another page's. The first type that matches is shown. */
export const pageMatches = {
  product: (destination: Destination): { readonly id: string } | null =>
    destination.kind === "product" ? { id: destination.productId } : null,
  category: (destination: Destination): FolderDestination | null =>
    destination.kind === "folder" && destination.node.type === "ProductCategoryPage" ? destination : null,
  folder: (destination: Destination): FolderDestination | null => (destination.kind === "folder" ? destination : null),
  article: (): object => ({})
}

type MatchedType = keyof typeof pageMatches

const types: ReadonlyArray<MatchedType> = ["product", "category", "folder", "article"]

const typeOf = (destination: Destination): MatchedType =>
  types.find((type) => pageMatches[type](destination) !== null) ?? "article"

/**
 * The type of page that a path probably shows, before it is loaded. The browser has the departments but not the whole navigation tree: a path below a
 * department is taken for a page of the department's type.
 */
export const probablePageType = (departments: ReadonlyArray<NavigationGroup>, path: string): MatchedType => {
  const folders = departments.map((group): NavigationNode => ({
    ...group,
    children: group.children.map((link) => ({ ...link, children: [] }))
  }))
  const root: NavigationNode = { id: "", name: "", type: "", url: "/", children: folders }
  const destination = resolvePath(root, path)
  if (destination.kind !== "unknown") return typeOf(destination)
  const department = folders.find(({ url }) => relationToCurrent(path, url) !== undefined)
  return department === undefined ? "article" : typeOf({ kind: "folder", node: department, trail: [] })
}
