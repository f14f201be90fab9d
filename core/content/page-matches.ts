import type { NavigationGroup, NavigationNode } from "../navigation/model.ts"
import { type Destination, resolvePath } from "../navigation/resolve.ts"
import { relationToCurrent } from "../navigation/path.ts"

type FolderDestination = Extract<Destination, { readonly kind: "folder" }>

const folderOfType =
  (type: string) =>
  (destination: Destination): FolderDestination | null =>
    destination.kind === "folder" && destination.node.type === type ? destination : null

/**
 * Extracts the parameters that each type of page needs from a destination; null when the destination belongs to another type. The first type that
 * matches is shown, so their order matters.
 */
export const pageMatches = {
  product: (destination: Destination): { readonly id: string; readonly offerId: string | null } | null =>
    destination.kind === "product" ? { id: destination.productId, offerId: destination.offerId ?? null } : null,
  category: folderOfType("ProductCategoryPage"),
  /** A recipe's id is an R followed by the digits in its path (CROUTE-12). */
  recipe: (destination: Destination): { readonly id: string } | null =>
    destination.kind === "recipe" ? { id: `R${destination.recipeId}` } : null,
  recipeCategory: folderOfType("RecipeCategoryPage"),
  recipeFolder: folderOfType("RecipeFolderPage"),
  /** An offer is found by its id, which may contain a comma (CROUTE-06). */
  offer: (destination: Destination): { readonly id: string } | null =>
    destination.kind === "offer" ? { id: destination.offerId } : null,
  /** A catered meal is found by its name in the URL (CROUTE-09). */
  catering: (destination: Destination): { readonly name: string } | null =>
    destination.kind === "catering" ? { name: destination.name } : null,
  cateringCategory: folderOfType("CateringCategoryPage"),
  cateringFolder: folderOfType("CateringFolderPage"),
  bag: folderOfType("BagPage"),
  bagCategory: folderOfType("BagCategoryPage"),
  bagFolder: folderOfType("BagFolderPage"),
  customerService: folderOfType("CustomerServicePage"),
  folder: (destination: Destination): FolderDestination | null => (destination.kind === "folder" ? destination : null)
}

type MatchedType = keyof typeof pageMatches

/** The type of page for a destination that belongs to no other type. */
export const fallbackPageType = "article"
export type PageType = MatchedType | typeof fallbackPageType

const matchedTypes = Object.keys(pageMatches) as ReadonlyArray<MatchedType>

/** The type of page that is shown at a destination. */
export const pageTypeOf = (destination: Destination): PageType =>
  matchedTypes.find((type) => pageMatches[type](destination) !== null) ?? fallbackPageType

/**
 * The type of page that a path probably shows, before it is loaded. The browser has the departments but not the whole navigation tree: a path below a
 * department is assumed to be a page of the department's type.
 */
export const probablePageType = (departments: ReadonlyArray<NavigationGroup>, path: string): PageType => {
  const folders = departments.map((group): NavigationNode => ({
    ...group,
    children: group.children.map((link) => ({ ...link, children: [] }))
  }))
  const root: NavigationNode = { id: "", name: "", type: "", url: "/", children: folders }
  const destination = resolvePath(root, path)
  if (destination.kind !== "unknown") return pageTypeOf(destination)
  const department = folders.find(({ url }) => relationToCurrent(path, url) !== undefined)
  return department === undefined ? fallbackPageType : pageTypeOf({ kind: "folder", node: department, trail: [] })
}
